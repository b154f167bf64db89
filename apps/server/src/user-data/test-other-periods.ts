// A row for each other period of `keptKinds` that a job ends. For tests.
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { day, days, keyed, later, named, row, weekday, wholeYears, type Period } from './test-period.ts'

export const otherPeriods: readonly Period[] = [
  {
    table: 'reading_reports',
    bounds: days(365),
    seed: keyed(
      'reading_reports',
      'report_id',
      (at, { userId }) => ({
        user_id: userId,
        turn_id: randomUUID(),
        source: 'reader',
        reason: 'other',
        details: '',
        language: 'en',
        created_at: at,
      }),
      true,
    ),
  },
  {
    table: 'notice_records',
    bounds: wholeYears(6),
    seed: keyed('notice_records', 'record_id', (at) => ({ received_at: at, reason: 'illegal' }), true),
  },
  {
    table: 'analytics_events',
    bounds: days(31),
    seed: async ({ db }, at) => {
      const session = String(Math.floor(Math.random() * 2 ** 40))
      await row(db, 'analytics_events', { day: day(at), session, event: 'visit', at })
      return sql`session = ${session}`
    },
  },
  {
    table: 'retention_notes',
    bounds: days(31),
    seed: async ({ db }, at) => {
      const session = String(Math.floor(Math.random() * 2 ** 40))
      await row(db, 'retention_notes', { day: day(at), session, after: 7, did: 'looked' })
      return sql`session = ${session}`
    },
  },
  {
    table: 'funnel_days',
    bounds: days(397),
    seed: async ({ db }, at) => {
      await row(db, 'funnel_days', { day: day(at), step: 'visit', count: 1, counted_at: at })
      return sql`day = ${day(at)}`
    },
  },
  {
    table: 'retention_weeks',
    bounds: (now) => {
      const [past, within] = days(397)(now)
      return [later(past, -weekday(past)), later(within, 7 - weekday(within))]
    },
    seed: async ({ db }, at) => {
      await row(db, 'retention_weeks', { week: day(at), after: 7, did: 'looked', browsers: 1 })
      return sql`week = ${day(at)}`
    },
  },
  { table: 'request_counts', bounds: named, seed: keyed('request_counts', 'key', (at) => ({ ends_at: at, count: 1 })) },
  { table: 'deleted_users', bounds: named, seed: keyed('deleted_users', 'mark', (at) => ({ kept_until: at })) },
  {
    table: 'deletion_requests',
    bounds: days(365),
    seed: keyed('deletion_requests', 'code', (at) => ({
      provider: 'facebook',
      asked_at: at,
      received_at: at,
      state: 'account_deleted',
      ended_at: at,
    })),
  },
  {
    table: 'admin_sessions',
    bounds: named,
    seed: keyed('admin_sessions', 'token_hash', (at) => ({
      email: 'ada@example.com',
      created_at: later(at, -1),
      seen_at: at,
      expires_at: at,
    })),
  },
  {
    table: 'admin_browsers',
    bounds: days(180),
    seed: keyed('admin_browsers', 'secret_hash', (at) => ({ email: 'ada@example.com', created_at: at })),
  },
  { table: 'admin_throttles', bounds: named, seed: keyed('admin_throttles', 'key_hash', (at) => ({ next_at: at })) },
  {
    table: 'operator_tokens',
    bounds: days(30),
    seed: keyed('operator_tokens', 'public_part', (at) => ({
      secret_hash: 'hash',
      telegram_user_id: 17,
      created_by: 'ada@example.com',
      created_at: at,
      expires_at: at,
    })),
  },
  {
    table: 'bot_decisions',
    bounds: days(30),
    seed: keyed(
      'bot_decisions',
      'pending_id',
      (at) => ({
        decision: 'approve',
        actor: 'telegram:17',
        operator: '@ana',
        chat_id: 17,
        message_id: 1,
        message: 'a•••@e•••.com',
        due_at: at,
      }),
      true,
    ),
  },
  {
    table: 'bot_announcements',
    bounds: days(400),
    seed: keyed('bot_announcements', 'subject', (at) => ({ announced_at: at })),
  },
  {
    table: 'admin_audit',
    bounds: wholeYears(10),
    isByDatabase: true,
    seed: keyed('admin_audit', 'action', (at) => ({ at, actor: 'ada' })),
  },
]
