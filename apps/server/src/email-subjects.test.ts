import { packs, pageLanguages } from '@numeria/contract'
import { expect, test } from 'vitest'
import type { EmailWords } from './page-texts/email-words.ts'
import { pageTexts } from './page-texts/page-texts.ts'

/** Every subject of a table of e-mails; a missing fact stands as a word in its place. */
function subjectsOf(table: object, facts: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    const email = typeof entry === 'function' ? (entry as (facts: object) => EmailWords)(facts) : entry
    return typeof email === 'object' && email !== null && 'subject' in email ? [String(email.subject)] : []
  })
}

test.each(pageLanguages)('the subject of every stored e-mail fits in a list of e-mails: %s', (language) => {
  const texts = pageTexts[language]
  const subjects = packs.flatMap((pack) =>
    [
      texts.orderEmails,
      texts.documentEmails,
      texts.subscriptionEmails,
      texts.payoutEmails,
      texts.reportEmails,
      texts.loginEmails,
      texts.platformEmails,
    ].flatMap((table) =>
      subjectsOf(table, { pack, packName: pack.name, platform: 'Facebook', held: [], on: '01/01/2027' }),
    ),
  )
  expect(new Set(subjects).size).toBeGreaterThan(30)
  expect(subjects.filter((subject) => subject.length > 60)).toEqual([])
})
