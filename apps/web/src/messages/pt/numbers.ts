import type * as en from '../en/numbers.ts'

export const numbers: typeof en.numbers = {
  howFound: 'Contas passo a passo',
  fetching: 'A carregar os números…',
  notKept: 'Os números desta leitura já não estão guardados.',
  tryAgain: 'Tentar outra vez',
  countedFrom: 'Contas feitas a partir de ',
  born: (date) => `, data de nascimento ${date}`,
  and: ' e de ',
  inTheWay: (tradition) =>
    `, segundo a tradição ${tradition.toLowerCase()}. É aritmética simples, igual de cada vez; nenhuma IA entra nela.`,
  you: 'Tu',
  otherPerson: 'A outra pessoa',
  twoOfYou: 'Em conjunto',
  pair: 'O par',
  showEach: 'Ver como se chegou a cada um',
  howCounted: 'Como se conta',
  /** Read out after `howCounted`. */
  countedOf: (label) => `: ${label}, abre num novo separador`,
  showSteps: 'Ver cada passo',
  showOthers: (count) => (count === 1 ? 'Ver o outro número' : `Ver os outros ${count} números`),
  table: { number: 'Número', value: 'Valor', working: 'Contas' },
  loShu: {
    title: 'Quadrado Lo Shu',
    what: 'Cada algarismo da data de nascimento, no seu lugar.',
    there: 'Presentes',
    missing: 'Em falta',
    repeated: 'Repetidos',
    none: 'nenhum',
  },
  timeline: {
    day: { title: 'Sete dias', now: 'o dia da leitura' },
    month: { title: 'Mês a mês', now: 'o mês da leitura' },
    years: { title: 'Os pináculos de uma vida', now: 'o ponto em que a leitura te encontrou' },
    fullCircle: (now) => `O círculo cheio é ${now}.`,
    onwards: (year) => `${year} →`,
    span: (from, to) => (to ? `de ${from} a ${to}` : `de ${from} em diante`),
  },
}
