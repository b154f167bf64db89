import { brand, limits, type Today, type TodayNumber } from '@numeria/contract'
import type { Language } from '../platform/language.ts'

type Links = { today: string; end: string }
type Words = { subject: string; lines: readonly string[] }

type Texts = {
  daily: (today: Today, links: Links) => Words
  /** The one that ends them, after many that nobody opened. */
  last: (links: Links) => Words
}

const told = (name: string, { value, title, sentence }: TodayNumber) => [`${name} ${value}: ${title}`, sentence, '']

export const reminderTexts: Record<Language, Texts> = {
  en: {
    daily: ({ day, month, year }, { today, end }) => ({
      subject: `Personal Day ${day.value}: ${day.title}`,
      lines: [
        ...told('Personal Day', day),
        ...told('Personal Month', month),
        ...told('Personal Year', year),
        `Your numbers with ${brand.persona}: ${today}`,
        '',
        `You asked ${brand.name} for this e-mail. Stop it: ${end}`,
      ],
    }),
    last: ({ today }) => ({
      subject: 'Your numbers of the day stop here',
      lines: [
        `You have not looked at your numbers on ${brand.name} since our last ${limits.unopenedReminders} messages, so this is the last one.`,
        '',
        `They are still there every day, and you can ask for them again: ${today}`,
      ],
    }),
  },
  pt: {
    daily: ({ day, month, year }, { today, end }) => ({
      subject: `Dia Pessoal ${day.value}: ${day.title}`,
      lines: [
        ...told('Dia Pessoal', day),
        ...told('Mês Pessoal', month),
        ...told('Ano Pessoal', year),
        `Os teus números com a ${brand.persona}: ${today}`,
        '',
        `Pediste este e-mail à ${brand.name}. Deixar de o receber: ${end}`,
      ],
    }),
    last: ({ today }) => ({
      subject: 'Os teus números do dia ficam por aqui',
      lines: [
        `Não vês os teus números na ${brand.name} desde as nossas últimas ${limits.unopenedReminders} mensagens, por isso esta é a última.`,
        '',
        `Continuam lá todos os dias, e podes voltar a pedi-los: ${today}`,
      ],
    }),
  },
}
