import { earningRoutes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { openClaim, reverseClaim } from '../credits/clawbacks.ts'
import { balance, grant } from '../credits/credits.ts'
import { capture, hold } from '../credits/test-holds.ts'
import { saveMode } from '../referrals/mode.ts'
import type { Session } from '../sign-in/sign-in.ts'
import { signedIn, someone, type TestApp } from '../test-app.ts'

/** The paying company, as settings. For tests. */
export const company = {
  COMPANY_NAME: 'Numeria, Unipessoal Lda.',
  COMPANY_IBAN: 'PT50 0002 0123 1234 5678 9015 4',
  COMPANY_BIC: 'BCOMPTPL',
  COMPANY_UK_SORT_CODE: '10-79-99',
  COMPANY_UK_ACCOUNT: '88837491',
  BACS_USER_NUMBER: '123456',
  EUR_TO_GBP: '0.8412',
  EUR_TO_GBP_DATE: '2026-11-20',
  COMPANY_ADDRESS: 'Lisboa',
  COMPANY_VAT_NUMBER: 'PT123456789',
  COMPANY_COMPLAINTS_URL: 'https://www.livroreclamacoes.pt/',
}

export const euDetails = {
  fullName: 'Inês Conceição',
  accountType: 'eu',
  iban: 'PT50 0002 0123 1234 5678 9015 4',
  swift: 'BCOMPTPL',
}
/** An account whose last characters are in no UUID, number or moment by chance. */
export const malteseDetails = {
  fullName: 'Inês Conceição',
  accountType: 'eu',
  iban: 'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  swift: 'MALTMTMT',
}
export const ukDetails = {
  fullName: 'Ann O’Neill',
  accountType: 'uk',
  sortCode: '08-99-99',
  accountNumber: '66374958',
}

/** A person in a country for which nothing is withheld. */
export const germanTax = {
  status: 'private_person',
  country: 'DE',
  name: 'Inês Conceição',
  taxNumber: '65 929 970 489',
  street: 'Lange Straße 7',
  postalCode: '10243',
  city: 'Berlin',
  isExempt: false,
} as const
/** A person from whom 23 % is withheld. */
export const portugueseTax = {
  ...germanTax,
  status: 'sole_trader',
  country: 'PT',
  taxNumber: '123 456 789',
  postalCode: '1100-148',
  city: 'Lisboa',
} as const

const day = 24 * 60

/** Moves the clock to the first moments of a month, and keeps sessions alive. For tests. */
export function goTo({ deps, passTime }: TestApp, moment: string): void {
  passTime((Date.parse(moment) - deps.clock.now().getTime()) / 60_000)
}

/** Creates a referrer who is paid in cash to a bank account, over HTTP; `tax` null: whose tax details are missing. For tests. */
export async function referrer(testApp: TestApp, bankDetails: object = euDetails, tax: object | null = germanTax) {
  const userId = await someone(testApp.deps)
  const { token, browser } = await signedIn(testApp, userId)
  await browser.patch(earningRoutes.payoutMode.path, { token, body: { mode: 'cash', bankDetails } })
  if (tax) await browser.put(earningRoutes.taxDetails.path, { token, body: tax })
  return { userId, token, browser }
}

/** Books earnings of conversions, all at once; `state` as referrals would. For tests. */
export async function earn(
  { deps }: TestApp,
  userId: string,
  conversions: number,
  { state = 'earned', daysAgo = 0 }: { state?: 'earned' | 'pending' | 'refused'; daysAgo?: number } = {},
): Promise<void> {
  const at = new Date(deps.clock.now().getTime() - daysAgo * day * 60_000)
  const rows = Array.from({ length: conversions }, () => ({
    user_id: userId,
    earning_id: randomUUID(),
    conversion_id: randomUUID(),
    cents: 50,
    state,
    at,
  }))
  if (rows.length > 0) await deps.db.insertInto('referral_earnings').values(rows).execute()
}

/** Switches a user who chose cash once back to credits, without the HTTP route. For tests. */
export async function goBackToCredits({ deps }: TestApp, userId: string): Promise<void> {
  await deps.db.deleteFrom('bank_details').where('user_id', '=', userId).execute()
  await deps.db.deleteFrom('tax_details').where('user_id', '=', userId).execute()
  await saveMode(deps.db, userId, 'credits')
}

/** Spends 50 credits of a payment that is disputed afterwards, so that the user has debt. @returns wins the dispute. For tests. */
export async function bringIntoDebt({ deps }: TestApp, userId: string): Promise<() => Promise<unknown>> {
  const { db, clock } = deps
  const price = { cents: 999, currency: 'eur' } as const
  const [cause, holdId] = [`purchase:${randomUUID()}`, randomUUID()]
  const { available } = await balance(db, userId, clock.now())
  await grant(db, clock.now(), { userId, source: 'pack', cause, credits: 100, paid: true, expiresAt: null, price })
  await hold(db, clock.now(), userId, holdId, available + 50)
  await capture(db, clock.now(), userId, holdId)
  const dispute = { userId, lotCause: cause, cause: `dispute:${randomUUID()}` }
  await openClaim(db, clock.now(), dispute)
  return () => reverseClaim(db, clock.now(), dispute)
}

/** A session of this person that has just begun. For tests. */
export async function freshSession(testApp: TestApp, userId: string): Promise<Session> {
  const { browser } = await signedIn(testApp, userId)
  const [tokenHash = ''] = browser.jar.get('numeria')!.split('.')
  return { userId, signedInAt: testApp.deps.clock.now(), tokenHash }
}
