import { expect, test } from 'vitest'
import { subjectFromMessages } from './subject.ts'

const nobody = { birthDate: null, fullName: null }
const introduction = 'My name is Ana Silva, born 12/03/1990.'

test('a message that brings name and date says whom the reading is for', () => {
  expect(subjectFromMessages(nobody, [], introduction, 2026)).toBe('For Ana Silva, born 12/03/1990, from your message')
})

test('what earlier messages brought is said as well', () => {
  expect(subjectFromMessages(nobody, [introduction], 'And my year?', 2026)).toBe(
    'For Ana Silva, born 12/03/1990, from your messages',
  )
})

test('what the profile lacks may come from the message', () => {
  const user = { birthDate: null, fullName: 'Ana Silva' }
  expect(subjectFromMessages(user, [], 'I was born on 12/03/1990', 2026)).toBe(
    'For Ana Silva, born 12/03/1990, from your message',
  )
})

test('a complete profile needs no words, and half of what is needed gets none', () => {
  expect(subjectFromMessages({ birthDate: '1990-03-12', fullName: 'Ana Silva' }, [], introduction, 2026)).toBeNull()
  expect(subjectFromMessages(nobody, [], 'I was born on 12/03/1990', 2026)).toBeNull()
})
