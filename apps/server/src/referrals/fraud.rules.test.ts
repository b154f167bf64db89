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
  ['ana@gmail.com.', 'ana@gmail.com'],
  ['ana@ｇmail.com', 'ana@gmail.com'],
  ['ａna@gmail.com', 'ana@gmail.com'],
  ['a\u00adn\u200ba@gmail.com\u200b', 'ana@gmail.com'],
  ['"ana"@gmail.com', 'ana@gmail.com'],
  ['ana@müller.de', 'ana@xn--mller-kva.de'],
  ['ana@xn--mller-kva.de', 'ana@xn--mller-kva.de'],
  ['cafe\u0301@example.com', 'caf\u00e9@example.com'],
  ['a.n-a_s@proton.me', 'anas@proton.me'],
  ['ana.s+tag@protonmail.com', 'anas@proton.me'],
  ['anas@pm.me', 'anas@proton.me'],
  ['ana@me.com', 'ana@icloud.com'],
  ['ana@mac.com', 'ana@icloud.com'],
  ['ana.s@ya.ru', 'ana-s@yandex.ru'],
  ['ana-s@yandex.com', 'ana-s@yandex.ru'],
  ['ana.s@narod.ru', 'ana-s@yandex.ru'],
  ['ana-shop@yahoo.com', 'ana@yahoo.com'],
  ['ana-shop@yahoo.co.uk', 'ana@yahoo.co.uk'],
  ['ana-shop@yahoo.example.com', 'ana-shop@yahoo.example.com'],
  ['shop@ana.fastmail.com', 'ana@fastmail.com'],
  ['ana@fastmail.com', 'ana@fastmail.com'],
  ['shop@ana.fastmail.fm', 'ana@fastmail.fm'],
  ['shop@ana.sent.com', 'ana@sent.com'],
  ['shop@ana.eml.cc', 'ana@eml.cc'],
  ['shop+tag@ana.fastmail.co.uk', 'ana@fastmail.co.uk'],
  ['shop@more.ana.123mail.org', 'ana@123mail.org'],
  ['ana@fastmail.co.uk', 'ana@fastmail.co.uk'],
  ['ana+tag@sent.com', 'ana@sent.com'],
  ['ana_silva@sent.com', 'ana-silva@sent.com'],
  ['shop@ana-silva.sent.com', 'ana-silva@sent.com'],
  ['shop@ana.notsent.com', 'shop@ana.notsent.com'],
  ['shop@ana.sent.com.example', 'shop@ana.sent.com.example'],
  ['ana(x)@gmail.com', '@'],
  ['"ana(x)"@gmail.com', '@'],
  ['"an\\a"@gmail.com', '@'],
  ['ana@(x)gmail.com', '@'],
  ['ana@gmail.com(x)', '@'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})

test.each([
  'a@mailinator.com',
  'a@MAILINATOR.com ',
  'a@inbox.mailinator.com',
  'a@mailinator.com.',
  'a@ｍailinator.com',
  'a@privaterelay.appleid.com',
  'a@mozmail.com',
  'a@duck.com',
  'a@simplelogin.io',
  'a@simplelogin.fr',
  'a@8alias.com',
  'a@dralias.com',
  'a@silomails.com',
  'a@addymail.com',
  'a@4wrd.cc',
  'a@ana.4wrd.cc',
  'a@mailer.me',
])('%s is thrown away', async (email) => {
  expect(await isDisposable(email)).toBe(true)
})

test.each(['a@gmail.com', 'mailinator.com@example.com', 'a@mailinator.com.example', 'a@notmailinator.example', 'a'])(
  '%s is kept',
  async (email) => {
    expect(await isDisposable(email)).toBe(false)
  },
)
