import type { Language } from '@numeria/contract'

export type HelpLines = { emergency: string; talk: string; abuse: string }

/**
 * Help lines by country (ISO 3166-1). Checked against a source in November 2026: PT 1411, 808 24 24 24, 213 544 545 and 800 202 148; ES 024
 * and 016. NOT checked: all other numbers of this table. The operator confirms them before release with each service's own page, and looks
 * at all of them once a year. Where a country has no line of its own for violence, its emergency number stands.
 */
const lines: Record<string, HelpLines> = {
  PT: { emergency: '112', talk: '1411; SNS 24, 808 24 24 24; SOS Voz Amiga, 213 544 545', abuse: '800 202 148' },
  ES: { emergency: '112', talk: '024', abuse: '016' },
  FR: { emergency: '112', talk: '3114', abuse: '3919' },
  DE: { emergency: '112', talk: '0800 111 0 111', abuse: '116 016' },
  IT: { emergency: '112', talk: '02 2327 2327', abuse: '1522' },
  GB: { emergency: '999', talk: '116 123', abuse: '0808 2000 247' },
  IE: { emergency: '112', talk: '116 123', abuse: '1800 341 900' },
  US: { emergency: '911', talk: '988', abuse: '1-800-799-7233' },
  CA: { emergency: '911', talk: '988', abuse: '911' },
  AU: { emergency: '000', talk: '13 11 14', abuse: '1800 737 732' },
  BR: { emergency: '190; SAMU, 192', talk: 'CVV, 188', abuse: '180' },
  AT: { emergency: '112', talk: '142', abuse: '0800 222 555' },
  CH: { emergency: '112', talk: '143', abuse: '117' },
  BE: { emergency: '112', talk: '1813; 0800 32 123', abuse: '0800 30 030' },
}

/** Whose lines are given where no country is known. */
const homes: Record<Language, readonly string[]> = {
  en: ['GB', 'IE', 'US', 'PT'],
  pt: ['PT', 'BR'],
  es: ['ES'],
  fr: ['FR', 'BE', 'CH'],
  de: ['DE', 'AT', 'CH'],
  it: ['IT', 'CH'],
}

/** The country that the browser names for the language of the answer: BR where it is `pt` and the header says `pt-BR,en-US`. */
export function countryOf(acceptLanguage: string | undefined, language: Language): string | null {
  const tags = (acceptLanguage ?? '').slice(0, 200).split(',')
  const tag = tags
    .map((each) => each.trim().split(';')[0]!)
    .find((each) => each.toLowerCase().startsWith(`${language}-`))
  return tag?.split('-')[1]?.toUpperCase() ?? null
}

/** The countries whose lines a person is given, with their names in the language. A browser's country is a guess, so those of the language follow it. */
export function helpLines(language: Language, country: string | null): { name: string; lines: HelpLines }[] {
  const isKnown = country !== null && lines[country] !== undefined
  const codes = isKnown ? [country, ...homes[language].filter((home) => home !== country)] : homes[language]
  const names = new Intl.DisplayNames([language === 'pt' ? 'pt-PT' : language], { type: 'region' })
  return codes.map((code) => ({ name: names.of(code) ?? code, lines: lines[code]! }))
}
