// How referrers are paid in money: where to, what is owed, and what became of it. Bank details are in plain text in the request that brings them and in the
// file for the bank, and nowhere else.
import {
  minimumPayoutCents,
  type PayoutModeRequest,
  type PayoutOverview,
  type PayoutSums,
  type TaxDetails,
  type PageLanguage,
} from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { writeEmail } from '../accounts/emails.ts'
import { readAccount } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import { refusedField } from '../platform/errors.ts'
import type { PoundRate } from '../platform/pound-settings.ts'
import { cipherOf } from '../platform/encryption.ts'
import { readMode, saveMode } from '../referrals/mode.ts'
import { lockFreshSession, requireFreshSignIn, type Session } from '../sign-in/sign-in.ts'
import { deleteDetails, detailChanges, detailsOf, putDetails } from './bank-details.queries.ts'
import { checkBankDetails, type CheckedDetails } from './bank-details.rules.ts'
import { figuresOf, payoutsOf } from './payouts.queries.ts'
import { holdEnd, initials, masked, nextPayoutDay, waitCutoff } from './payouts.rules.ts'
import { poundColumns, poundsOf } from './pounds.rules.ts'
import { accountMark, decryptField, encryptedFields } from './encrypted-details.ts'
import { deleteTaxDetails, rowRate, saveTaxDetails, shownTaxDetails, taxDetailsOf } from './tax-details.ts'
import { withhold } from './withholding.rules.ts'

/** Days for which the page shows the change that the email reported: where no mail is sent, it is the only notice. */
const shownChangeDays = 30

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>

export async function readPayouts({ db, clock, settings }: Reads, userId: string): Promise<PayoutOverview> {
  const now = clock.now()
  const [mode, details, tax, figures, payouts, { debt }, changes] = await Promise.all([
    readMode(db, userId),
    detailsOf(db, userId),
    taxDetailsOf(db, userId),
    figuresOf(db, userId, waitCutoff(now)),
    payoutsOf(db, userId),
    readAccount(db, now, userId),
    detailChanges(db, userId, new Date(now.getTime() - shownChangeDays * 86_400_000)),
  ])
  const heldUntil = details && holdEnd(details.changed_at)
  const expected = (cents: number) => tax && withhold(cents, rowRate(settings, tax))
  return {
    mode,
    bankDetails: details && {
      accountType: details.account_type,
      fullName: initials(decryptField(settings, details, 'holder') ?? ''),
      account: masked(details.account_end),
      bank: masked(details.bank_end),
    },
    taxDetails: tax && shownTaxDetails(settings, tax),
    expected: figures.payable > 0 ? expected(figures.payable) : null,
    balanceCents: figures.balance,
    payableCents: figures.payable,
    onTheirWayCents: figures.onTheirWay,
    pendingCents: figures.pending,
    paidCents: figures.paid,
    minimumCents: minimumPayoutCents,
    nextPayoutOn: nextPayoutDay(now),
    hasDebt: debt > 0,
    detailChanges: changes,
    heldUntil: heldUntil && heldUntil > now ? heldUntil.toISOString() : null,
    payouts: payouts.map((payout) => ({
      id: payout.payout_id,
      amountCents: payout.amount_cents,
      ...(payout.state === 'due'
        ? shownSums(expected(payout.amount_cents), details?.account_type === 'uk' ? settings.eurToGbp : null)
        : { withheldCents: payout.withheld_cents, netCents: payout.net_cents, pounds: poundsOf(payout) }),
      state: payout.state,
      createdAt: payout.created_at.toISOString(),
      paidAt: payout.state === 'paid' ? payout.ended_at!.toISOString() : null,
      account: payout.account_end && masked(payout.account_end),
      failure: payout.failure,
    })),
  }
}

const shownSums = (sums: PayoutSums | null, rate: PoundRate | null) => ({
  withheldCents: sums && sums.withheldCents,
  netCents: sums && sums.netCents,
  pounds: sums && rate && poundsOf(poundColumns(sums.netCents, rate)),
})

