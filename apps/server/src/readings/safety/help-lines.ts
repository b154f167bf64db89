import { helpLines, type HelpLines, type ReadingLanguage } from '@numeria/contract'

/** The countries whose lines are given where none is known. */
const homes: Record<ReadingLanguage, readonly string[]> = {
  en: ['GB', 'IE', 'US', 'PT'],
  pt: ['PT', 'BR'],
  es: ['ES'],
  fr: ['FR', 'BE', 'CH'],
  de: ['DE', 'AT', 'CH'],
  it: ['IT', 'CH'],
}

/** The country that the browser names for the language of the answer: BR where it is `pt` and the header says `pt-BR,en-US`. */
export function countryOf(acceptLanguage: string | undefined, language: ReadingLanguage): string | null {
  const tags = (acceptLanguage ?? '').slice(0, 200).split(',')
  const tag = tags
    .map((each) => each.trim().split(';')[0]!)
    .find((each) => each.toLowerCase().startsWith(`${language}-`))
  return tag?.split('-')[1]?.toUpperCase() ?? null
}

/** The countries whose lines a person is given, with their names in the language. A browser's country is a guess, so those of the language follow it. */
export function helpLinesFor(language: ReadingLanguage, country: string | null): { name: string; lines: HelpLines }[] {
  const isKnown = country !== null && helpLines[country] !== undefined
  const codes = isKnown ? [country, ...homes[language].filter((home) => home !== country)] : homes[language]
  const names = new Intl.DisplayNames([language === 'pt' ? 'pt-PT' : language], { type: 'region' })
  return codes.map((code) => ({ name: names.of(code) ?? code, lines: helpLines[code]! }))
}
