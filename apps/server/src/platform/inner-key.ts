// A key that the database keeps, encrypted with ours. What it marks is recognised for as long as it is there: changing ENCRYPTION_KEY encrypts it anew and
// leaves it the same, so that the earlier one can go.
import { createHmac, randomBytes } from 'node:crypto'
import type { Db } from './database/connect.ts'
import { sealsOf, UnreadableSeal } from './seals.ts'
import type { Settings } from './settings.ts'

export type Keyed = { db: Db; settings: Pick<Settings, 'encryption'> }

const name = 'marks'
const place = [name, 'key'] as const

/**
 * Fingerprints of a text: the same text has the same fingerprints, of which the first is stored. Without a key a fingerprint does not reveal its text. Where
 * no key opens the inner one, the given keys are used directly.
 */
export async function marksOf({ db, settings }: Keyed): Promise<(text: string) => string[]> {
  const seals = sealsOf(settings.encryption)
  const key = await innerKey(db, settings.encryption)
  if (key === null) return (text) => seals.marks(text)
  const mark = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return (text) => [mark(text), ...seals.marks(text)]
}

/** Creates the inner key at the first call. Null where it cannot be opened. */
async function innerKey(db: Db, encryption: Settings['encryption']): Promise<Buffer | null> {
  const seals = sealsOf(encryption)
  const read = () => db.selectFrom('inner_keys').select('sealed').where('name', '=', name).executeTakeFirst()
  let row = await read()
  if (!row) {
    const sealed = seals.seal(randomBytes(32).toString('base64'), place)
    await db
      .insertInto('inner_keys')
      .values({ name, sealed })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = (await read())!
  }
  try {
    return Buffer.from(seals.open(row.sealed, place), 'base64')
  } catch (error) {
    if (!(error instanceof UnreadableSeal)) throw error
    return null
  }
}

/** Encrypts it with the key in use, where an earlier one did. @returns whether it was done now */
export async function resealInnerKey({ db, settings }: Keyed): Promise<boolean> {
  const seals = sealsOf(settings.encryption)
  const row = await db.selectFrom('inner_keys').select('sealed').where('name', '=', name).executeTakeFirst()
  if (!row || row.sealed.startsWith(seals.prefix)) return false
  const { numUpdatedRows } = await db
    .updateTable('inner_keys')
    .set({ sealed: seals.seal(seals.open(row.sealed, place), place) })
    .where('name', '=', name)
    .where('sealed', '=', row.sealed)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
