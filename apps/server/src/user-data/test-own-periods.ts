// A row for each period of a user's own data that a job ends. For tests.
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { day, days, keyed, later, named, order, row, wholeYears, type Period } from './test-period.ts'

export const ownPeriods: readonly Period[] = [
  {
    table: 'users',
    bounds: days(30),
    seed: async ({ db }, at) => {
      const userId = randomUUID()
      await row(db, 'users', {
        user_id: userId,
        public_id: userId,
        email: `${userId}@example.com`,
        created_at: at,
        email_before: 'before@example.com',
        email_changed_at: at,
      })
      return sql`user_id = ${userId} and email_before is not null`
    },
  },
  {
    table: 'sessions',
    bounds: days(1),
    seed: keyed('sessions', 'token_hash', (at, { userId }) => ({
      cookie_hash: randomUUID(),
      user_id: userId,
      state: 'active',
      created_at: at,
      signed_in_at: at,
      expires_at: at,
    })),
  },
  {
    table: 'deleted_sessions',
    bounds: named,
    seed: keyed('deleted_sessions', 'secret_hash', (at) => ({ ends_at: at })),
  },
  {
    table: 'email_logins',
    bounds: named,
    seed: keyed(
      'email_logins',
      'login_id',
      (at) => ({
        address_mark: randomUUID(),
        code_mark: randomUUID(),
        link_hash: randomUUID(),
        browser_hash: randomUUID(),
        expires_at: at,
      }),
      true,
    ),
  },
  {
    table: 'turns',
    bounds: days(30),
    seed: async ({ db, userId }, at) => {
      const turnId = randomUUID()
      await row(db, 'turns', {
        user_id: userId,
        turn_id: turnId,
        request_hash: 'hash',
        idempotency_key: turnId,
        state: 'failed',
        failure: 'model.timeout',
        price: 0,
        tone: 'mystic',
        language: 'en',
        tradition: 'pythagorean',
        created_at: at,
        ended_at: at,
      })
      return sql`turn_id = ${turnId} and (request_hash <> '' or idempotency_key is not null)`
    },
  },
  {
    table: 'comparisons',
    bounds: named,
    seed: keyed(
      'comparisons',
      'comparison_id',
      (at, { userId }) => ({
        user_id: userId,
        secret_hash: randomUUID(),
        shows_birth_date: false,
        created_at: later(at, -14),
        expires_at: at,
      }),
      true,
    ),
  },
  {
    table: 'invoice_documents',
    bounds: wholeYears(10),
    seed: async ({ db, userId }, at) => {
      const bought = order(userId, at)
      await row(db, 'purchases', { ...bought, state: 'paid', paid_at: at, payment_id: bought.purchase_id })
      await row(db, 'invoice_documents', {
        user_id: userId,
        document_id: bought.purchase_id,
        purchase_id: bought.purchase_id,
        kind: 'invoice',
        cause: 'purchase',
        total_cents: 199,
        vat_cents: 37,
        currency: 'eur',
        country: 'PT',
        country_source: 'buyer',
        tax_number: '123456789',
        state: 'issued',
        provider_id: '1',
        number: 'FR 1',
        next_try_at: at,
        created_at: at,
        issued_at: at,
      })
      return sql`document_id = ${bought.purchase_id} and tax_number is not null`
    },
  },
  // Failed at the provider, and cut off before the provider knew of it.
  ...(['failed', 'open'] as const).map((state): Period => ({
    table: 'purchases',
    bounds: days(90),
    seed: async ({ db, userId }, at) => {
      const begun = order(userId, at)
      await row(db, 'purchases', { ...begun, state })
      return sql`purchase_id = ${begun.purchase_id}`
    },
  })),
  {
    table: 'cancellations',
    bounds: days(3 * 365),
    seed: keyed(
      'cancellations',
      'cancellation_id',
      (at, { userId }) => ({
        user_id: userId,
        cause: randomUUID(),
        subscription_id: 'sub_1',
        kind: 'ordinary',
        asked_at: at,
        state: 'done',
        next_try_at: at,
      }),
      true,
    ),
  },
  {
    table: 'referral_click_sources',
    bounds: days(91),
    seed: keyed('referral_click_sources', 'code', (at) => ({
      day: day(at),
      number: 1,
      utm_source: 'letter',
      clicks: 1,
    })),
  },
  {
    table: 'referrer_fingerprints',
    bounds: days(30),
    seed: keyed('referrer_fingerprints', 'print', (at, { userId }) => ({
      user_id: userId,
      kind: 'address',
      seen_at: at,
    })),
  },
  {
    table: 'referral_conversions',
    bounds: days(30),
    seed: async ({ db, userId }, at) => {
      const newcomer = randomUUID()
      await row(db, 'referral_conversions', {
        user_id: newcomer,
        conversion_id: randomUUID(),
        code: 'ABCD1234',
        referrer_id: userId,
        reason: 'same_address',
        created_at: at,
        settled_at: at,
        evidence: JSON.stringify({ match: 'address', mark: 'abc123', seenAt: null }),
      })
      return sql`user_id = ${newcomer} and evidence is not null`
    },
  },
  {
    table: 'visitor_salts',
    bounds: days(1),
    seed: async ({ db }, at) => {
      await sql`insert into visitor_salts (day, salt) values (${day(at)}, 'salt') on conflict do nothing`.execute(db)
      return sql`day = ${day(at)}`
    },
  },
  {
    table: 'referral_click_visitors',
    bounds: days(1),
    seed: keyed('referral_click_visitors', 'code', (at) => ({ day: day(at), visitor: 'v' })),
  },
  {
    table: 'referral_click_addresses',
    bounds: days(1),
    seed: keyed('referral_click_addresses', 'code', (at) => ({ day: day(at), address: 'a', clicks: 1 })),
  },
  {
    table: 'payout_transfers',
    bounds: wholeYears(10),
    seed: async ({ db, userId }, at) => {
      const payoutId = randomUUID()
      await row(db, 'payouts', {
        user_id: userId,
        payout_id: payoutId,
        month: `${day(at).slice(0, 7)}-01`,
        amount_cents: 2_550,
        state: 'paid',
        batch_id: payoutId,
        account_type: 'eu',
        account_end: '0154',
        created_at: at,
        exported_at: at,
        exported_by: 'ada',
        ended_at: at,
        ended_by: 'ada',
      })
      await row(db, 'payout_transfers', {
        user_id: userId,
        payout_id: payoutId,
        status: 'private_person',
        country: 'PT',
        identity: 'encrypted',
        is_exempt: false,
        withheld_rate: 2_300,
        withheld_cents: 587,
        net_cents: 1_963,
      })
      return sql`payout_id = ${payoutId} and identity is not null`
    },
  },
]
