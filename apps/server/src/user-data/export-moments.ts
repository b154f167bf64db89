import { pageLanguageDetails, type PageLanguage } from '@numeria/contract'

export type Moments = ReturnType<typeof momentsIn>

/** Dates, times and money as they are written in a language, in the person's time zone. */
export function momentsIn(language: PageLanguage, timeZone: string) {
  const { locale } = pageLanguageDetails[language]
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone })
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    time: (at: Date) => time.format(at),
    /** `YYYY-MM-DD` of the local day. */
    isoDay: (at: Date) => isoDay.format(at),
    /** @param date `YYYY-MM-DD` */
    day: (date: string) => day.format(new Date(`${date}T00:00:00Z`)),
    money: (cents: number, currency: string) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: currency.toUpperCase() }).format(cents / 100),
  }
}
