import type * as en from '../en/named-readings.ts'

export const namedReadings: typeof en.namedReadings = {
  quick: {
    gives: 'Um pensamento para hoje',
    message: 'Uma leitura rápida para o dia de hoje',
  },
  life_path: {
    gives: 'A partir da tua data de nascimento',
    message: 'A minha leitura do Caminho de Vida',
  },
  year_forecast: { gives: 'Mês a mês', message: 'A minha previsão para o ano' },
  compatibility: {
    gives: 'Tu e outra pessoa',
    message: 'A minha leitura de compatibilidade',
  },
  weekly_roadmap: {
    gives: 'Os teus próximos sete dias',
    message: 'O meu roteiro da semana',
  },
  blueprint: {
    gives: 'Todos os números e ciclos',
    message: 'O meu mapa numerológico completo',
  },
}

export const readings: typeof en.readings = {
  compatibilityWith: (name) => `A minha compatibilidade com ${name}`,
  title: 'Leituras à escolha',
  closedYet: 'Acrescenta o teu nome e a data de nascimento para as desbloquear.',
  someNeedMore: (yours) => `Algumas custam mais do que os teus ${yours}.`,
  moreNeeded: (credits) => (credits === 1 ? 'falta 1' : `faltam ${credits}`),
  buyCredits: 'Comprar créditos',
  needsProfile: 'Acrescenta primeiro o teu nome e a data de nascimento.',
  youHave: (yours) => `Tens ${yours}.`,
  leaves: (left, yours) => `Ficas com ${left} dos teus ${yours}.`,
  completeProfile: 'Completa o teu perfil',
  choosePerson: 'Escolher a pessoa',
  send: 'Enviar',
  notNow: 'Agora não',
  otherPerson: {
    why: 'Com quem queres comparar-te? Os dados desta pessoa servem só para as tuas leituras.',
    nameHint: 'O nome completo de nascimento, se o souberes.',
    saved: (price) => `Comparar com uma das tuas pessoas por ${price}`,
    someoneElse: 'Ou com outra pessoa',
    keep: 'Guardar esta pessoa para a próxima vez',
    onlyAdults: 'Não comparamos com menores de 18 anos.',
    sendFor: (price) => `Enviar por ${price}`,
    sending: 'A enviar…',
    stillToCome: 'Essa data está no futuro. Indica uma data passada.',
    formMissing: 'Não foi possível abrir o formulário. Tenta outra vez.',
  },
}
