import type { Currency } from './packs.ts'

const euroCountries = new Set(
  'AD AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK SM VA'.split(' '),
)
const europeanLanguages = new Set(
  'bg ca cs da de el es et eu fi fr ga gl hr hu is it lb lt lv mt nb nl nn no pl pt ro sk sl sv'.split(' '),
)

/**
 * The currency that a browser is shown before the person chose one: EUR where its region is in a European country, or where it names no region and its
 * language is a European one, or where its clock is European; USD anywhere else.
 * @param locale as `navigator.language` gives it, such as 'pt-PT'
 * @param timeZone as `Intl.DateTimeFormat().resolvedOptions().timeZone` gives it
 * @example defaultCurrency('en-US', 'Europe/Lisbon') // 'eur'
 */
export function defaultCurrency(locale: string, timeZone: string): Currency {
  const [language = '', ...rest] = locale.split('-')
  const region = rest.find((part) => /^[A-Z]{2}$/i.test(part))?.toUpperCase()
  const speaksEuropean =
    region === undefined ? europeanLanguages.has(language.toLowerCase()) : euroCountries.has(region)
  const livesInEurope = timeZone.startsWith('Europe/') && !/\/(?:Moscow|Minsk|Istanbul|London)$/.test(timeZone)
  return speaksEuropean || livesInEurope || /^Atlantic\/(?:Azores|Madeira|Canary)$/.test(timeZone) ? 'eur' : 'usd'
}
