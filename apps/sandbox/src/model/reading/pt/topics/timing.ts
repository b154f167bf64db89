import type { TopicWords } from '../../stock.ts'
import { decision } from './decision.ts'

export const timing: TopicWords = {
  subject: 'o que aí vem',
  openings: {
    mystic: [
      'o ano tem uma maré, e tu já estás dentro dela.',
      'o tempo vira a página para ti num certo número.',
      'perguntas quando, e a lua sorri, porque nunca chegou tarde nem cedo.',
      'a estação em que estás cheira-se antes de se ver.',
      'o que vem já deitou um pouco de luz por baixo da porta.',
    ],
    pragmatic: [
      'o ano em que estás tem um tema claro no teu mapa.',
      'para saber o tempo certo, é o número do ano que se consulta.',
      'não te posso dar uma data, mas posso dizer para que serve esta fase.',
      'melhor do que perguntar quando é perguntar o que tem de estar pronto até lá.',
      'os anos diferem no que facilitam, e o teu também.',
    ],
  },
  lines: decision.lines,
  suggestions: {
    mystic: [
      'Abre a agenda ao anoitecer e escreve uma palavra por cima do próximo mês, como quem batiza um barco.',
      'Escolhe a coisa inacabada que mais te pesa e dá-lhe o último serão antes da lua cheia.',
      'Na próxima lua nova, escreve por que há de este ano ser lembrado e pendura-o onde acordas.',
      'Põe no parapeito uma pedra por cada mês que passou e diz o que cada um te ensinou.',
      'Levanta-te uma vez esta semana antes da aurora e vê quanto tempo leva o escuro a ser outra coisa.',
      'Escreve uma carta a ti para a última noite do ano e não a abras antes.',
    ],
    pragmatic: [
      'Abre já a agenda e dá ao próximo mês um único objetivo que combine com este tema.',
      'Escolhe a coisa inacabada que mais te pesa e põe-lhe uma data antes do fim da semana.',
      'Na próxima segunda-feira, escreve por que queres lembrar este ano e risca um plano que não sirva para isso.',
      'Relê as tuas mensagens deste mês e anota o que voltou uma e outra vez.',
      'Divide os próximos três meses em começar, construir e acabar e põe uma coisa em cada um.',
      'Combina com um amigo que te pergunte por isto no primeiro domingo do mês que vem.',
    ],
  },
}
