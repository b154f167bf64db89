// The server's texts by page language: e-mails, the download, calendars, pictures and facts of readings. A folder for each language, whose type is that of the English one.
import { pageLanguages, type PageLanguage } from '@numeria/contract'
import { en } from './en/texts.ts'
import { pt } from './pt/texts.ts'

export type PageTexts = typeof en

export const pageTexts: Readonly<Record<PageLanguage, PageTexts>> = { en, pt }

/** One text in every language. */
export const inEveryLanguage = (of: (texts: PageTexts) => string): Record<PageLanguage, string> =>
  Object.fromEntries(pageLanguages.map((language) => [language, of(pageTexts[language])])) as Record<
    PageLanguage,
    string
  >
