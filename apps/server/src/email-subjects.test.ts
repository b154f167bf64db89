import { packs } from '@numeria/contract'
import { expect, test } from 'vitest'
import type { LetterWords } from './accounts/letters.ts'
import { letterTexts as orderEmails } from './billing/letter-texts.ts'
import { documentTexts } from './billing/invoices/document-texts.ts'
import { subscriptionLetterTexts } from './billing/subscription-letter-texts.ts'
import { letterTexts as bankEmails } from './payouts/letter-texts.ts'
import { platformLetterTexts } from './people-data/platform-letter-texts.ts'
import { reportTexts } from './reports/report-texts.ts'
import { loginLetters } from './sign-in/login-letters.ts'

/** Every subject of a table of e-mails; a missing fact stands as a word in its place. */
function subjectsOf(table: object, facts: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    const email = typeof entry === 'function' ? (entry as (facts: object) => LetterWords)(facts) : entry
    return typeof email === 'object' && email !== null && 'subject' in email ? [String(email.subject)] : []
  })
}

test.each(['en', 'pt'] as const)('the subject of every stored e-mail fits in a list of e-mails: %s', (language) => {
  const subjects = packs.flatMap((pack) =>
    [
      orderEmails,
      documentTexts,
      subscriptionLetterTexts,
      bankEmails,
      reportTexts,
      loginLetters,
      platformLetterTexts,
    ].flatMap((tables) =>
      subjectsOf(tables[language], { pack, packName: pack.name, platform: 'Facebook', held: [], on: '01/01/2027' }),
    ),
  )
  expect(new Set(subjects).size).toBeGreaterThan(30)
  expect(subjects.filter((subject) => subject.length > 60)).toEqual([])
})
