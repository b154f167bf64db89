import { expect, test } from 'vitest'
import { samplePassword } from '../platform/settings.ts'
import { refuseWeakPassword } from './weak-passwords.ts'

const email = 'ada.lovelace@example.com'

test.each([
  ['short', 'moon-paper', 'at least 12 characters'],
  ['known from breaches', 'unbelievable', 'known from breaches'],
  ['known from breaches, with a number behind it', 'iloveyou123456', 'known from breaches'],
  ['known from breaches, in signs', 'P4$$w0rdP4$$w0rd', 'known from breaches'],
  ['a row of keys', 'qwertyuiop[]', 'known from breaches'],
  ['one letter again and again', 'aaaaaaaaaaaaaaaa', 'known from breaches'],
  ['the product and a year', 'Numeria-Selene-2026', 'easy to guess here'],
  ['what it is for', 'admin-password-1!', 'easy to guess here'],
  ['the name of whose it is', 'AdaLovelace1815', 'easy to guess here'],
])('nobody takes a password that is %s', async (_what, password, refusal) => {
  await expect(refuseWeakPassword(password, email)).rejects.toThrow(refusal)
})

test.each([
  'correct horse battery staple',
  'a quiet evening',
  'kX9vQ2mB7tLw4RzD',
  samplePassword,
  'ünpässlich gedünstet',
])('"%s" is a password', async (password) => {
  await expect(refuseWeakPassword(password, email)).resolves.toBeUndefined()
})
