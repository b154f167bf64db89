import { brand } from '@numeria/contract'
import type * as en from '../en/calendar.ts'

export const calendar: typeof en.calendar = {
  name: `${brand.name}: os teus números`,
  day: 'Dia Pessoal',
  month: 'Mês Pessoal',
}
