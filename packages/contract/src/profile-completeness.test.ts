import { describe, expect, test } from 'vitest'
import { findProfileDetails, knownDetails, profileCompleteness } from './profile-completeness.ts'

describe('details found in messages', () => {
  test.each([
    ['My name is Ada Lovelace and I was born on 10-12-1915', { birthDate: '1915-12-10', fullName: 'Ada Lovelace' }],
    ['Ada Lovelace, 10/12/1915', { birthDate: '1915-12-10', fullName: 'Ada Lovelace' }],
    ['born 1.2.1990', { birthDate: '1990-02-01', fullName: null }],
    ['I am José da Silva Santos', { birthDate: null, fullName: 'José da Silva Santos' }],
    ['O’Neill Mary-Jane is my name', { birthDate: null, fullName: 'O’Neill Mary-Jane' }],
  ])('%s', (message, details) => {
    expect(findProfileDetails([message], 2026)).toEqual(details)
  })

  test.each([
    'What is my Life Path?',
    'Tell me about Soul Urge numbers',
    'Hello Selene',
    'Dear Selene, What Now',
    'In March I will move',
    'I was born on 31-02-1990',
    'I was born on 10-12-15',
    'Позови Меня',
    'Greetings from New York',
    'My friend is Grace Hopper',
    'We marry on 12.06.2029',
    'Born today, 21-11-2026',
    `I am Ada ${'Lovelace'.repeat(20)}`,
  ])('nothing in: %s', (message) => {
    expect(findProfileDetails([message], 2026)).toEqual({ birthDate: null, fullName: null })
  })

  test('the first name found stays, since a later one may be a friend’s', () => {
    expect(findProfileDetails(['I am Ada Lovelace', 'I am Grace Hopper'], 2026).fullName).toBe('Ada Lovelace')
  })

  test('never replace what is saved', () => {
    const saved = { birthDate: '1990-01-01', fullName: 'Mary Somerville' }
    expect(knownDetails(saved, ['Ada Lovelace 10-12-1915'], 2026)).toEqual(saved)
    expect(knownDetails({ ...saved, birthDate: null }, ['Ada Lovelace 10-12-1915'], 2026)).toEqual({
      birthDate: '1915-12-10',
      fullName: 'Mary Somerville',
    })
  })
})

test('a profile is complete with a birth date and a name, from the record or from messages', () => {
  expect(profileCompleteness({ gotBirthDate: true, gotFullName: false }, [], 2026)).toEqual({
    hasBirthDate: true,
    hasFullName: false,
    isComplete: false,
  })
  expect(profileCompleteness({ gotBirthDate: true, gotFullName: false }, ['I am Ada Lovelace'], 2026).isComplete).toBe(
    true,
  )
})
