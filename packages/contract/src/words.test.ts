import { describe, expect, test } from 'vitest'
import { countWords, foldWords, isBlank, keywordPattern, keywordSearch } from './words.ts'

const mentionsWord = (text: string, keywords: readonly string[]) => keywordSearch(text)(keywordPattern(keywords))

const joiners = {
  'a zero-width space': '\u200B',
  'a Mongolian vowel separator': '\u180E',
  'a zero-width non-joiner': '\u200C',
  'a zero-width joiner': '\u200D',
  'a word joiner': '\u2060',
  'a byte order mark': '\uFEFF',
  'a soft hyphen': '\u00AD',
  'a variation selector': '\uFE0F',
  'a Braille blank': '\u2800',
  'a Hangul filler': '\u3164',
  'a half-width Hangul filler': '\uFFA0',
  'a hyphen': '-',
  'a non-breaking hyphen': '\u2011',
  'a dash': '—',
  'a full stop': '.',
  'an underscore': '_',
  'a colon': ':',
  'a slash': '/',
  'a no-break space': '\u00A0',
  'a circled letter': 'Ⓐ',
  'a negative squared letter': '🅰',
  'a trade mark sign': '™',
  'a service mark sign': '℠',
  'a numero sign': '№',
  'an acute accent': '\u0301',
  'an enclosing circle': '\u20DD',
  'a Cyrillic hundred-thousands sign': '\u0488',
  'an apostrophe': "'",
  'a typographic apostrophe': '’',
  'a modifier apostrophe': 'ʼ',
  'a middle dot': '·',
}

describe('words are counted as people count them', () => {
  test.each(Object.entries(joiners))('151 words joined by %s are 151 words', (_name, joiner) => {
    expect(countWords(Array.from({ length: 151 }, () => 'word').join(joiner))).toBeGreaterThanOrEqual(151)
  })

  test('Roman numerals of one character are words, apart or in a row', () => {
    expect(countWords('Ⅷ '.repeat(200))).toBe(200)
    expect(countWords('Ⅷ'.repeat(2_000))).toBe(500)
    expect(countWords('My Ⅷ is aⅧ')).toBe(4)
  })

  test.each(['Ⅷ', '8', 'aⅧ', '8Ⅷ', "8'", '٨'])(
    'a row of %s takes no time out of proportion to that of words',
    (part) => {
      const time = (text: string) => {
        const began = performance.now()
        countWords(text)
        return performance.now() - began
      }
      const plain = 'moon '.repeat(4_000)
      time(plain)
      expect(time(part.repeat(16_000 / part.length)) / time(plain)).toBeLessThan(50)
    },
  )

  test('no run of apostrophes makes a word of many', () => {
    expect(countWords(Array.from({ length: 302 }, () => 'a').join("'"))).toBe(302)
  })

  test('words joined by nothing, or by an accent that makes a letter of their end, count by their length', () => {
    expect(countWords('love'.repeat(200))).toBeGreaterThanOrEqual(200)
    expect(countWords('love\u0301'.repeat(200))).toBeGreaterThanOrEqual(200)
  })

  test.each([
    ['', 0],
    ['  … — !', 0],
    ['I don’t know', 3],
    ["l'année dell'anno", 2],
    ['born on 01.02.1990 with 3.14', 5],
    ['Lembra-te de mim', 4],
    ['olá, coração 💜', 2],
    ['Ｆｕｌｌ　ｗｉｄｔｈ', 2],
    ['👩‍👩‍👧 love', 1],
    ['one,two;three', 3],
    ['What does my 3rd house say about 4x4 cars and vitamin B12?', 12],
    ['Nike™ is what I wear', 5],
    ['O coração diz-me que sim, d’água e d’ouro', 9],
    ['L’heure d’aimer : qu’est-ce que c’est ?', 6],
    ['El corazón y la señora, 25 ℃', 7],
    ['El col·legi de Barcelona', 4],
    ['Über Straßenbahnhaltestellen und Donaudampfschifffahrt', 4],
    ["Dov'è l'anima di quell'uomo", 4],
    ['cafe\u0301s e corac\u0327a\u0303o em letras separadas', 6],
    ['Что скажет моё число судьбы?', 5],
    ['Τι λέει ο αριθμός μου;', 5],
    ['𝓵𝓸𝓿𝓮 ⓛⓞⓥⓔ 🅻🅾🆅🅴', 3],
  ])('"%s" has %i', (text, count) => {
    expect(countWords(text)).toBe(count)
  })

  test('a text of invisible characters is blank', () => {
    for (const joiner of ['\u200B', '\u2800', '\u3164', '\u00AD', ' ']) expect(isBlank(joiner.repeat(3))).toBe(true)
    expect(isBlank('\u200B?')).toBe(false)
  })
})

describe('keywords', () => {
  test.each([
    ['full width', 'ＬＯＶＥ'],
    ['mathematical letters', '𝓵𝓸𝓿𝓮'],
    ['a Cyrillic letter', 'lоve'],
    ['Greek letters', 'lονε'],
    ['accents', 'Lòvé'],
    ['marks of their own', 'lo\u0301ve\u0336'],
    ['an invisible character', 'lo\u200Bve'],
    ['circles', 'ⓛⓞⓥⓔ'],
    ['negative squares', '🅻🅾🆅🅴'],
    ['small capitals', 'ʟᴏᴠᴇ'],
    ['a Lisu letter', 'ꓡove'],
    ['a Canadian syllable', 'ᒪove'],
    ['a barred letter', 'ƚove'],
    ['a digit', 'l0ve'],
    ['another digit', '1ove'],
    ['enclosing circles', 'l\u20DDo\u20DDv\u20DDe\u20DD'],
  ])('are found behind %s', (_name, text) => {
    expect(foldWords(text)).toBe('love')
    expect(mentionsWord(`Is ${text} near?`, ['love'])).toBe(true)
  })

  test.each([
    'life\u200Bpath',
    'LIFE\u2800PATH',
    'life-path',
    'life  path',
    'Lìfe_pаth',
    '_life path_',
    'life.path',
    'life/path',
    'life\u20DDpath',
    'lifeⒶpath',
  ])('of two words are found in "%s"', (text) => {
    expect(mentionsWord(text, ['life path'])).toBe(true)
  })

  test.each(['glove', 'lovely', 'love2', 'clové', 'lo ve'])('are whole words: "%s" is none', (text) => {
    expect(mentionsWord(text, ['love'])).toBe(false)
  })

  test.each(['My life. Path of stones', 'life, path'])(
    'of two words are not found across two clauses: "%s"',
    (text) => {
      expect(mentionsWord(text, ['life path'])).toBe(false)
    },
  )

  test.each(['love™', '™love', 'love🇵🇹', 'Ⓐlove', 'love\u20DD'])(
    'are not hidden by a symbol beside them: "%s"',
    (text) => {
      expect(mentionsWord(text, ['love'])).toBe(true)
    },
  )

  test.each(['٢٠٢٦', '२०२६', '২০২৬', '๒๐๒๖', '𝟚𝟘𝟚𝟞', '２O２б'])('of digits are found in every script: "%s"', (text) => {
    expect(mentionsWord(text, ['2026'])).toBe(true)
  })

  test('with accents are found without them, and the other way round', () => {
    expect(mentionsWord('relacao', ['relação'])).toBe(true)
    expect(mentionsWord('RELAÇÃO', ['relacao'])).toBe(true)
  })
})
