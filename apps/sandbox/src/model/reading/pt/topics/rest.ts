import type { TopicWords } from '../../stock.ts'

export const rest: TopicWords = {
  subject: 'o teu descanso',
  openings: {
    mystic: [
      'até a lua escurece por uns dias todos os meses, e ninguém lhe chama falhanço.',
      'o teu corpo fala em marés, e tens estado alto de mais na praia para as ouvires.',
      'uma candeia que fumega pede menos vento antes de pedir mais azeite.',
      'o cansaço é um mensageiro que andou muito, por isso deixemo-lo sentar primeiro.',
      'a noite foi feita com tanto cuidado como o dia, e tu tens-lhe pedido emprestado.',
    ],
    pragmatic: [
      'o teu mapa não te pode examinar, mas diz como costumas gastar forças a mais.',
      'repara em quando te cansas e menos em quanto te cansas.',
      'o descanso é mais fácil quando sabes qual te falta.',
      'quem tem os teus números costuma dar pelo limite depois de o passar.',
      'falemos de energia, e deixemos o que dói a quem o pode examinar.',
    ],
  },
  lines: {
    mystic: [
      'Ardes como um archote, de uma só vez, e tomas a cinza por fraqueza.',
      'Bebes os humores dos outros como água salgada, e a sede que vem depois não é tua.',
      'Ficas para mais uma canção, e o silêncio de que foges é onde se remendam as tuas asas.',
      'Descansas como a sentinela, de pé; deixa outra pessoa guardar a porta uma noite.',
      'Os teus nervos são cordas numa janela aberta, e um serão parado afina-as melhor do que uma viagem.',
      'Deitas-te quando cada filho, planta e mágoa já está tapado, e a manta acaba-te nos joelhos.',
      'As tuas noites estão cheias de pensar, como uma casa onde alguém anda no andar de cima.',
      'Segues até o cavalo cair, e és ao mesmo tempo quem monta e quem leva.',
      'Levas para o banho a dor de países distantes; deixa-a à porta com os sapatos.',
    ],
    pragmatic: [
      'Ignoras o cansaço até ele ganhar, por isso põe a pausa na agenda antes de precisares dela.',
      'Cansam-te os humores das pessoas, e um quarto de hora a sós depois ajuda mais do que deitar cedo.',
      'Enches os serões livres e depois estranhas que não tenha sobrado nenhum.',
      'Só descansas quando o trabalho acaba, e o trabalho nunca acaba; para pelo relógio.',
      'Ficas com inquietação mais do que com sono, e o que ajuda é um passeio e não outro ecrã.',
      'Tratas do sono de todos menos do teu, por isso deixa outra pessoa de serviço duas vezes por semana.',
      'A tua cabeça continua a trabalhar na cama, e uma página escrita antes das dez esvazia-a.',
      'Tratas o corpo como um empregado, e ele começou a negociar.',
      'Tomas para ti males que não podes mudar, e o noticiário da noite é um deles.',
    ],
  },
  suggestions: {
    mystic: [
      'Esta noite, apaga as luzes uma hora mais cedo e deixa os olhos encontrarem a janela por si.',
      'Amanhã, ao romper do dia, põe os pés nus na erva ou na pedra fresca e fica até a respiração se esquecer de ti.',
      'Escolhe um serão desta semana e deixa-o nu como a lua nova, sem nada dentro e sem dever nada a ninguém.',
      'Depois da última tarefa, deixa correr água morna pelas mãos e o dia ir com ela.',
      'Deita-te de costas sob o céu aberto ou uma janela aberta e conta só a respiração entre os sons.',
      'Devolve esta semana um encargo com uma bênção e não olhes para onde ele cai.',
    ],
    pragmatic: [
      'Deita-te quarenta minutos mais cedo em três noites desta semana e anota cada manhã como te sentes.',
      'Caminha vinte minutos amanhã depois do almoço, sem telemóvel, e vê como corre a tarde.',
      'Cancela hoje um compromisso da próxima semana, aquele que te faz suspirar de alívio.',
      'Se durar mais de quinze dias, marca consulta com o médico na segunda-feira e leva as tuas notas.',
      'Põe uma hora vazia na agenda de sábado, dá-lhe um nome sobre o qual ninguém pergunte e defende-a.',
      'Escreve as três tarefas de amanhã antes do jantar, fecha o caderno e dá o dia por acabado.',
    ],
  },
}
