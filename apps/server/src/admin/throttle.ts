// Limits guesses of passwords and codes without lockout: each key has a burst of attempts, then one per interval, and a refused attempt does not postpone the
// next one.
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { neighbourhood, wideNetwork } from '../platform/request-limits.ts'
import type { Database, Db } from '../platform/database/connect.ts'

export type ThrottleKey = { key: string; burst: number; everySeconds: number }

/** Further in the future than a key's whole burst: the clock was wrong when this was written. */
const impossiblyLateSeconds = 3_600

/**
 * The key of a password from a known browser, or with a right recovery code, which cannot be guessed: strangers cannot fill it. A right code of the app has
 * none: a stranger could find it by trying which code is answered otherwise.
 * @param browser the hash of a known browser's secret, or null
 */
export function ownPasswordKey(
  email: string,
  { browser, hasRecoveryCode }: { browser: string | null; hasRecoveryCode: boolean },
): ThrottleKey | null {
  if (browser !== null) return { key: `browser ${email} ${browser}`, burst: 10, everySeconds: 10 }
  return hasRecoveryCode ? { key: `recovery code ${email}`, burst: 5, everySeconds: 15 } : null
}

/** The keys of a stranger's password: all strangers share the account's, of which one network (an IPv6 /48, an IPv4 /24) can fill only a part. */
export function unknownBrowserKeys(email: string, address: string) {
  return {
    networks: [
      { key: `address ${neighbourhood(address)}`, burst: 5, everySeconds: 30 },
      { key: `network ${wideNetwork(address)} ${email}`, burst: 20, everySeconds: 1 / 3 },
    ],
    account: { key: `account ${email}`, burst: 30, everySeconds: 0.1 },
  }
}

/**
 * The key that a code of the app counts against, once the password is right. Three of a million codes are right at any moment, so the eight guesses of the first
 * day hit with a chance of 1 in 40,000, and the three of each later day with 1 in 110,000.
 * @param place a known browser or a session that has guesses of its own
 */
export const codeKey = (email: string, place: string | null): ThrottleKey => ({
  key: `code ${email} ${place ?? ''}`,
  burst: 5,
  everySeconds: 8 * 3_600,
})

/** For the password that a signed-in administrator is asked for again. Each session has its own: a stolen one must not use up its owner's attempts. */
export const confirmationKey = (session: string): ThrottleKey => ({
  key: `password ${session}`,
  burst: 5,
  everySeconds: 30,
})

/** For the codes that confirm a new authenticator. The secret is not in use yet, so they are freed sooner than guesses at one that is. */
export const setUpKey = (session: string): ThrottleKey => ({ key: `set up ${session}`, burst: 5, everySeconds: 30 })

/**
 * Counts an attempt before it is made, so that concurrent attempts cannot all be the first.
 * @param weight 0 counts nothing and does the same work
 * @returns false when it must not be made; then it does not count
 */
export async function mayTry(
  db: Database,
  at: Date,
  { key, burst, everySeconds }: ThrottleKey,
  weight: 0 | 1 = 1,
): Promise<boolean> {
  const interval = sql`make_interval(secs => ${weight * everySeconds})`
  const latest = sql`${at}::timestamptz + make_interval(secs => ${burst * everySeconds + impossiblyLateSeconds})`
  const { rows } = await sql`
    insert into admin_throttles as t (key_hash, next_at) values (${hashOf(key)}, ${at}::timestamptz + ${interval})
    on conflict (key_hash) do update set next_at = ${interval} + case
      when t.next_at > ${latest} then ${at}::timestamptz
      else greatest(t.next_at, ${at}::timestamptz) end
    where t.next_at <= ${at}::timestamptz + make_interval(secs => ${(burst - 1) * everySeconds})
      or t.next_at > ${latest}
    returning 1`.execute(db)
  return rows.length > 0
}

/** Counts an attempt against each key, or against none where one refuses. */
export async function mayTryAll(db: Database, at: Date, keys: readonly ThrottleKey[]): Promise<boolean> {
  for (const [index, key] of keys.entries()) {
    if (await mayTry(db, at, key)) continue
    for (const counted of keys.slice(0, index)) await giveBackTry(db, counted)
    return false
  }
  return true
}

/** Whether the next attempt would be refused. Counts nothing. */
export async function areSpent(db: Database, at: Date, { key, burst, everySeconds }: ThrottleKey): Promise<boolean> {
  const spent = await db
    .selectFrom('admin_throttles')
    .select('key_hash')
    .where('key_hash', '=', hashOf(key))
    .where('next_at', '>', new Date(at.getTime() + (burst - 1) * everySeconds * 1_000))
    .executeTakeFirst()
  return spent !== undefined
}

/** Undoes the count of an attempt that was right, or was not made. It frees no other ones: guesses between an administrator's own logins add up. */
export async function giveBackTry(db: Database, { key, everySeconds }: ThrottleKey): Promise<void> {
  await db
    .updateTable('admin_throttles')
    .set({ next_at: sql`next_at - make_interval(secs => ${everySeconds})` })
    .where('key_hash', '=', hashOf(key))
    .execute()
}

/** A successful attempt frees its keys. Those whose burst is whole are left to a job, so that nothing waits for their rows. */
export async function deleteTries(db: Db, at: Date, keys: readonly ThrottleKey[]): Promise<void> {
  const hashes = keys.map(({ key }) => hashOf(key))
  await db.deleteFrom('admin_throttles').where('key_hash', 'in', hashes).where('next_at', '>', at).execute()
}

/** Deletes keys whose burst is whole again. */
export async function deleteOldTries(db: Database, at: Date): Promise<void> {
  await db.deleteFrom('admin_throttles').where('next_at', '<=', at).execute()
}

/** Neither e-mail nor network addresses are stored in the clear. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
