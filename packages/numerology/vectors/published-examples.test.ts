import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkVector, checkVectors } from './check-vectors.ts'

type Published = { id: string; source: string }

const published = JSON.parse(readFileSync(new URL('numerology-vectors.json', import.meta.url), 'utf8')) as Published[]

const example = (expected: object, kind = 'lifePath') => ({
  id: 'one',
  tradition: 'pythagorean',
  kind,
  input: { birthDate: '1936-10-12' },
  expected,
})

describe('published examples', () => {
  test.each(published)('$id: we get the published numbers ($source)', (vector) => {
    expect(checkVector(vector)).toEqual([])
  })

  test('no two examples share a name', () => {
    expect(new Set(published.map((vector) => vector.id)).size).toBe(published.length)
  })
})

describe('checking a file of examples', () => {
  test('a wrong figure is told beside ours', () => {
    expect(checkVector(example({ value: 7, total: 5 }))).toEqual(['one: value should be 7, is 5'])
  })

  test('an unknown kind, an unknown figure, a wrong input and what is no example all fail', () => {
    expect(checkVector(example({ value: 1 }, 'tarot'))).toEqual(['one: nothing computes pythagorean/tarot'])
    expect(checkVector(example({ mood: 1 }))).toEqual(['one: mood should be 1, is undefined'])
    expect(checkVector(example({ value: 1 }, 'expression'))[0]).toMatch(/^one: its input is not that of/)
    expect(checkVector({ ...example({ value: 1 }), input: { birthDate: '1936-02-30' } })[0]).toMatch(/date\.impossible/)
    expect(checkVectors([null, 7, {}, [], example({})]).failed).toBe(5)
  })
})
