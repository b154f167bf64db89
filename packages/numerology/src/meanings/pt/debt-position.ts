import type { DebtPositionKey, Sentences } from '../meaning.ts'

/** Task of a karmic debt in the position where it stands. */
export const debtPositionSentences: Sentences<DebtPositionKey> = {
  '13-lifePath':
    'No Caminho de Vida, o esforço é a própria estrada: o que saltas fica à tua espera mais adiante, e o que acabas leva-te mais longe.',
  '13-birthday':
    'No Dia de Nascimento, o 13 toca num talento: o dom é verdadeiro, e só se torna teu com o treino de todos os dias.',
  '13-expression':
    'Na Expressão, o 13 pede brio de artesão. O que sabes fazer só se vê quando continuas depois de passar a primeira inspiração.',
  '13-soulUrge':
    'No Impulso da Alma, engana-te a vontade de que tudo seja fácil; a alegria vem com o trabalho que farias de graça.',
  '13-personality':
    'Na Personalidade, o 13 aparece como promessa cumprida a meias. As pessoas lembram-se mais de como acabas do que de como começas.',
  '14-lifePath':
    'No Caminho de Vida, o 14 faz da medida um tema para sempre: a liberdade fica contigo enquanto cumpres o que dizes.',
  '14-birthday':
    'No Dia de Nascimento, o 14 dá cor a um talento para a mudança. A arte está em saber quando a terceira festa, viagem ou ideia já é de mais.',
  '14-expression':
    'Na Expressão, o 14 dispersa o que sabes fazer. Um compromisso mantido durante um ano mostra mais de ti do que dez começos.',
  '14-soulUrge':
    'No Impulso da Alma, o 14 é a fome do que vem a seguir. Antes de partires, pergunta-te o que esperas encontrar.',
  '14-personality':
    'Na Personalidade, o 14 parece encanto sem morada certa. Chegar a horas duas vezes seguidas faz milagres.',
  '16-lifePath':
    'No Caminho de Vida, há certezas que cedem de tempos a tempos, para darem lugar a outras mais verdadeiras. O que fica de pé é teu.',
  '16-birthday':
    'O 16 no Dia de Nascimento anda a par de uma cabeça viva que gosta de ter razão. Uma correção a tempo poupa-te outra maior.',
  '16-expression':
    'Na Expressão, o 16 põe à prova o orgulho no que sabes: mostra a obra ainda por acabar, e sairá melhor.',
  '16-soulUrge':
    'No Impulso da Alma, aprendes a separar o amor da vontade de admiração. A proximidade começa onde a imagem tem uma racha.',
  '16-personality':
    'Na Personalidade a fachada é boa, talvez boa de mais. Deixa que uma pessoa veja a sala que está por trás.',
  '19-lifePath':
    'No Caminho de Vida aprendes a andar pelo teu pé sem recusares companhia. Uma ajuda aceite não é uma dívida.',
  '19-birthday':
    'No Dia de Nascimento, o 19 dá uma vontade forte desde o berço; o exercício é pedir ajuda antes de pegares no peso.',
  '19-expression':
    'Na Expressão, o 19 traz competência e solidão ao trabalho. Reparte a tarefa antes de ela pesar, e não depois.',
  '19-soulUrge':
    'No Impulso da Alma, o 19 é o desejo de não precisar de ninguém. Por baixo desse há outro: que a pessoa certa te encontre.',
  '19-personality':
    'Na Personalidade pareces ter tudo na mão, e por isso ninguém se oferece. Diz em voz alta o que te fazia jeito.',
}
