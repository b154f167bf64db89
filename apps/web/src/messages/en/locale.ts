import type { PageLanguage } from '@numeria/contract'

/** The language of this build: for `lang`, for dates and numbers, and for requests. */
export const language: PageLanguage = 'en'
/** For `Intl`. */
export const locale: string = 'en-GB'
