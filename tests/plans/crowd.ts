import type pg from 'pg'

/** Few enough that PostgreSQL looks at every row when it counts them, so that its plans are the same each time; enough that reading all of them is dear. */
const people = 600

const moment = `timestamptz '2026-11-20 12:00Z' - n * interval '1 minute'`

/** Rows of many users around the test's own user. Constraints are checked; triggers do not run. */
const rows = [
  `create temporary table crowd as select n, md5('person ' || n)::uuid as id, md5('code ' || n) as word from generate_series(1, ${people}) as n`,
  `insert into users (user_id, public_id, email, birth_date, full_name, created_at)
    select id, left(word, 22), word || '@example.com', '1990-05-17', 'Ana Maria Silva', ${moment} from crowd`,
  `insert into email_claims select word || '@example.com', id, ${moment} from crowd`,
  `insert into mailboxes select word || '@example.com', id, ${moment} from crowd`,
  `insert into identities select 'google', word, id, ${moment} from crowd`,
  `insert into sessions (token_hash, cookie_hash, user_id, state, created_at, signed_in_at, expires_at)
    select md5(word || device), '', id, 'active', ${moment}, ${moment}, ${moment} + interval '30 days' from crowd, generate_series(1, 2) as device`,
  `insert into deleted_sessions select md5(n || 'secret' || nth), timestamptz '2026-12-31' + nth * interval '1 hour' from crowd, generate_series(1, 5) as nth`,
  `insert into credit_accounts (user_id, available, version, moved_at) select id, 88, 26, ${moment} from crowd`,
  `insert into lots (user_id, lot, source, cause, is_paid, granted, remaining, spent, price_cents, currency, created_at)
    select id, lot, 'pack', 'purchase:pay_' || n || '_' || lot, true, 50, 50 - 6, 6, 499, 'eur', ${moment} from crowd, generate_series(1, 2) as lot`,
  `insert into holds (user_id, hold_id, credits, slices, lease_until, created_at)
    select id, md5(word || 'hold')::uuid, 1, '[{"lot": 1, "credits": 1}]', '2100-01-01', ${moment} from crowd`,
  `insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, available_after, held_after, slices, at)
    select id, version, 'grant', 'grant:' || version, 1, 1, 0, 1, 0, '[{"lot": 1, "credits": 1}]', ${moment} from crowd, generate_series(1, 26) as version`,
  `insert into conversations (user_id, conversation_id, created_at)
    select id, md5(word || 'conversation' || nth)::uuid, ${moment} from crowd, generate_series(1, 3) as nth`,
  `insert into yearly_letters (user_id, has_birthday, has_turning_points, tone, language, changed_at) select id, true, true, 'mystic', 'en', ${moment} from crowd`,
  `insert into wellbeing (user_id, monthly_credits, changed_at) select id, 1000, ${moment} from crowd`,
  `insert into push_devices (user_id, device_id, endpoint, p256dh, auth, created_at)
    select id, word || nth, 'https://web.push.apple.com/' || word, word, word, ${moment} from crowd, generate_series(1, 2) as nth`,
  `insert into comparisons (user_id, comparison_id, secret_hash, shows_birth_date, created_at, expires_at)
    select id, md5(word || 'comparison' || nth)::uuid, word || nth, false, ${moment}, '2100-01-01' from crowd, generate_series(1, 3) as nth`,
  `insert into memories (user_id, memory_id, text, created_at)
    select id, md5(word || 'memory' || nth)::uuid, 'sister Ana', ${moment} from crowd, generate_series(1, 5) as nth`,
  `insert into saved_people (user_id, person_id, full_name, birth_date, relation, created_at)
    select id, md5(word || 'person' || nth)::uuid, 'Rui Carvalho', '1985-03-14', 'friend', ${moment} from crowd, generate_series(1, 5) as nth`,
  `insert into turns (user_id, turn_id, conversation_id, request_hash, state, price, message, response, tone, language, tradition, numbers, created_at, ended_at)
    select id, md5(word || turn)::uuid, md5(word || 'conversation' || turn % 3 + 1)::uuid, word, 'done', 1, repeat('m', 60), repeat('r', 900), 'mystic', 'en', 'pythagorean', '{"facts": []}',
      ${moment} + turn * interval '1 second', ${moment} from crowd, generate_series(1, 12) as turn`,
  `insert into running_turns (user_id, turn_id, conversation_id, request_hash, reading_kind, price, message, tone, language, tradition, numbers, created_at)
    select id, md5(word || 'running')::uuid, md5(word || 'conversation' || 1)::uuid, word, 'chat', 1 - n % 10 / 9, repeat('m', 60), 'mystic', 'en', 'pythagorean',
      '{"facts": []}', timestamptz '2100-01-01' from crowd`,
  `insert into day_reminders (user_id, is_email_on, hour, tone, language, due_at, changed_at)
    select id, true, 8, 'mystic', 'en', '2100-01-01', ${moment} from crowd`,
  `insert into public_readings select id, md5(word || 1)::uuid, word, false, false, ${moment} from crowd`,
  `insert into purchases (user_id, purchase_id, way, pack_id, is_subscription, credits, amount_cents, currency, state, session_id, payment_id, payment_intent,
      created_at, paid_at)
    select id, md5(word || 'p' || nth)::uuid, 'modal', 'starter', false, 50, 499, 'eur', 'paid', 'cs_' || n || nth, 'pay_' || n || nth, 'pi_' || n || nth,
      ${moment}, ${moment} from crowd, generate_series(1, 2) as nth`,
  `insert into customers (user_id, customer_id) select id, 'cus_' || n from crowd`,
  `insert into provider_events select id, 'evt_' || n || '_' || nth, 'checkout.session.completed', 'done', ${moment} from crowd, generate_series(1, 4) as nth`,
  `insert into emails (user_id, kind, cause, subject, body, state, next_try_at, created_at)
    select id, 'order', 'order:' || word, 'Your order', repeat('b', 400), 'sent', ${moment}, ${moment} from crowd`,
  `insert into referrers (user_id, codes, salt, first_code) select id, 1, decode(word, 'hex'), upper(left(word, 8)) from crowd`,
  `insert into referral_codes (code, user_id, created_at, clicks) select upper(left(word, 8)), id, ${moment}, 10 from crowd`,
  `insert into referral_clicks select upper(left(word, 8)), date '2026-11-20' - day, 1, 1 || array_fill(0, array[95]) from crowd, generate_series(1, 10) as day`,
  `insert into referral_click_visitors select upper(left(word, 8)), date '2026-12-31', md5(word || nth) from crowd, generate_series(1, 10) as nth`,
  `insert into referral_click_sources (code, day, number, utm_source, clicks) select upper(left(word, 8)), date '2026-11-20' - day, 1, 'blog', 1
    from crowd, generate_series(1, 10) as day`,
  `insert into referral_click_addresses select upper(left(word, 8)), date '2026-12-31', word, 1 from crowd`,
  `insert into referrer_fingerprints (user_id, kind, print, seen_at) select id, 'address', word, ${moment} from crowd`,
  `insert into referral_conversions (user_id, conversion_id, code, referrer_id, created_at, settled_at)
    select id, md5(word || 'c')::uuid, upper(left(word, 8)), md5('person ' || n % 300)::uuid, ${moment}, ${moment} from crowd`,
  `insert into referral_rewards (user_id, conversion_id, code, credits, cents, state, at)
    select id, md5(word || 'c')::uuid, upper(left(word, 8)), 5, 0, 'rewarded', ${moment} from crowd`,
  `insert into referral_earnings (user_id, earning_id, conversion_id, cents, state, at)
    select id, md5(word || 'e')::uuid, md5(word || 'c')::uuid, 50, 'earned', ${moment} from crowd`,
  `insert into first_purchases select id, md5(word || 'p' || 1)::uuid, md5('person ' || n % 300)::uuid, md5(word || 'c')::uuid, 1, 1 from crowd`,
  `insert into commissions (user_id, commission_id, paid_at, paid_cents, kept_cents, currency, euro_millionths, cents, state, due_at, changes, entries)
    select id, md5(word || 'c')::uuid, ${moment}, 499, 499, 'eur', 1000000, 50, 'earned', ${moment}, 1, 1 from crowd`,
  `insert into commission_entries (user_id, commission_id, number, cause, kind, company_cents, reserve_cents, referrer_cents, at)
    select id, md5(word || 'c')::uuid, 1, 'commission:' || n, 'set_aside', -50, 50, 0, ${moment} from crowd`,
  `insert into share_rewards select id, date '2026-11-20' - day, 'copy', 1, ${moment} - day * interval '1 day' from crowd, generate_series(1, 5) as day`,
  `insert into bank_details select id, 'eu', '', '', '', 'abcd', 'bank', ${moment}, ${moment}, word from crowd`,
  `insert into payouts (user_id, payout_id, month, amount_cents, state, batch_id, account_type, account_end, created_at, exported_at, exported_by, ended_at, ended_by)
    select id, md5(word || 'out')::uuid, '2026-10-01', 2500, 'paid', 'batch', 'eu', 'abcd', ${moment}, ${moment}, 'an admin', ${moment}, 'an admin' from crowd`,
  `insert into tax_details select id, 'sole_trader', 'PT', 'encrypted', '789', null, ${moment} from crowd`,
  `insert into payout_transfers select id, md5(word || 'out')::uuid, 'sole_trader', 'PT', 'encrypted', false, 2300, 575, 1925 from crowd`,
  `insert into payout_entries select id, md5(word || 'out')::uuid, 'transfer', 'withholding:' || md5(word || 'out')::uuid, -2500, 1925, 575, ${moment} from crowd`,
  `insert into pending_credits (user_id, pending_id, source, cause, credits, reason, state, created_at, decided_at, decided_by)
    select id, md5(word || 'w')::uuid, 'referral', 'referral:' || md5(word || 'c')::uuid, 5, 'address', 'approved', ${moment}, ${moment}, 'an admin' from crowd`,
  `insert into refunds (user_id, refund_id, purchase_id, provider_id, amount_cents, state, asked_at, tries)
    select id, 're_' || n, md5(word || 'p' || 1)::uuid, 're_' || n, 499, 'succeeded', ${moment}, 1 from crowd`,
  `insert into invoice_documents (user_id, document_id, purchase_id, kind, cause, total_cents, currency, country, country_source, vat_rule, vat_rate, vat_cents,
      state, next_try_at, created_at, provider_id, number, issued_at)
    select id, md5(word || 'p' || nth)::uuid, md5(word || 'p' || nth)::uuid, 'invoice', 'purchase', 499, 'eur', 'PT', 'payment', 'domestic', 2300, 93,
      'issued', ${moment}, ${moment}, n, n, ${moment} from crowd, generate_series(1, 2) as nth`,
  `insert into invoice_documents (user_id, document_id, purchase_id, kind, cause, total_cents, currency, country, country_source, vat_rule, vat_rate, vat_cents,
      state, next_try_at, created_at, provider_id, number, issued_at)
    select id, md5(word || 'credit')::uuid, md5(word || 'p' || 1)::uuid, 'credit_note', 'refund:re_' || n, 499, 'eur', 'PT', 'payment', 'domestic', 2300, 93,
      'issued', ${moment}, ${moment}, n, n, ${moment} from crowd`,
  `insert into cancellations (user_id, cancellation_id, cause, subscription_id, kind, asked_at, state, next_try_at)
   select id, id, 'form:' || n, 'sub_' || n, 'ordinary', ${moment}, 'done', ${moment} from crowd`,
  `insert into subscriptions (user_id, subscription_id, pack_id, state, period_ends_at, is_cancelled, read_at)
    select id, 'sub_' || n, 'abundance8', 'active', ${moment}, false, ${moment} from crowd`,
  `insert into deletions select md5('gone ' || n)::uuid, ${moment}, ${moment}, ${moment} from crowd`,
  `insert into deleted_users select word, ${moment} + interval '2 years' from crowd`,
  `insert into request_counts select md5(n || 'count ' || nth), timestamptz '2026-12-31' + nth * interval '1 hour', 1 from crowd, generate_series(1, 5) as nth`,
  `insert into email_logins select md5(n || 'mail'), md5(n || 'login' || nth)::uuid, md5(n || 'code'), md5(n || 'link'), md5(n || 'at'), timestamptz '2026-12-31' + nth * interval '1 hour' from crowd, generate_series(1, 5) as nth`,
  `insert into analytics_events (day, session, event, at) select date '2026-11-20' - nth, n, 'page', ${moment} from crowd, generate_series(1, 5) as nth`,
  `insert into retention_notes (day, session, after, did) select date '2026-11-20' - nth, n, 0, 'looked' from crowd, generate_series(1, 5) as nth`,
]

/** Fills every table that grows, and lets PostgreSQL count. */
export async function fillWithPeople(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const statement of rows) await client.query(statement)
    await client.query('reset session_replication_role')
    await client.query('vacuum analyze')
  } finally {
    // Its settings and its temporary table end with it.
    client.release(true)
  }
}
