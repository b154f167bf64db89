import { brand, limits, type Today } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'
import { told } from '../told.ts'

type Links = { today: string; end: string }

type Reminders = {
  daily: (today: Omit<Today, 'letter'>, links: Links) => EmailWords
  /** The one that ends them, after many that nobody opened. */
  last: (links: Links) => EmailWords
  /** The last notification, likewise. */
  lastNotification: Notification
  dayName: string
}

/** Shown by the service worker. It has the person's number of the day, and neither a name nor a date of birth. */
export type Notification = { title: string; body: string }

export const reminders: Reminders = {
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
}
