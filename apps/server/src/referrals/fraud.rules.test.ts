import { expect, test } from 'vitest'
import { isDisposable, mailboxOf } from './fraud.rules.ts'

test.each([
  ['Ana.Silva@Example.com', 'ana.silva@example.com'],
  ['  ana@example.com ', 'ana@example.com'],
  ['ana+numeria+2@example.com', 'ana@example.com'],
  ['a.n.a@gmail.com', 'ana@gmail.com'],
  ['a.n.a+more@googlemail.com', 'ana@gmail.com'],
  ['a.n.a@gmail.com.example', 'a.n.a@gmail.com.example'],
  ['nobody', 'nobody@'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test.each(['a@mailinator.com', 'a@MAILINATOR.com ', 'a@inbox.mailinator.com'])('%s is thrown away', async (email) => {
  expect(await isDisposable(email)).toBe(true)
})

test.each(['a@gmail.com', 'mailinator.com@example.com', 'a@mailinator.com.example', 'a@notmailinator.example', 'a'])(
  '%s is kept',
  async (email) => {
    expect(await isDisposable(email)).toBe(false)
  },
)
