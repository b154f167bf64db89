import type * as en from '../en/dates.ts'

export const monthNames: typeof en.monthNames = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
]

export const shortMonths: typeof en.shortMonths = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ')

export const shortWeekdays: typeof en.shortWeekdays = 'dom seg ter qua qui sex sáb'.split(' ')

export const dates: typeof en.dates = {
  written: (day, month, year) => `${day} de ${month.toLowerCase()} de ${year}`,
  today: 'Hoje',
  yesterday: 'Ontem',
}
