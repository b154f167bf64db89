// The keys of logins by passkey. Each verb is one statement on one shard key, that of the login.
import type { Db } from '../platform/database/connect.ts'

/** Where a passkey was made, by which its owner recognises it. */
export type Device = { browser: string | null; system: string | null }
export type Passkey = {
  credentialId: string
  userId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

export async function insertPasskey(db: Db, passkey: Passkey & Device): Promise<void> {
  await db
    .insertInto('passkeys')
    .values({
      credential_id: passkey.credentialId,
      user_id: passkey.userId,
      public_key: Buffer.from(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
      browser: passkey.browser,
      system: passkey.system,
    })
    .execute()
}

export async function findPasskey(db: Db, credentialId: string): Promise<(Passkey & Device) | null> {
  const row = await db
    .selectFrom('passkeys')
    .select(['user_id as userId', 'public_key as publicKey', 'counter', 'transports', 'browser', 'system'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row ? { ...row, credentialId, publicKey: new Uint8Array(row.publicKey), counter: Number(row.counter) } : null
}

export function passkeysOf(db: Db, userId: string): Promise<(Device & { credentialId: string })[]> {
  return db
    .selectFrom('passkeys')
    .select(['credential_id as credentialId', 'browser', 'system'])
    .where('user_id', '=', userId)
    .orderBy('credential_id')
    .execute()
}

/** @returns false where another request has counted as far already, or the passkey was removed */
export async function saveCounter(db: Db, { credentialId, counter }: Passkey, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter: now })
    .where('credential_id', '=', credentialId)
    .where('counter', '=', String(counter))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePasskey(db: Db, credentialId: string): Promise<void> {
  await db.deleteFrom('passkeys').where('credential_id', '=', credentialId).execute()
}
