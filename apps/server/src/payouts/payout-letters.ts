// The emails about a payout: when it is made, paid and failed, each in the transaction that does it.
import type { Transaction } from 'kysely'
import { writeLetter, type LetterWords } from '../accounts/letters.ts'
import type { Tables } from '../platform/database/tables.ts'
import { pathIn, type Language } from '../platform/language.ts'
import type { Settings } from '../platform/settings.ts'
import { letterTexts } from './letter-texts.ts'
import { payoutsWithTransfers } from './payouts.queries.ts'
import { masked } from './payouts.rules.ts'
import { rowRate, taxDetailsOf } from './tax-details.ts'
import { withhold } from './withholding.rules.ts'

type Named = { user_id: string; payout_id: string }
type Told = Pick<Settings, 'publicUrl' | 'withholding'>
type Kind = 'payout_made' | 'payout_paid' | 'payout_failed'

/** Says that a payout is due, what will be withheld, and whether it waits for tax details. */
export async function tellMade(
  trx: Transaction<Tables>,
  settings: Told,
  at: Date,
  userId: string,
  payoutId: string,
  cents: number,
) {
  const tax = await taxDetailsOf(trx, userId)
  const sums = tax && withhold(cents, rowRate(settings, tax))
  await write(trx, settings, at, { user_id: userId, payout_id: payoutId }, 'payout_made', (language, page) =>
    letterTexts[language].made({ ...written(language, cents, sums?.withheldCents ?? 0), wantsTaxDetails: !tax, page }),
  )
}

/** Says that a payout was paid or failed. */
export async function tellEnded(
  trx: Transaction<Tables>,
  settings: Told,
  at: Date,
  payouts: readonly Named[],
  how: { to: 'paid' } | { to: 'failed'; failure: string | null },
) {
  for (const named of payouts) {
    const row = await payoutsWithTransfers(trx)
      .where('p.user_id', '=', named.user_id)
      .where('p.payout_id', '=', named.payout_id)
      .executeTakeFirstOrThrow()
    await write(trx, settings, at, named, `payout_${how.to}`, (language, page) =>
      how.to === 'paid'
        ? letterTexts[language].paid({
            ...written(language, row.amount_cents, row.withheld_cents ?? 0),
            account: masked(row.account_end!),
            page,
          })
        : letterTexts[language].failed({ gross: money(row.amount_cents, language), reason: how.failure ?? '', page }),
    )
  }
}

async function write(
  trx: Transaction<Tables>,
  { publicUrl }: Told,
  at: Date,
  { user_id: userId, payout_id: payoutId }: Named,
  kind: Kind,
  words: (language: Language, page: string) => LetterWords,
): Promise<void> {
  const language = await languageOfPayouts(trx, userId)
  const page = `${publicUrl}${pathIn(language, '/referrals')}?tab=payouts`
  await writeLetter(trx, at, { userId, kind, cause: `${kind}:${payoutId}`, language, ...words(language, page) })
}

/** The language in which the person entered the bank details. */
async function languageOfPayouts(trx: Transaction<Tables>, userId: string): Promise<Language> {
  const last = await trx
    .selectFrom('confirmations')
    .select('language')
    .where('user_id', '=', userId)
    .where('kind', '=', 'bank_details_changed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.language ?? 'en'
}

const written = (language: Language, gross: number, withheld: number) => ({
  gross: money(gross, language),
  withheld: withheld > 0 ? { tax: money(withheld, language), net: money(gross - withheld, language) } : null,
})

const money = (cents: number, language: Language) =>
  `${(cents / 100).toFixed(2).replace('.', language === 'pt' ? ',' : '.')} EUR`
