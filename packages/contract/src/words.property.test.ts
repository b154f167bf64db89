import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lookalikes } from './lookalikes.ts'
import { messagePrice } from './message-price.ts'
import { priceWords } from './price-words.ts'
import { countWords } from './words.ts'

const price = (message: string) =>
  messagePrice(message, { hasBirthDate: true, hasFullName: true, isComplete: true }, 2026)

const joiners = Array.from(
  " -—‑._:;,/|+&@#*~^=·‧・•'’‘ʼ＇`´ʹˈˑː™℠®©№ℹⒶⓐ🅰🄰🅐①½Ⅷ☆\u0336\u20DD\u0488\u200B\u2060\u00AD\u2800\u3164\u00A0",
)

const words = fc.constantFrom('word', 'love', 'what', 'Glück', 'coração', 'demain', 'quando', 'señor', 'слово', 'λόγος')

describe('the count of words', () => {
  test('is never smaller than the number of words, whatever joins them', () => {
    fc.assert(
      fc.property(fc.array(words, { minLength: 3, maxLength: 60 }), fc.constantFrom(...joiners), (list, joiner) => {
        expect(countWords(list.join(joiner))).toBeGreaterThanOrEqual(list.length)
      }),
    )
  })

  test('is not smaller for two words either, except behind an apostrophe or a middle dot', () => {
    for (const joiner of joiners)
      if (!/['’‘ʼ＇·]/u.test(joiner)) expect([joiner, countWords(`word${joiner}word`) >= 2]).toEqual([joiner, true])
  })
})

/** Every character that is drawn like a letter or digit: the table, and the compatibility forms and digits of all scripts. */
const disguises = new Map<string, string[]>()
for (const [character, letter] of lookalikes) disguises.set(letter, [...(disguises.get(letter) ?? []), character])
for (let point = 0x80; point <= 0x1_ff_ff; point += 1) {
  const character = String.fromCodePoint(point)
  const plain = character.normalize('NFKD').toLowerCase()
  if (/^[a-z0-9]$/.test(plain)) disguises.set(plain, [...(disguises.get(plain) ?? []), character])
}

const disguised = (keyword: string) =>
  fc
    .tuple(
      ...Array.from(keyword, (letter) =>
        fc.constantFrom(letter, ...(disguises.get(letter.normalize('NFD').charAt(0).toLowerCase()) ?? [])),
      ),
    )
    .map((letters) => letters.join(''))

test('a keyword costs the same with each letter replaced by any that looks like it', () => {
  const keywords = priceWords.flatMap((group) => group.words.filter((word) => !/['’]/u.test(word)))
  fc.assert(
    fc.property(
      fc
        .constantFrom(...keywords, '2026', '2027')
        .chain((keyword) => fc.tuple(fc.constant(keyword), disguised(keyword))),
      ([keyword, text]) => {
        expect([text, price(`? ${text} ?`)]).toEqual([text, price(`? ${keyword} ?`)])
      },
    ),
    { numRuns: 500 },
  )
})
