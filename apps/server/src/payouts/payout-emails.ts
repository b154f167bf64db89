// The emails about a payout: when it is made, paid and failed, each in the transaction that does it.
import { mainLanguage, type Pounds, type PageLanguage } from '@numeria/contract'
import type { Transaction } from 'kysely'
import { pageTexts } from '../page-texts/page-texts.ts'
import { isDeleted } from '../accounts/deleted-users.ts'
import { writeEmail } from '../accounts/emails.ts'
import type { EmailWords } from '../page-texts/email-words.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Settings } from '../platform/settings.ts'
import { detailsOf } from './bank-details.queries.ts'
import { payoutsWithTransfers } from './payouts.queries.ts'
import { masked } from './payouts.rules.ts'
import { poundsOf } from './pounds.rules.ts'
import { rowRate, taxDetailsOf } from './tax-details.ts'
import { withhold } from './withholding.rules.ts'

type Named = { user_id: string; payout_id: string }
type EmailSettings = Pick<Settings, 'publicUrl' | 'withholding'>
type Kind = 'payout_made' | 'payout_paid' | 'payout_failed'

/** Writes the email about a payout that is due: what will be withheld, and whether it waits for tax details. */
export async function announcePayout(
  trx: Transaction<Tables>,
  settings: EmailSettings,
  at: Date,
  userId: string,
  payoutId: string,
  cents: number,
) {
  const tax = await taxDetailsOf(trx, userId)
  const sums = tax && withhold(cents, rowRate(settings, tax))
  const isInPounds = (await detailsOf(trx, userId))?.account_type === 'uk'
  await write(trx, settings, at, { user_id: userId, payout_id: payoutId }, 'payout_made', (language, page) =>
    pageTexts[language].payoutEmails.made({
      ...written(language, cents, sums?.withheldCents ?? 0),
      wantsTaxDetails: !tax,
      isInPounds,
      page,
    }),
  )
}

/** Writes the emails about payouts that were paid or failed. */
export async function announceEnd(
  trx: Transaction<Tables>,
  settings: EmailSettings,
  at: Date,
  payouts: readonly Named[],
  how: { to: 'paid' } | { to: 'failed'; failure: string | null; wasPaid: boolean },
) {
  for (const named of payouts) {
    // A payout can come back after its person left.
    if (await isDeleted(trx, named.user_id)) continue
    const row = await payoutsWithTransfers(trx)
      .where('p.user_id', '=', named.user_id)
      .where('p.payout_id', '=', named.payout_id)
      .executeTakeFirstOrThrow()
    await write(trx, settings, at, named, `payout_${how.to}`, (language, page) =>
      how.to === 'paid'
        ? pageTexts[language].payoutEmails.paid({
            ...written(language, row.amount_cents, row.withheld_cents ?? 0),
            account: masked(row.account_end!),
            pounds: writtenPounds(language, poundsOf(row)),
            page,
          })
        : pageTexts[language].payoutEmails[how.wasPaid ? 'returned' : 'failed']({
            gross: money(row.amount_cents, language),
            reason: how.failure ?? '',
            page,
          }),
    )
  }
}

async function write(
  trx: Transaction<Tables>,
  { publicUrl }: EmailSettings,
  at: Date,
  { user_id: userId, payout_id: payoutId }: Named,
  kind: Kind,
  words: (language: PageLanguage, page: string) => EmailWords,
): Promise<void> {
  const language = await languageOfPayouts(trx, userId)
  const page = `${publicUrl}/referrals?tab=payouts`
  await writeEmail(trx, at, { userId, kind, cause: `${kind}:${payoutId}`, language, ...words(language, page) })
}

/** The language in which the person entered the bank details. */
async function languageOfPayouts(trx: Transaction<Tables>, userId: string): Promise<PageLanguage> {
  const last = await trx
    .selectFrom('emails')
    .select('language')
    .where('user_id', '=', userId)
    .where('kind', '=', 'bank_details_changed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.language ?? mainLanguage
}

const written = (language: PageLanguage, gross: number, withheld: number) => ({
  gross: money(gross, language),
  withheld: withheld > 0 ? { tax: money(withheld, language), net: money(gross - withheld, language) } : null,
})

const writtenPounds = (language: PageLanguage, pounds: Pounds | null) =>
  pounds && {
    amount: money(pounds.pence, language, 'GBP'),
    rate: decimalIn(String(pounds.rate), language),
    on: pounds.rateOn.split('-').toReversed().join('/'),
  }

const money = (minor: number, language: PageLanguage, currency = 'EUR') =>
  `${decimalIn((minor / 100).toFixed(2), language)} ${currency}`

const decimalIn = (number: string, language: PageLanguage) => number.replace('.', pageTexts[language].decimalMark)
