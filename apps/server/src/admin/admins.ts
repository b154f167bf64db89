// Administrators are separate people from users, with a password of their own.
import type { Transaction } from 'kysely'
import type { Database, Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { revokeTokensBy } from '../telegram/tokens.ts'
import { SettingsError } from '../platform/settings.ts'
import { hashPassword } from './passwords.ts'
import { deleteCodeGuesses } from './lockout-email.ts'
import { refuseWeakPassword, WeakPassword } from './weak-passwords.ts'

export type Admin = {
  email: string
  passwordHash: string
  /** Encrypted; null where no authenticator is asked for. */
  totpSecret: string | null
}

export const adminAddress = (email: string): string => email.trim().toLowerCase()

/**
 * Makes an administrator.
 * @returns false when there is one with this address, who stays as they are
 * @throws {WeakPassword}
 */
export async function createAdmin(db: Database, at: Date, email: string, password: string): Promise<boolean> {
  await refuseWeakPassword(password, email)
  const made = await db
    .insertInto('admins')
    .values({
      email: adminAddress(email),
      password_hash: await hashPassword(password),
      totp_secret: null,
      created_at: at,
      password_changed_at: at,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst()
  return made !== undefined
}

/**
 * Sets a new password, ends every session, browser and bot token of an administrator, and frees the codes that were used up. Runs in a transaction, so that none of it happens alone.
 * @param secondFactor also removes the authenticator and its recovery codes
 * @returns false when no administrator has this address
 * @throws {WeakPassword}
 */
export async function resetAdmin(
  tx: Transaction<Tables>,
  at: Date,
  email: string,
  password: string,
  { secondFactor = false } = {},
): Promise<boolean> {
  await refuseWeakPassword(password, email)
  const passwordHash = await hashPassword(password)
  const address = adminAddress(email)
  // This statement takes the row's lock, as `lockAdmin` does.
  const { numUpdatedRows } = await tx
    .updateTable('admins')
    .set({
      password_hash: passwordHash,
      password_changed_at: at,
      ...(secondFactor && { totp_secret: null, is_totp_confirmed: false }),
    })
    .where('email', '=', address)
    .executeTakeFirst()
  await deleteCodeGuesses(tx, at, address)
  const tables = [
    'admin_sessions',
    'admin_browsers',
    ...(secondFactor ? (['admin_recovery_codes'] as const) : []),
  ] as const
  for (const table of tables) await tx.deleteFrom(table).where('email', '=', address).execute()
  await revokeTokensBy(tx, at, address)
  return numUpdatedRows > 0n
}

/**
 * The one who is made at start from `ADMIN_EMAIL` and `ADMIN_PASSWORD`: once; a password that was changed since stays.
 * @throws {SettingsError} where the password is a weak one
 */
export async function createFirstAdmin(
  db: Database,
  at: Date,
  first: { email: string; password: string } | null,
): Promise<void> {
  if (!first || (await findAdmin(db, first.email))) return
  await createAdmin(db, at, first.email, first.password).catch((error: unknown) => {
    throw error instanceof WeakPassword ? new SettingsError([`ADMIN_PASSWORD: ${error.message}`]) : error
  })
}

export async function findAdmin(db: Database, email: string): Promise<Admin | null> {
  return toAdmin(await adminRow(db, email).executeTakeFirst())
}

/**
 * Finds an administrator and locks the row until the transaction is over. Every change of a password or an authenticator, and every login, takes this lock
 * before it touches sessions: a login that was checked before a change does not survive the change.
 */
export async function lockAdmin(tx: Transaction<Tables>, email: string): Promise<Admin | null> {
  return toAdmin(await adminRow(tx, email).forUpdate().executeTakeFirst())
}

const adminRow = (db: Db, email: string) =>
  db
    .selectFrom('admins')
    .select(['email', 'password_hash as passwordHash', 'totp_secret as totpSecret', 'is_totp_confirmed as isConfirmed'])
    .where('email', '=', adminAddress(email))

function toAdmin(row: (Admin & { isConfirmed: boolean }) | undefined): Admin | null {
  if (!row) return null
  const { isConfirmed, ...admin } = row
  return { ...admin, totpSecret: isConfirmed ? admin.totpSecret : null }
}

export async function listAdmins(db: Database) {
  return db
    .selectFrom('admins')
    .select(['email', 'created_at as createdAt', 'is_totp_confirmed as hasAuthenticator'])
    .orderBy('email')
    .execute()
}
