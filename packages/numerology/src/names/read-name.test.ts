import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { letterValue, readName } from '../pythagorean/letter-values.ts'

const spellingOf = (name: string) => readName(name).spelling
const ySoundsOf = (name: string) => readName(name).ys.map((y) => y.sound)

describe('the spelling of a name', () => {
  test.each([
    ['José', 'JOSE'],
    ['Łukasz Żółć', 'LUKASZ ZOLC'],
    ['Weiß', 'WEISS'],
    ['Ægir Œuvre', 'AEGIR OEUVRE'],
    ['Bjørn Đorđe', 'BJORN DORDE'],
    ['Þóra Ðísa', 'THORA DISA'],
    ['Işık Yıldız', 'ISIK YILDIZ'],
    ['Nguyễn Thị Ánh', 'NGUYEN THI ANH'],
    ['Əli', 'ELI'],
    ['Mª Ángeles', 'MA ANGELES'],
    ['Ｓｕｚｕｋｉ', 'SUZUKI'],
  ])('%s is counted as %s', (name, spelling) => {
    expect(spellingOf(name)).toBe(spelling)
  })

  test('a letter counts the same whether its mark is part of it or follows it', () => {
    expect(readName('Zoë Ångström'.normalize('NFC')).parts.map((part) => part.letters)).toEqual(
      readName('Zoë Ångström'.normalize('NFD')).parts.map((part) => part.letters),
    )
  })

  test('a hyphen and the full stops of initials start a new name, an apostrophe does not', () => {
    expect(spellingOf('Jean-Pierre Boisrond')).toBe('JEAN PIERRE BOISROND')
    expect(spellingOf('J.R.R. Tolkien')).toBe('J R R TOLKIEN')
    expect(spellingOf("Mary O'Brien")).toBe('MARY OBRIEN')
    expect(spellingOf('Kāne Oʻahu O´Neill')).toBe('KANE OAHU ONEILL')
    expect(readName('Oʻahu').unread).toEqual([])
  })

  test('titles and suffixes belong to no birth name, and the reading says which were left out', () => {
    const reading = readName('Dr. Martin Luther King Jr.')
    expect([reading.spelling, reading.leftOut]).toEqual(['MARTIN LUTHER KING', ['Dr.', 'Jr.']])
    expect(spellingOf('John Smith III')).toBe('JOHN SMITH')
    expect(spellingOf('MS Dhoni')).toBe('MS DHONI')
    expect([spellingOf('Dr'), spellingOf('Jr')]).toEqual(['DR', 'JR'])
    expect(readName(' Ada ').written).toBe('Ada')
  })

  test('letters of another script are named, never guessed', () => {
    expect(readName('Анна Smith')).toMatchObject({ spelling: 'SMITH', unread: ['А', 'Н', 'Н', 'А'] })
    expect(() => readName('Анна')).toThrow(new NumerologyError('name.empty'))
  })

  test('a letter is spelled the same whatever script its neighbour is of', () => {
    for (let code = 0; code <= 0x200; code++) {
      const letter = String.fromCharCode(code)
      const alone = readName(`A${letter}`)
      const besideAlef = readName(`A${letter}א`)
      expect([besideAlef.spelling, besideAlef.unread]).toEqual([alone.spelling, [...alone.unread, 'א']])
    }
    expect(readName('Aµ')).toMatchObject({ spelling: 'A', unread: ['Μ'] })
  })

  test.each(['', '   ', "'-.", '12', '\u200b', '\u0301', '🌙'])('%j is an error, not a zero', (name) => {
    expect(() => readName(name)).toThrow(new NumerologyError('name.empty'))
  })

  test('100 characters are a name, 101 are not', () => {
    expect(readName('a'.repeat(100)).parts[0]!.letters).toHaveLength(100)
    expect(() => readName('a'.repeat(101))).toThrow(new NumerologyError('name.too_long'))
  })

  test('only a single letter has a value', () => {
    expect([letterValue('t'), letterValue('Z')]).toEqual([2, 8])
    for (const text of ['', 'ab', 'é', '1'])
      expect(() => letterValue(text)).toThrow(new NumerologyError('letter.unknown'))
  })
})

