import { describe, expect, test } from 'vitest'
import { codeOfWord, hasLongNumber, isRefused, isWord } from './words.rules.ts'

describe('a word for a code', () => {
  test.each(['ana', 'ana-silva', 'Lua2026', 'o-meu-caminho', 'conan', 'dickens', 'analise', 'Cocktail-Bar'])(
    'may be %s',
    (word) => expect([isWord(word), isRefused(word)]).toEqual([true, false]),
  )

  test.each([
    'an',
    'a'.repeat(21),
    '-ana',
    'ana-',
    'ana--lua',
    'joão',
    'аna',
    'ana silva',
    '12345',
    'ana.silva',
    'ab1',
    '',
  ])('has not the form %j', (word) => expect(isWord(word)).toBe(false))

  test.each(['moonpath86793', 'ana912345678', 'ana-1990-0714'])('has the form, and a number too long, as %s', (word) =>
    expect([isWord(word), hasLongNumber(word)]).toEqual([true, true]),
  )

  test.each([
    'numeria',
    'Numeria-Official',
    'nurneria-google',
    'g00gle',
    'se1ene',
    'admin',
    'PayPal-me',
    'guest',
    'my-visa',
    'fuck',
    'f-u-c-k',
    'fuuuuck',
    'myfuckcode',
    'sh1t',
    'caralho',
    'm3rda',
    'mierda',
    'putain',
    'scheisse',
    'cazzo',
  ])('is refused as %s', (word) => expect(isRefused(word)).toBe(true))

  test('is the same in upper and lower case and with signs that look alike', () => {
    expect(codeOfWord('Lua-Oil')).toBe(codeOfWord('1ua-0i1'))
    expect(codeOfWord('abcdefgh')).toBe('ABCDEFGH')
  })
})
