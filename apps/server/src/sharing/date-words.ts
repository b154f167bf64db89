// Words that a birth date is told with, in each language, without accents and capitals.
import type { ReadingLanguage } from '@numeria/contract'
import type { Vocabulary } from '../readings/check/vocabulary.ts'

export const birthWords: Record<ReadingLanguage, RegExp> = {
  en: /^(?:born|birth\w*|natal|world)$/,
  pt: /^(?:nasc\w+|aniversario\w*|mundo)$/,
  es: /^(?:nac[ei]\w*|nazc\w+|cumple\w*|mundo)$/,
  fr: /^(?:née?s?|naiss\w+|naitr\w+|naqu\w+|anniversaire\w*|monde)$/,
  de: /^(?:gebor\w+|geburt\w*|welt)$/,
  it: /^(?:nat[oaie]|nasc\w+|nacqu\w+|compleann\w+|mondo)$/,
}
export const dateWords = /^(?:dates?|birthdate|datas?|fechas?|geburtsdatum\w*|datum\w*)$/
export const ageWords = /^(?:age[ds]?|idade|edad|alter|eta|years?|anos?|ans|jahre?n?|anni)$/
export const squareWords =
  /^(?:shu|squares?|grids?|quadrad[oa]s?|quadricula|cuadrad[oa]s?|cuadricula|carres?|grilles?|quadrat[oes]*|gitter|raster|grigli[ae]|arrows?|setas?|flechas?|fleches?|pfeile?n?|frecc[aei]+)$/
export const cycleWords = /^(?:cycles?|ciclos?|cicli|zyklus|zyklen)$/
/** Of a year in words, what stands before its last two digits, without spaces. */
const centuries: Record<ReadingLanguage, string[]> = {
  en: ['nineteen', 'nineteenhundredand', 'twothousand', 'twothousandand', 'twenty'],
  pt: ['milnovecentose', 'doismile', 'doismil'],
  es: ['milnovecientos', 'dosmil'],
  fr: ['milneufcent', 'dixneufcent', 'deuxmille'],
  de: ['neunzehnhundert', 'neunzehnhundertund', 'zweitausend', 'zweitausendund'],
  it: ['millenovecento', 'millenovecent', 'duemila'],
}

const englishOrdinals: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
  twenty: 'twentieth',
  thirty: 'thirtieth',
}

/** The day in words as an ordinal, where the language counts its days so. Others use the plain number. */
export function ordinalsOf(day: number, { language, numbers }: Vocabulary): string[] {
  const cardinals = [...numbers.values()].flat().filter(({ value, form }) => value === day && form !== 'plural')
  if (language === 'en')
    return cardinals.map(({ words }) => {
      const last = words.at(-1)!
      return [...words.slice(0, -1), englishOrdinals[last] ?? `${last}th`].join(' ')
    })
  if (language === 'de')
    return cardinals.flatMap(({ words: [word] }) =>
      ['e', 'en', 'er', 'es'].map((end) => `${word}${day < 20 ? 't' : 'st'}${end}`),
    )
  return []
}

/** 'nineteen eighty-five' without its spaces. */
export function yearInWords(year: number, { language, numbers }: Vocabulary): string[] {
  const isOld = year < 2000
  const prefixes = centuries[language].filter((prefix) => /^(?:nin|mil|dixneuf|neun)/.test(prefix) === isOld)
  return [...numbers.values()]
    .flat()
    .filter(({ value, form }) => value === year % 100 && form !== 'plural' && value > 0)
    .flatMap(({ words }) => prefixes.map((prefix) => prefix + words.join('')))
}
