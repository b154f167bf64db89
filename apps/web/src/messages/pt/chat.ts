import type * as en from '../en/chat.ts'

export const chat: typeof en.chat = {
  openers: ['Uma dica rápida para hoje', 'Qual é o meu número de Expressão?', 'Qual é a minha força escondida?'],
  tooLong: 'Mensagem demasiado longa',
  tooLongWhy: 'Escreve a tua mensagem em menos de 150 palavras.',

  greeting: {
    welcome: 'Olá! Eu sou a Selene.',
    offer:
      'Os teus números são calculados a partir do teu nome e da tua data de nascimento, e eu escrevo sobre o que significam. Por onde começamos?',
    isAi: 'A Selene é uma IA. As leituras servem para refletir e para entreter.',
  },
  youSaid: 'Disseste: ',
  seleneSaid: 'A Selene disse: ',
  coreNumbers: 'Os teus quatro números principais, grátis',
  wholeChart: 'Ver o mapa inteiro',
  conversation: 'Conversa',
  suggestions: 'Sugestões',
  free: 'grátis',
  buyCredits: 'Comprar créditos',
  buyCreditsAlt: 'Comprar créditos na página de preços',
  tryAgain: 'Tentar outra vez',

  message: 'Mensagem para a Selene',
  placeholder: 'Pergunta pelos teus números',
  writing: 'A Selene está a escrever…',
  stillCounting: 'Ainda a fazer contas. Esta demora um pouco mais.',
  isLost: 'Estás sem ligação. A Selene continua a escrever, e vês a leitura assim que voltares.',
  stopIt: 'Parar',
  stopNow: (price) => `Parar agora: ${price}`,
  isStopping: 'A parar',
  stoppingNow: 'A parar…',
  send: 'Enviar',
  words: 'Palavras: ',
  isTooLong: ' – demasiado longa',
  quickAnswer: 'Resposta rápida',
  quickAnswerOffer: 'Os teus créditos chegam para uma resposta rápida.',
  compareWith: (name: string | null, born: string) => `Comparar-te com ${name ?? `quem nasceu a ${born}`}`,
  confirmCost: (price) => `A tua mensagem custa ${price}`,
  cancel: 'Cancelar',
  estimatedCost: 'Custo estimado: ',
  withProfile: (price) => `, depois ${price} com o teu perfil`,
  youHave: (credits) => ` · tens ${credits}`,
  subject: (name, born, isNew) =>
    `Para ${name}, data de nascimento ${born}, ${isNew ? 'da tua mensagem' : 'das tuas mensagens'}`,

  announced: {
    stopped: 'A leitura foi interrompida.',
    finished: 'A Selene acabou a tua leitura.',
    lost: 'Estás sem ligação. A leitura aparece assim que voltares.',
  },
  readingStopped: 'Leitura interrompida',
  readingComplete: 'Leitura completa',
  used: (used, left) => `Custou ${used}; ${left === 1 ? 'resta' : 'restam'} ${left}.`,
  notStopped: 'Não foi possível parar. Tenta outra vez.',

  fetchingEarlier: 'A carregar leituras anteriores…',
  earlierFailed: 'Não foi possível carregar leituras anteriores. Tentar outra vez',
  showEarlier: 'Ver leituras anteriores',
  earlierMissing: 'Não foi possível carregar leituras anteriores.',
  jumpToLatest: 'Ir para o fim',

  askAgain: 'Perguntar outra vez',
  editMessage: 'Editar mensagem',
  notNow: 'Agora não',
}

export const begin: typeof en.begin = {
  title: 'Começar já a usar estes créditos?',
  why: 'Esta mensagem usa créditos que compraste nos últimos 14 dias. Podes resolver o contrato mais tarde, mas pagas os créditos que usares.',
  agree: 'Concordar e enviar',
  notYet: 'Ainda não',
}
