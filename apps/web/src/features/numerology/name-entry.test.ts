import { describe, expect, test } from 'vitest'
import { readNameEntry, readSpelling } from './name-entry.ts'

const sentenceOf = (name: string) => {
  const read = readNameEntry(name)
  return read.kind === 'fault' ? read.sentence : null
}

describe('a typed name', () => {
  test.each(['Ada Maria Lindqvist', "Mary O'Brien", 'Łukasz Żółć', 'Nguyễn Thị Ánh', 'J.R.R. Tolkien'])(
    '%s can be counted as it is',
    (name) => {
      expect(readNameEntry(` ${name} `)).toEqual({ kind: 'readable', name })
    },
  )

  test.each(['Анна Ахматова', 'שרה לוי', 'محمد علي', '李小龙', 'Анна Smith', 'Ελένη'])(
    '%s must be spelled in Latin letters first',
    (name) => {
      expect(readNameEntry(name)).toEqual({ kind: 'other-script', name })
    },
  )

  test('a name is one name, however its accents are stored', () => {
    expect(readNameEntry('Zoë'.normalize('NFD'))).toEqual({ kind: 'readable', name: 'Zoë' })
  })

  test('what cannot be counted is named', () => {
    expect(sentenceOf('   ')).toBe('Please write a name.')
    expect(sentenceOf('Ada 🌙 Lindqvist')).toBe('🌙 is a picture and has no value. Please leave it out.')
    expect(sentenceOf('Ada 🇵🇹')).toContain('is a picture')
    expect(sentenceOf('R2D2')).toContain('digits')
    expect(sentenceOf('--- ’')).toBe('There is no letter in this name.')
    expect(sentenceOf('a'.repeat(300))).toBe('This name is 300 characters long; up to 100 can be counted.')
  })

  test.each(['A\u0000da', 'Ada\ud800', '\udc00', 'Ada\u202eadA', 'Ada\u2066', 'A\u0007'])(
    '%j holds a character that nobody sees',
    (name) => {
      expect(sentenceOf(name)).toContain('invisible or broken')
    },
  )

  test('a spelling is given in Latin letters', () => {
    expect(readSpelling('Anna Akhmatova')).toEqual({ kind: 'readable', name: 'Anna Akhmatova' })
    expect(readSpelling('Анна')).toEqual({
      kind: 'fault',
      sentence: 'Please write this spelling in Latin letters, as in a passport.',
    })
  })
})
