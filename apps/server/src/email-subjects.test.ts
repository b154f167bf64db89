import { packs } from '@numeria/contract'
import { expect, test } from 'vitest'
import type { EmailWords } from './accounts/emails.ts'
import { emailTexts as orderEmails } from './billing/email-texts.ts'
import { documentTexts } from './billing/invoices/document-texts.ts'
import { subscriptionEmailTexts } from './billing/subscription-email-texts.ts'
import { emailTexts as bankEmails } from './payouts/email-texts.ts'
import { platformEmailTexts } from './user-data/platform-email-texts.ts'
import { reportTexts } from './reports/report-texts.ts'
import { loginEmailTexts } from './sign-in/login-email-texts.ts'

/** Every subject of a table of e-mails; a missing fact stands as a word in its place. */
function subjectsOf(table: object, facts: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    const email = typeof entry === 'function' ? (entry as (facts: object) => EmailWords)(facts) : entry
    return typeof email === 'object' && email !== null && 'subject' in email ? [String(email.subject)] : []
  })
}

test.each(['en', 'pt'] as const)('the subject of every stored e-mail fits in a list of e-mails: %s', (language) => {
  const subjects = packs.flatMap((pack) =>
    [
      orderEmails,
      documentTexts,
      subscriptionEmailTexts,
      bankEmails,
      reportTexts,
      loginEmailTexts,
      platformEmailTexts,
    ].flatMap((tables) =>
      subjectsOf(tables[language], { pack, packName: pack.name, platform: 'Facebook', held: [], on: '01/01/2027' }),
    ),
  )
  expect(new Set(subjects).size).toBeGreaterThan(30)
  expect(subjects.filter((subject) => subject.length > 60)).toEqual([])
})
