import type * as en from '../en/working-out.ts'

export const workingOut: typeof en.workingOut = {
  workItOut: 'Fazer as contas',
  fetchingWords: 'A carregar o texto…',
  wordsMissing: 'Não foi possível carregar o texto deste número. O número está certo.',
}

export const dateForm: typeof en.dateForm = {
  legend: 'Data de nascimento',
  day: 'Dia',
  month: 'Mês',
  year: 'Ano',
  hint: 'Por exemplo 14 7 1990. Fica no teu navegador.',
  parts: { day: 'o dia', month: 'o mês', year: 'o ano' },
  and: ' e ',
  allMissing: 'Escreve um dia, um mês e um ano.',
  someMissing: (parts) => `Escreve também ${parts}.`,
  yearInDigits: 'Escreve o ano em algarismos, quatro no máximo, como 1990.',
  noYearZero: 'Não há ano 0: o calendário começa no ano 1.',
  monthByNumber: 'Escreve o mês com um número de 1 a 12, ou por extenso.',
  dayByNumber: 'Escreve o dia com um número de 1 a 31.',
  noSuchDay: (day, month, year) =>
    `Não há ${day} de ${month.toLowerCase()}${year === null ? '' : ` de ${year}`} no calendário.`,
  stillToCome: 'Essa data está no futuro. Indica uma data passada.',
}

export const steps: typeof en.steps = {
  month: 'Mês',
  day: 'Dia',
  year: 'Ano',
  together: 'Soma',
  master: 'mestre',
  keptInside: (masters) =>
    masters.length === 1
      ? `O ${masters[0]} mantém-se inteiro dentro da soma, como número mestre.`
      : `O ${masters.join(' e o ')} mantêm-se inteiros dentro da soma, como números mestres.`,
  isMaster: (value) => `${value} é um número mestre: um Caminho de Vida não se reduz para lá dele.`,
  isDebt: (debt, value) =>
    `O total é ${debt}, a que os numerólogos chamam dívida cármica e que escrevem ${debt}/${value}. Cerca de um quarto das datas tem uma.`,
  otherWay: (value, path) =>
    `Outras calculadoras podem mostrar ${value}, porque somam todos os algarismos de uma vez: ${path}.`,
}
