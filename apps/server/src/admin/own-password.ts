// A signed-in administrator's password: asked for again before what a stolen session must not be enough for, and changed.
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { AppError } from '../platform/errors.ts'
import { revokeTokensBy } from '../telegram/tokens.ts'
import { endOtherAdminSessions, sessionHash } from './admin-sessions.ts'
import { lockAdmin, type Admin } from './admins.ts'
import { writeAudit } from './audit.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { deleteCodeGuesses } from './lockout-email.ts'
import { confirmationKey, deleteTries, mayTryAll, type ThrottleKey } from './throttle.ts'
import { refuseWeakPassword, WeakPassword } from './weak-passwords.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>

/** @throws {AppError} `admin.password_wrong`, `request.too_fast` */
export async function demandPassword(
  { db, clock, settings }: Reads,
  request: FastifyRequest,
  { passwordHash }: Admin,
  password: string,
): Promise<void> {
  const key = confirmationKey(sessionHash(settings, request))
  await demandTry(db, clock.now(), key)
  if (!(await isPassword(password, passwordHash))) throw new AppError('admin.password_wrong', { field: 'password' })
  await deleteTries(db, clock.now(), [key])
}

/**
 * Locks the caller's administrator and session until the transaction is over. A session that was ended while its request was under way changes nothing.
 * @throws {AppError} `admin.required`
 */
export async function lockCaller(
  { settings }: Pick<Reads, 'settings'>,
  tx: Transaction<Tables>,
  request: FastifyRequest,
  email: string,
): Promise<void> {
  await lockAdmin(tx, email)
  const session = await tx
    .selectFrom('admin_sessions')
    .select('email')
    .where('token_hash', '=', sessionHash(settings, request))
    .forUpdate()
    .executeTakeFirst()
  if (!session) throw new AppError('admin.required')
}

/** Counts a guess of a signed-in administrator. @throws {AppError} `request.too_fast` */
export async function demandTry(db: Database, at: Date, key: ThrottleKey): Promise<void> {
  if (!(await mayTryAll(db, at, [key]))) throw new AppError('request.too_fast', { retryAfterSeconds: key.everySeconds })
}

/**
 * Changes the password and ends the administrator's other sessions and bot tokens.
 * @returns how many sessions ended
 * @throws {AppError} `admin.password_wrong`, `admin.required`, `request.too_fast`, `request.invalid` at `newPassword` for a weak one
 */
export async function changePassword(
  deps: Reads,
  request: FastifyRequest,
  admin: Admin,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<number> {
  const { db, clock } = deps
  const { email } = admin
  await demandPassword(deps, request, admin, password)
  await refuseWeakPassword(newPassword, email).catch((error: unknown) => {
    throw error instanceof WeakPassword
      ? new AppError('request.invalid', { fieldError: { ...error.reason, field: 'newPassword' } })
      : error
  })
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (tx) => {
    const at = clock.now()
    await lockCaller(deps, tx, request, email)
    await tx
      .updateTable('admins')
      .set({ password_hash: passwordHash, password_changed_at: at })
      .where('email', '=', email)
      .execute()
    await deleteCodeGuesses(tx, at, email)
    const sessions = await endOtherAdminSessions({ ...deps, db: tx }, request, email)
    await revokeTokensBy(tx, at, email)
    await writeAudit(tx, at, { actor: email, action: 'password.change', details: { sessions } })
    return sessions
  })
}
