// Words that a referrer chooses as a code. Upper and lower case, and letters and digits that look alike, are the same word.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand, referralWordCharacters } from '@numeria/contract'

/** Pages, roles and companies that a word must not speak for. */
const reserved = `
  selene guest admin administrator support official oficial staff team help moderator security billing payment
  refund login root system api www null undefined google gmail youtube apple iphone icloud
  facebook instagram whatsapp meta tiktok twitter linkedin telegram snapchat reddit discord microsoft amazon netflix
  spotify paypal stripe visa mastercard revolut mbway multibanco openai chatgpt anthropic claude gemini costar
  astrelle nike adidas disney cocacola samsung tesla uber
`
  .trim()
  .split(/\s+/)

/** Refused inside other words too, although they are short. */
const alwaysRefused = ['fuck', 'shit', 'cunt', 'nazi', 'porn', 'nigg', 'hitler']
/** From this length on a listed word is also refused inside another one; shorter ones are parts of too many names. */
const shortestPart = 5

/** The code of a word, or of a code however it was typed: upper case, with one spelling of what looks alike. */
export const codeOfWord = (word: string): string => word.toUpperCase().replace(/[IL]/g, '1').replaceAll('O', '0')

/** Whether a word has a form that a code may have. Its letters are those of a–z: no other alphabet can imitate them. */
export function isWord(word: string): boolean {
  const { least, most } = referralWordCharacters
  return (
    word.length >= least &&
    word.length <= most &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(word) &&
    (word.match(/[a-z]/gi)?.length ?? 0) >= 3
  )
}

/** Whether a word has so many digits in a row that it may be a telephone number or a birth date. */
export const hasLongNumber = (word: string): boolean => /\d{5}/.test(word.replaceAll('-', ''))

const digits: Record<string, string> = {
  0: 'o',
  1: 'i',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  l: 'i',
}

/** Letters alone, with what a digit or an l stands for, and without letters that are drawn out. */
const skeleton = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[0-9l]/g, (sign) => digits[sign]!)
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1{2,}/g, '$1')

let listed: { whole: Set<string>; parts: string[] } | null = null

function readListed() {
  const profane = readFileSync(join(import.meta.dirname, 'profanity', 'words.txt'), 'utf8').split('\n')
  const whole = new Set([...profane, ...reserved, brand.name].map(skeleton).filter((word) => word.length >= 3))
  const parts = [...[...whole].filter((word) => word.length >= shortestPart), ...alwaysRefused.map(skeleton)]
  return { whole, parts }
}

/** Whether a word is reserved, a brand or profane in one of six languages, in whatever spelling. */
export function isRefused(word: string): boolean {
  listed ??= readListed()
  const { whole, parts } = listed
  const joined = skeleton(word)
  const single = joined.replace(/(.)\1+/g, '$1')
  return (
    [joined, single, ...word.split('-').map(skeleton)].some((each) => whole.has(each)) ||
    parts.some((part) => joined.includes(part) || single.includes(part))
  )
}
