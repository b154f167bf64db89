import type * as en from '../en/named-readings.ts'

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
