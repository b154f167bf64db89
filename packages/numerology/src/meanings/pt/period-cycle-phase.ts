import type { Meanings } from '../meaning.ts'
import { inOneVoice } from '../one-voice.ts'

/** Meaning of the first, second and third Period Cycle, independent of their number. */
export const periodCyclePhaseMeanings: Meanings<1 | 2 | 3> = {
  1: inOneVoice({
    title: 'O Ciclo Formativo',
    essence:
      'O primeiro Ciclo de Vida, o do mês de nascimento, dura até perto dos trinta. O seu número dá cor aos anos em que outros te formam e em que vais aprendendo a formar-te.',
    gift: 'Aprende-se então sem esforço: uma língua, um modo de rir, o que é possível.',
    shadow: 'O que nesses anos foi difícil parece-te a própria vida, e ainda hoje te guias por isso.',
    scene:
      'Num almoço de festa, reparas que pegas na chávena como fazia quem te criou. Alguém, do outro lado da mesa, também reparou, e sorri.',
    advice: 'Escreve hoje três coisas que aprendeste em criança sem ninguém tas ensinar.',
  }),
  2: inOneVoice({
    title: 'O Ciclo Produtivo',
    essence:
      'O segundo Ciclo de Vida, o do dia de nascimento, ocupa o longo meio da vida, cerca de vinte e sete anos. O seu número mostra em que terreno mais trabalhas.',
    gift: 'Conheces o ofício e as pessoas, e o teu esforço transforma-se em coisa que se vê.',
    shadow: 'Os anos de dever confundem-se uns com os outros, e custa-te largar um êxito que não era o que querias.',
    scene:
      'Mostras a uma visita aquilo que construíste. À última porta hesitas, porque é ali que está a parte de que gostas.',
    advice: 'Dá esta semana duas horas à parte do teu trabalho de que mais gostas.',
  }),
  3: inOneVoice({
    title: 'O Ciclo da Colheita',
    essence:
      'O terceiro Ciclo de Vida, o do ano de nascimento, começa perto dos sessenta e não acaba. O seu número diz o que amadurece quando já há menos para provar.',
    gift: 'Dás sem fazer contas, e no teu modo de ver cabe mais do que uma verdade.',
    shadow: 'Passas mais tempo no passado do que no presente, e o que é novo parece-te feito para os outros.',
    scene:
      'No curso noturno, ninguém tem tantos anos como tu. Ao fim da segunda aula, a pessoa mais nova pede para se sentar ao teu lado.',
    advice: 'Escolhe uma coisa que possa dar fruto dentro de um ano, e começa-a este mês.',
  }),
}
