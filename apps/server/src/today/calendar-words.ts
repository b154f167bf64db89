import { brand, type PageLanguage } from '@numeria/contract'

export const calendarWords: Record<PageLanguage, { name: string; day: string; month: string }> = {
  en: { name: `${brand.name}: your numbers`, day: 'Personal Day', month: 'Personal Month' },
  pt: { name: `${brand.name}: os teus números`, day: 'Dia Pessoal', month: 'Mês Pessoal' },
}
