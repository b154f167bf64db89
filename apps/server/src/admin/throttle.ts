// Guessing is slowed down, never locked out: the first tries are free, then each has to wait for longer. A browser that signed in before has a count
// of its own, so that strangers who guess at an administrator's address cannot keep that administrator away.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { neighbourhood } from '../platform/address-limit.ts'
import type { Database } from '../platform/database/connect.ts'

export type ThrottleKey = { key: string; free: number; longestSeconds: number }

const forgottenAfterHours = 24

/** What an attempt counts against, one after the other: what the first refuses does not count against the next. @param browser the hash of a secret that this administrator's browser was given, if it is one */
export function throttleKeys(email: string, address: string, browser: string | null): ThrottleKey[] {
  if (browser !== null) return [{ key: `browser ${email} ${browser}`, free: 10, longestSeconds: 60 }]
  return [
    { key: `address ${neighbourhood(address)}`, free: 5, longestSeconds: 900 },
    { key: `account ${email}`, free: 10, longestSeconds: 60 },
  ]
}

/**
 * Counts an attempt before it is made, so that attempts side by side cannot all be the first.
 * @returns false when it comes too soon after the last one: then it must not be made
 */
async function mayTry(db: Database, at: Date, { key, free, longestSeconds }: ThrottleKey): Promise<boolean> {
  const { rows } = await sql`
    insert into admin_throttles as t (key_hash, tries, last_at) values (${hashOf(key)}, 1, ${at})
    on conflict (key_hash) do update set
      tries = case when t.last_at < ${at}::timestamptz - make_interval(hours => ${forgottenAfterHours}) then 1 else t.tries + 1 end,
      last_at = ${at}
    where t.tries < ${free}
      or t.last_at + make_interval(secs => least(${longestSeconds}, power(2, least(t.tries - ${free}, 20)))) <= ${at}
    returning 1`.execute(db)
  return rows.length > 0
}

/** Counts an attempt against all of these, as far as they let it. */
export async function mayTryAll(db: Database, at: Date, keys: readonly ThrottleKey[]): Promise<boolean> {
  for (const key of keys) if (!(await mayTry(db, at, key))) return false
  return true
}

/** A successful login begins anew. */
export async function forgetTries(db: Database, keys: readonly ThrottleKey[]): Promise<void> {
  await db
    .deleteFrom('admin_throttles')
    .where(
      'key_hash',
      'in',
      keys.map(({ key }) => hashOf(key)),
    )
    .execute()
}

/** Counts that no longer matter. */
export async function forgetOldTries(db: Database, at: Date): Promise<void> {
  const before = new Date(at.getTime() - forgottenAfterHours * 3_600_000)
  await db.deleteFrom('admin_throttles').where('last_at', '<', before).execute()
}

/** Neither addresses of people nor of machines are kept as they are. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