/**
 * Saves the details of the recipient that tax law demands.
 * @param language of the email about it
 * @throws {AppError} `request.invalid` with the invalid field; `auth.fresh_sign_in_required`; `auth.required` where the session was ended meanwhile
 */
export async function changeTaxDetails(
  deps: Reads,
  session: Session,
  details: TaxDetails,
  language: PageLanguage,
): Promise<PayoutOverview> {
  requireFreshSignIn(deps, session)
  await saveTaxDetails(deps, session, details, language)
  return readPayouts(deps, session.userId)
}

/**
 * Switches to credits, which deletes the bank and tax details, or to cash. Money earned in cash stays owed either way, and what tax law wants to know of
 * a transfer stays with it.
 * @param language of the email about it
 * @throws {AppError} `request.invalid` with the invalid field; `auth.fresh_sign_in_required` where details are given or deleted with an older sign-in, `auth.required` with a session that was ended meanwhile
 */
export async function changePayoutMode(
  deps: Reads,
  session: Session,
  { mode, bankDetails }: PayoutModeRequest,
  language: PageLanguage,
): Promise<PayoutOverview> {
  const { userId } = session
  const now = deps.clock.now()
  if (mode === 'credits') await returnToCredits(deps, now, session, language)
  else if (bankDetails) {
    requireFreshSignIn(deps, session)
    await storeDetails(deps, now, session, checkBankDetails(bankDetails), language)
  } else if (!(await detailsOf(deps.db, userId))) throw refusedField('bankDetails.fullName', 'field.holder_required')
  return readPayouts(deps, userId)
}

async function returnToCredits(deps: Reads, now: Date, session: Session, language: PageLanguage): Promise<void> {
  const { userId } = session
  await deps.db.transaction().execute(async (tx) => {
    const [hadBank, hadTax] = [await deleteDetails(tx, userId), await deleteTaxDetails(tx, userId)]
    // Refused here, the transaction keeps the details: no change of another request comes between.
    if (hadBank || hadTax) await lockFreshSession(deps, tx, session)
    if (hadBank)
      await writeEmail(tx, now, {
        userId,
        kind: 'bank_details_deleted',
        cause: `bank-details:deleted:${now.toISOString()}`,
        language,
        ...pageTexts[language].payoutEmails.deleted(hadTax),
      })
    await saveMode(tx, userId, 'credits')
  })
}

async function storeDetails(
  deps: Reads,
  now: Date,
  session: Session,
  details: CheckedDetails,
  language: PageLanguage,
): Promise<void> {
  const { db, settings } = deps
  const { userId } = session
  const { accountType, account, bank } = details
  const cipher = cipherOf(settings.encryption)
  const stored = await detailsOf(db, userId)
  const isSame =
    stored?.account_type === accountType &&
    encryptedFields.every((field) => decryptField(settings, stored, field) === details[field])
  // Saving what is stored already moves nothing, least of all the end of a wait.
  if (isSame) return
  const accountEnd = account.slice(-4)
  await db.transaction().execute(async (tx) => {
    await lockFreshSession(deps, tx, session)
    await putDetails(tx, {
      user_id: userId,
      account_type: accountType,
      holder: cipher.encrypt(details.holder, [userId, 'holder']),
      account: cipher.encrypt(account, [userId, 'account']),
      bank: cipher.encrypt(bank, [userId, 'bank']),
      account_end: accountEnd,
      bank_end: accountType === 'eu' ? bank.slice(-4) : bank.slice(-2),
      account_mark: accountMark(cipher, { accountType, account, bank }),
      created_at: now,
      changed_at: now,
    })
    await saveMode(tx, userId, 'cash')
    await writeEmail(tx, now, {
      userId,
      kind: 'bank_details_changed',
      cause: `bank-details:changed:${now.toISOString()}`,
      language,
      ...pageTexts[language].payoutEmails.changed(accountEnd),
    })
  })
}
