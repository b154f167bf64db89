import type { Sentences, SingleDigit } from '../meaning.ts'

/** Help with a Karmic Lesson whose value is also a core number. */
export const softenedLessonSentences: Sentences<SingleDigit> = {
  1: 'O 1 que falta nas letras está entre os teus números principais: quando sabes para onde vais, a iniciativa vem sem pedir licença.',
  2: 'Aquilo que as letras não deram chega-te por um 2 principal: tens mais tato e mais paciência do que julgas.',
  3: 'Um 3 entre os teus números principais alivia esta lição. As palavras aparecem quando deixas de as ensaiar, e mais ainda em boa companhia.',
  4: 'O nome não traz método, mas há um 4 entre os teus números principais. Serve-te dele: começa a horas certas, e a ordem vem atrás.',
  5: 'Como o 5 é um dos teus números principais, a mudança não te é estranha. Hesitas à porta, e depois gostas da viagem.',
  6: 'Um 6 entre os números principais dá-te o que o nome deixou de fora. O cuidado e os laços crescem com as pessoas a quem já abriste a porta.',
  7: 'Com um 7 entre os números principais, a profundidade está à mão: uma hora de sossego rende-te o que a outros rende um mês.',
  8: 'Um 8 principal compensa a falta. O dinheiro e a autoridade aprendem-se na prática, e mais cedo do que contas.',
  9: 'Se o 9 é um dos teus números principais, a compaixão não te falta; só precisa de um rosto e de um nome antes de se pôr a caminho.',
}
