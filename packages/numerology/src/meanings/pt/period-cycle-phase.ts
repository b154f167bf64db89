import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** Meaning of the first, second and third Period Cycle, independent of their number. */
export const periodCyclePhaseMeanings: Meanings<1 | 2 | 3> = {
  1: inOneVoice({
    title: 'O Ciclo Formativo',
    essence:
      'O primeiro Ciclo de Vida, o do mês de nascimento, dura até perto dos trinta. O seu número dá cor aos anos em que outros te formam e em que vais aprendendo a formar-te.',
    gift: 'Absorves sem esforço: uma língua, um modo de rir, uma ideia do que é possível.',
    shadow: 'O que então foi difícil parece-te a própria vida, e ainda hoje constróis à volta disso.',
    scene:
      'À mesa da família, dás por ti a pegar na chávena como fazia a tua avó. Alguém repara, do outro lado, e sorri.',
    advice: 'Escreve três coisas que aprendeste na juventude sem ninguém tas ensinar.',
  }),
  2: inOneVoice({
    title: 'O Ciclo Produtivo',
    essence:
      'O segundo Ciclo de Vida, o do dia de nascimento, ocupa o longo meio da vida, cerca de vinte e sete anos. O seu número mostra o terreno onde as tuas capacidades pedem trabalho.',
    gift: 'Conheces o ofício e as pessoas, e o esforço transforma-se em coisa que se vê.',
    shadow: 'Os anos de dever confundem-se uns com os outros, e custa deixar um êxito que não era o teu.',
    scene:
      'Mostras a quem te visita aquilo que construíste. À última porta hesitas, porque é ali que está a parte de que gostas.',
    advice: 'Compara uma semana tua com o que este número pede, e dá-lhe mais duas horas.',
  }),
  3: inOneVoice({
    title: 'O Ciclo da Colheita',
    essence:
      'O terceiro Ciclo de Vida, o do ano de nascimento, começa perto dos sessenta e não acaba. O seu número diz o que amadurece quando já há menos para provar.',
    gift: 'Dás sem fazer contas, e no teu modo de ver cabe mais do que uma verdade.',
    shadow: 'Olhar para trás passa a ser morar lá, e o que é novo parece feito para os outros.',
    scene:
      'No curso da noite, ninguém tem tantos anos como tu. Ao fim da segunda aula, a pessoa mais nova pede para se sentar ao teu lado.',
    advice: 'Planeia uma coisa cujo fruto proves dentro de um ano, e começa-a este mês.',
  }),
}
