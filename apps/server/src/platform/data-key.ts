// The key of fingerprints is stored in the database, encrypted with ENCRYPTION_KEY. When ENCRYPTION_KEY changes, the stored key is only encrypted again: it stays
// the same, so fingerprints stay valid and the earlier ENCRYPTION_KEY can be removed.
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from './database/connect.ts'
import { cipherOf, DecryptionError } from './encryption.ts'
import type { Settings } from './settings.ts'

export type Keyed = { db: Db; settings: Pick<Settings, 'encryption'> }

const name = 'marks'
const place = [name, 'key'] as const

/**
 * Fingerprints of a text: the same text has the same fingerprints, of which the first is stored. Without a key a fingerprint does not reveal its text. Where
 * no key opens the inner one, the given keys are used directly.
 */
export async function marksOf({ db, settings }: Keyed): Promise<(text: string) => string[]> {
  const cipher = cipherOf(settings.encryption)
  const key = await readDataKey(db, settings.encryption)
  if (key === null) return (text) => cipher.marks(text)
  const mark = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return (text) => [mark(text), ...cipher.marks(text)]
}

/** Creates the inner key at the first call. Null where it cannot be opened. */
async function readDataKey(db: Db, encryption: Settings['encryption']): Promise<Buffer | null> {
  const cipher = cipherOf(encryption)
  const read = () => db.selectFrom('inner_keys').select('encrypted').where('name', '=', name).executeTakeFirst()
  let row = await read()
  if (!row) {
    const encrypted = cipher.encrypt(randomBytes(32).toString('base64'), place)
    await db
      .insertInto('inner_keys')
      .values({ name, encrypted })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = (await read())!
  }
  try {
    return Buffer.from(cipher.decrypt(row.encrypted, place), 'base64')
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    return null
  }
}

/** Encrypts it with the key in use, where an earlier one did. @returns whether it was done now */
export async function reencryptDataKey({ db, settings }: Keyed): Promise<boolean> {
  const cipher = cipherOf(settings.encryption)
  const row = await db.selectFrom('inner_keys').select('encrypted').where('name', '=', name).executeTakeFirst()
  if (!row || row.encrypted.startsWith(cipher.prefix)) return false
  const { numUpdatedRows } = await db
    .updateTable('inner_keys')
    .set({ encrypted: cipher.encrypt(cipher.decrypt(row.encrypted, place), place) })
    .where('name', '=', name)
    .where('encrypted', '=', row.encrypted)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