describe('Y and W', () => {
  test('Y is a vowel where it carries a sound of its own (Decoz, Token Rock)', () => {
    const names = 'Lynn Yvonne Mary Betty Ely Bryan Cindy Elly Connolly Catheryn Nancy Wyatt Kyle Mya'.split(' ')
    expect(names.filter((name) => ySoundsOf(name).some((sound) => sound !== 'vowel'))).toEqual([])
  })

  test('Y is a consonant beside a vowel that it goes with (Decoz, Token Rock)', () => {
    const names = 'Maloney Murray Yolanda Yoda Mulrooney Barey Troy Yemen Yantz Maya Tanya Sonya'.split(' ')
    expect(names.filter((name) => ySoundsOf(name).some((sound) => sound !== 'consonant'))).toEqual([])
  })

  test('each Y is told apart, with its reason', () => {
    expect(readName('Yolanda Wyatt').ys).toEqual([
      { name: 'Yolanda', sound: 'consonant', reason: 'opens_before_vowel' },
      { name: 'Wyatt', sound: 'vowel', reason: 'sounds_as_vowel' },
    ])
    expect(ySoundsOf('Ayyub')).toEqual(['consonant', 'consonant'])
    expect(readName('Tanya').ys).toEqual([{ name: 'Tanya', sound: 'consonant', reason: 'glides_into_vowel' }])
  })

  test('a person who hears Maryann otherwise than the spelling suggests has the last word on that Y only', () => {
    const reading = readName('Maryann Kayley', { ys: { 0: 'vowel' } })
    expect(reading.ys.map((y) => [y.sound, y.reason])).toEqual([
      ['vowel', 'chosen'],
      ['consonant', 'after_vowel'],
      ['consonant', 'after_vowel'],
    ])
  })

  test('deciding on a Y that the name does not have is refused', () => {
    expect(() => readName('Mary', { ys: { 1: 'vowel' } })).toThrow(new NumerologyError('name.no_such_y'))
  })

  test('W is always a consonant', () => {
    expect(readName('Drew').parts[0]!.letters.map((letter) => letter.sound)).toEqual([
      'consonant',
      'consonant',
      'vowel',
      'consonant',
    ])
  })
})

describe('names of several words', () => {
  test('words that belong together count as one name', () => {
    const reading = readName('Jan van der Kalen', { together: ['van der Kalen'] })
    expect(reading.spelling).toBe('JAN VANDERKALEN')
    expect(reading.parts.map((part) => part.written)).toEqual(['Jan', 'van der Kalen'])
    expect(reading.parts.map((part) => part.letters.map((one) => one.letter).join(''))).toEqual(['JAN', 'VANDERKALEN'])
    expect(spellingOf('J.R.R. Tolkien')).toBe('J R R TOLKIEN')
    expect(readName('J.R.R. Tolkien', { together: ['J.R.R. Tolkien'] }).spelling).toBe('JRRTOLKIEN')
    expect(readName('Jean-Pierre Boisrond', { together: [' Jean-Pierre '] }).spelling).toBe('JEANPIERRE BOISROND')
  })

  test('each word keeps its own Ys', () => {
    expect(readName('Ana de Ysla', { together: ['de Ysla'] }).ys).toEqual([
      { name: 'Ysla', sound: 'vowel', reason: 'sounds_as_vowel' },
    ])
  })

  test('words that do not stand together in the name are refused', () => {
    for (const group of ['der Kalen van', 'Kalen Jan', 'van', 'Kalen der', ''])
      expect(() => readName('Jan van der Kalen', { together: ['van der Kalen', group] })).toThrow(
        new NumerologyError('name.no_such_group'),
      )
    for (const group of ['Kalen Jan', 'van Kalen'])
      expect(() => readName('Jan van der Kalen', { together: [group] })).toThrow(
        new NumerologyError('name.no_such_group'),
      )
  })
})

test('a school that hears W as a vowel after a vowel may be followed', () => {
  const soundsOf = (name: string) =>
    readName(name, { w: 'vowel_after_vowel' }).parts.map((part) => part.letters.map((one) => one.sound[0]).join(''))
  expect(soundsOf('Drew Brown Will')).toEqual(['ccvv', 'ccvvc', 'cvcc'])
  expect(readName('Drew', { w: 'consonant' })).toEqual(readName('Drew'))
})
