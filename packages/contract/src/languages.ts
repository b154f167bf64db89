/** Languages of the pages, the emails and the error texts: the own name and the regional form, for dates, numbers and `lang`. */
export const pageLanguageDetails = {
  en: { name: 'English', locale: 'en-GB' },
  pt: { name: 'Português', locale: 'pt-PT' },
} as const
export type PageLanguage = keyof typeof pageLanguageDetails
export const pageLanguages = Object.keys(pageLanguageDetails) as [PageLanguage, ...PageLanguage[]]

/** The language of addresses without a language, and of a person who prefers none of ours. */
export const mainLanguage = 'en' satisfies PageLanguage

/** Languages a reading can be written in, by their own names. */
export const readingLanguageNames = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
} as const
export type ReadingLanguage = keyof typeof readingLanguageNames
export const readingLanguages = Object.keys(readingLanguageNames) as [ReadingLanguage, ...ReadingLanguage[]]

/** The language of what our pages say about a reading: its own where they have it. */
export const pageLanguageOf = (language: string): PageLanguage =>
  pageLanguages.find((one) => one === language) ?? mainLanguage
