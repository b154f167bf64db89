// Limits how fast passwords and codes can be guessed. Nobody is locked out: each key has a burst of attempts, then one per interval, and a refused attempt
// does not postpone the next one.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { neighbourhood } from '../platform/request-limits.ts'
import type { Database } from '../platform/database/connect.ts'

export type ThrottleKey = { key: string; burst: number; everySeconds: number }

/** Further in the future than any key can be: the clock was wrong when this was written. */
const impossiblyLateSeconds = 3_600

/**
 * The keys that a login attempt counts against. Strangers share the account's key, whose rate is above that of an attack that argon2 can bear; so they
 * cannot keep an administrator out. An attempt from a known browser, or with a right code, has a key that strangers cannot fill.
 * @param browser the hash of a known browser's secret, or null
 */
export function loginKeys(
  email: string,
  address: string,
  { browser, isCodeRight }: { browser: string | null; isCodeRight: boolean },
): ThrottleKey[] {
  if (browser !== null) return [{ key: `browser ${email} ${browser}`, burst: 10, everySeconds: 10 }]
  if (isCodeRight) return [{ key: `right code ${email}`, burst: 5, everySeconds: 15 }]
  return [
    { key: `address ${neighbourhood(address)}`, burst: 5, everySeconds: 30 },
    { key: `account ${email}`, burst: 20, everySeconds: 0.25 },
  ]
}

/** For the password or the code that a signed-in administrator is asked for again. */
export const confirmationKey = (email: string, what: 'password' | 'code'): ThrottleKey => ({
  key: `${what} ${email}`,
  burst: 5,
  everySeconds: 30,
})

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot all be the first.
 * @returns false when it must not be made; then it does not count
 */
async function mayTry(db: Database, at: Date, { key, burst, everySeconds }: ThrottleKey): Promise<boolean> {
  const interval = sql`make_interval(secs => ${everySeconds})`
  const { rows } = await sql`
    insert into admin_throttles as t (key_hash, next_at) values (${hashOf(key)}, ${at}::timestamptz + ${interval})
    on conflict (key_hash) do update set next_at = ${interval} + case
      when t.next_at > ${at}::timestamptz + make_interval(secs => ${impossiblyLateSeconds}) then ${at}::timestamptz
      else greatest(t.next_at, ${at}::timestamptz) end
    where t.next_at <= ${at}::timestamptz + make_interval(secs => ${(burst - 1) * everySeconds})
      or t.next_at > ${at}::timestamptz + make_interval(secs => ${impossiblyLateSeconds})
    returning 1`.execute(db)
  return rows.length > 0
}

/** Counts an attempt against each key in turn. What one refuses does not count against the next. */
export async function mayTryAll(db: Database, at: Date, keys: readonly ThrottleKey[]): Promise<boolean> {
  for (const key of keys) if (!(await mayTry(db, at, key))) return false
  return true
}

/** A successful attempt frees its keys. */
export async function forgetTries(db: Database, keys: readonly ThrottleKey[]): Promise<void> {
  const hashes = keys.map(({ key }) => hashOf(key))
  await db.deleteFrom('admin_throttles').where('key_hash', 'in', hashes).execute()
}

/** Deletes keys whose burst is whole again. */
export async function forgetOldTries(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('admin_throttles').where('next_at', '<=', at).execute()
}

/** Neither e-mail nor network addresses are stored in the clear. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
