/** Languages of the pages, the emails and the error texts. */
export const pageLanguages = ['en', 'pt'] as const
export type PageLanguage = (typeof pageLanguages)[number]

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
