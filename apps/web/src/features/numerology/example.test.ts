import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromFragment, toFragment, type Example } from './example.ts'

const today = { year: 2026, month: 11, day: 21 }
const read = (fragment: string) => fromFragment(fragment, today)
const named = (name: string) => ({ name, spelling: name, ys: {} })

describe('an example in the fragment of an address', () => {
  test.each<[string, Example]>([
    ['a date', { date: { year: 1990, month: 7, day: 14 }, name: null }],
    ['an early date', { date: { year: 33, month: 4, day: 3 }, name: null }],
    ['a name', { date: null, name: named('Mary Ellen Quinn') }],
    ['both', { date: today, name: named("Zoë O'Brien-Żółć") }],
    ['decisions on Ys', { date: null, name: { ...named('Maryann Kayley'), ys: { 0: 'vowel', 2: 'consonant' } } }],
    ['a particle counted apart', { date: null, name: { ...named('Ana dos Santos'), particles: 'apart' } }],
    ['a spelling', { date: null, name: { name: 'Анна', spelling: 'Anna', ys: {} } }],
    ['signs that addresses use themselves', { date: null, name: named('A&B=C#D+E%F?G') }],
  ])('%s comes back as it was', (_, example) => {
    const fragment = toFragment(example)
    expect(fragment).toMatch(/^#[\w=&.*+%-]+$/)
    expect(read(fragment)).toEqual(example)
  })

  test.each([
    '',
    '#',
    '#history',
    '#date=',
    '#date=1990-02-30',
    '#date=2026-11-22',
    '#date=14.7.1990',
    '#name=',
    '#name=%00',
    '#name=%F0%9F%8C%99',
    '#name=%ED%A0%80',
    '#name=%E2%80%AEadA',
    '#name=%D0%90%D0%BD%D0%BD%D0%B0',
    `#name=${'a'.repeat(101)}`,
    `#name=${'a'.repeat(5_000)}`,
    '#name=%',
    '#%%%&&&===',
    '#__proto__=1&constructor=2',
  ])('%j is no example', (fragment) => {
    expect(read(fragment)).toBeNull()
  })

  test('one part that cannot be read does not take the other with it', () => {
    expect(read('#date=1990-99-99&name=Ada')).toEqual({ date: null, name: named('Ada') })
  })

  test('decisions on Ys that the name does not have are given up', () => {
    for (const y of ['7v', '0x', '0v0c', '-1v', '999v', 'v', '0v.5c'])
      expect(read(`#name=Mary&y=${y}`)).toEqual({ date: null, name: named('Mary') })
    expect(read('#name=Mary&y=0c')?.name?.ys).toEqual({ 0: 'consonant' })
  })

  test('whatever is pasted, it is an example that can be shared again, or none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), fc.string({ unit: 'binary' }), (name, y) => {
        const example = read(`#name=${name}&y=${y}`) ?? read(`#${new URLSearchParams({ name, y })}`)
        if (example !== null) expect(read(toFragment(example))).toEqual(example)
      }),
    )
  })
})
