// The recipient of payouts as tax law knows them: asked before the first bank payout, kept encrypted, and shown masked.
import type { PayoutOverview, TaxDetails, PageLanguage } from '@numeria/contract'
import type { Selectable } from 'kysely'
import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { pageTexts } from '../page-texts/page-texts.ts'
import { writeEmail } from '../accounts/emails.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { cipherOf, DecryptionError } from '../platform/encryption.ts'
import type { Settings } from '../platform/settings.ts'
import { lockFreshSession, type Session } from '../sign-in/sign-in.ts'
import { initials, masked } from './payouts.rules.ts'
import { checkTaxDetails, type TaxIdentity } from './tax-details.rules.ts'
import { rateFor, ruleFor } from './withholding.rules.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>
export type TaxRow = Selectable<Tables['tax_details']>

const Identity = z.strictObject({
  name: z.string(),
  taxNumber: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
})
export const identityPlace = (userId: string) => [userId, 'tax_identity'] as const

/** Null where no key opens it: its owner can give it anew. */
export function decryptIdentity(
  { encryption }: Pick<Settings, 'encryption'>,
  { user_id, identity }: { user_id: string; identity: string },
): TaxIdentity | null {
  try {
    return Identity.parse(JSON.parse(cipherOf(encryption).decrypt(identity, identityPlace(user_id))))
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}

/**
 * Saves checked tax details and writes the email about the change; the same details change nothing.
 * @throws {AppError} `request.invalid` with the field; `auth.required` where the session was ended meanwhile
 */
export async function saveTaxDetails(
  deps: Reads,
  session: Session,
  given: TaxDetails,
  language: PageLanguage,
): Promise<void> {
  const { db, clock, settings } = deps
  const { userId } = session
  const now = clock.now()
  const { status, country, isExempt, identity } = checkTaxDetails(
    given,
    (taxed) => ruleFor(settings.withholding, taxed).canBeExempt,
  )
  const known = await taxDetailsOf(db, userId)
  const isSame =
    known?.status === status &&
    known.country === country &&
    (known.exempt_since !== null) === isExempt &&
    isDeepStrictEqual(decryptIdentity(settings, known), identity)
  if (isSame) return
  const numberEnd = identity.taxNumber.slice(-3)
  const changed = {
    status,
    country,
    identity: cipherOf(settings.encryption).encrypt(JSON.stringify(identity), identityPlace(userId)),
    number_end: numberEnd,
    exempt_since: isExempt ? (known?.exempt_since ?? now) : null,
    changed_at: now,
  }
  await db.transaction().execute(async (tx) => {
    await lockFreshSession(deps, tx, session)
    await tx
      .insertInto('tax_details')
      .values({ user_id: userId, ...changed })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
      .execute()
    await writeEmail(tx, now, {
      userId,
      kind: 'tax_details_changed',
      cause: `tax-details:changed:${now.toISOString()}`,
      language,
      ...pageTexts[language].payoutEmails.taxChanged(numberEnd),
    })
  })
}

/** @returns whether there were any */
export async function deleteTaxDetails(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('tax_details').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function taxDetailsOf(db: Db, userId: string): Promise<TaxRow | null> {
  const row = await db.selectFrom('tax_details').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

export function shownTaxDetails(settings: Reads['settings'], row: TaxRow): NonNullable<PayoutOverview['taxDetails']> {
  const { note, canBeExempt } = ruleFor(settings.withholding, row)
  return {
    status: row.status,
    country: row.country,
    name: initials(decryptIdentity(settings, row)?.name ?? ''),
    taxNumber: masked(row.number_end),
    isExempt: row.exempt_since !== null,
    withheldPercent: rowRate(settings, row) / 100,
    note,
    canBeExempt,
  }
}

/** The rate withheld from a payout to this person now, in hundredths of a percent. */
export function rowRate(
  { withholding }: Pick<Settings, 'withholding'>,
  row: Pick<TaxRow, 'country' | 'status' | 'exempt_since'>,
): number {
  return rateFor(withholding, { country: row.country, status: row.status, isExempt: row.exempt_since !== null })
}
