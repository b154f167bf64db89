/** The language of this build: for `lang`, for dates and numbers, and for requests. */
export const language: 'en' | 'pt' = 'en'
/** For `Intl`. */
export const locale: string = 'en-GB'
