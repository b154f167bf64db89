import { brand, limits, type Today, type TodayNumber, type PageLanguage } from '@numeria/contract'

type Links = { today: string; end: string }
type Words = { subject: string; lines: readonly string[] }

type Texts = {
  daily: (today: Omit<Today, 'letter'>, links: Links) => Words
  /** The one that ends them, after many that nobody opened. */
  last: (links: Links) => Words
  /** The last notification, likewise. */
  lastNotification: Notification
  dayName: string
}

/** Shown by the service worker. It has the person's number of the day, and neither a name nor a date of birth. */
export type Notification = { title: string; body: string }

const told = (name: string, { value, title, sentence }: TodayNumber) => [`${name} ${value}: ${title}`, sentence, '']

export const reminderTexts: Record<PageLanguage, Texts> = {
  en: {
    daily: ({ day, month, year }, { today, end }) => ({
      subject: `Personal Day ${day.value}: ${day.title}`,
      lines: [
        ...told('Personal Day', day),
        ...told('Personal Month', month),
        ...told('Personal Year', year),
        `See your numbers with ${brand.persona}: ${today}`,
        '',
        `You asked ${brand.name} for this daily e-mail. To stop it: ${end}`,
      ],
    }),
    last: ({ today }) => ({
      subject: 'This is your last e-mail with the numbers of the day',
      lines: [
        `You have not looked at your numbers on ${brand.name} during our last ${limits.unopenedReminders} e-mails, so this is the last one.`,
        '',
        `Your numbers are still there every day. To get the e-mails again: ${today}`,
      ],
    }),
    lastNotification: {
      title: 'This is the last notification',
      body: `You have not looked at your numbers after our last ${limits.unopenedReminders} notifications. You can turn them on again on the page of your day.`,
    },
    dayName: 'Personal Day',
  },
  pt: {
    daily: ({ day, month, year }, { today, end }) => ({
      subject: `Dia Pessoal ${day.value}: ${day.title}`,
      lines: [
        ...told('Dia Pessoal', day),
        ...told('Mês Pessoal', month),
        ...told('Ano Pessoal', year),
        `Vê os teus números com a ${brand.persona}: ${today}`,
        '',
        `Pediste à ${brand.name} este e-mail diário. Para deixares de o receber: ${end}`,
      ],
    }),
    last: ({ today }) => ({
      subject: 'Este é o teu último e-mail com os números do dia',
      lines: [
        `Enviámos-te ${limits.unopenedReminders} e-mails e não vieste à ${brand.name} ver os teus números, por isso este é o último.`,
        '',
        `Os teus números continuam lá todos os dias. Para voltares a receber os e-mails: ${today}`,
      ],
    }),
    lastNotification: {
      title: 'Esta é a última notificação',
      body: `Enviámos-te ${limits.unopenedReminders} notificações e não vieste ver os teus números. Podes voltar a ativá-las na página do teu dia.`,
    },
    dayName: 'Dia Pessoal',
  },
}
