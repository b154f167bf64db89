import { brand } from '@numeria/contract'
import type { Language } from '../platform/language.ts'

export const calendarWords: Record<Language, { name: string; day: string; month: string }> = {
  en: { name: `${brand.name}: your numbers`, day: 'Personal Day', month: 'Personal Month' },
  pt: { name: `${brand.name}: os teus números`, day: 'Dia Pessoal', month: 'Mês Pessoal' },
}
