import { mainLanguage, type PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { writeEmail, type Email } from '../accounts/emails.ts'
import { day, money } from '../billing/emails.ts'
import type { Settings } from '../platform/settings.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Held } from './held-value.ts'

export const platformLabels = { facebook: 'Facebook', apple: 'Apple' } as const

type About = { request: Pick<Tables['deletion_requests'], 'code' | 'provider' | 'received_at'>; userId: string }
type Told = Pick<Settings, 'publicUrl'>

/** A platform does not say which language its person reads: that of the last email counts. */
export async function languageOf(db: Db, userId: string): Promise<PageLanguage> {
  const last = await db
    .selectFrom('emails')
    .select('language')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.language ?? mainLanguage
}

/** Says once that a request waits, for what, and how to end it. */
export async function notifyOfWaiting(
  db: Db,
  at: Date,
  settings: Told,
  { held, ...about }: About & { held: Held },
): Promise<void> {
  const { credits, isSubscribed, owedCents, expectedCents } = held
  await write(db, at, settings, about, `deletion_waiting:${about.request.code}`, (language, facts) => ({
    kind: 'deletion_waiting',
    ...pageTexts[language].platformEmails.waiting({
      ...facts,
      held: [
        ...(credits > 0 ? [pageTexts[language].platformEmails.credits(credits)] : []),
        ...(isSubscribed ? [pageTexts[language].platformEmails.subscription] : []),
        ...(owedCents > 0 ? [pageTexts[language].platformEmails.owed(money(owedCents, 'eur', language))] : []),
        ...(expectedCents > 0
          ? [pageTexts[language].platformEmails.expected(money(expectedCents, 'eur', language))]
          : []),
      ],
    }),
  }))
}

/** Announces the day of the deletion, once for each day. */
export async function announceDeletion(
  db: Db,
  at: Date,
  settings: Told,
  { due, ...about }: About & { due: Date },
): Promise<void> {
  const cause = `deletion_announced:${about.request.code}:${due.toISOString()}`
  await write(db, at, settings, about, cause, (language, facts) => ({
    kind: 'deletion_announced',
    ...pageTexts[language].platformEmails.announced({ ...facts, on: day(due) }),
  }))
}

type Facts = { platform: 'Facebook' | 'Apple'; receivedOn: string; statePage: string }

async function write(
  db: Db,
  at: Date,
  { publicUrl }: Told,
  { request, userId }: About,
  cause: string,
  words: (language: PageLanguage, facts: Facts) => Pick<Email, 'kind' | 'subject' | 'lines'>,
): Promise<void> {
  const language = await languageOf(db, userId)
  const facts = {
    platform: platformLabels[request.provider],
    receivedOn: day(request.received_at),
    statePage: `${publicUrl}/data-deletion?code=${request.code}`,
  }
  await writeEmail(db, at, { userId, cause, language, ...words(language, facts) })
}
