// A second factor by RFC 6238: six digits that change every 30 seconds, as every authenticator app shows them. A code is taken once.
import { randomBytes } from 'node:crypto'
import { brand, type AuthenticatorSetup, type AuthenticatorStatus } from '@numeria/contract'
import type { FastifyRequest } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { cipherOf } from '../platform/encryption.ts'
import { hashSecret } from '../sign-in/secrets.ts'
import { endOtherAdminSessions, sessionHash } from './admin-sessions.ts'
import type { Admin } from './admins.ts'
import { writeAudit } from './audit.ts'
import { demandPassword, demandTry, lockCaller } from './own-password.ts'
import { deleteCodeGuesses } from './lockout-email.ts'
import { codeKey, giveBackTry, setUpKey } from './throttle.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>

const recoveryCodes = 10
const periodSeconds = 30
/** How long a new secret waits for its first code. */
const setUpMs = 15 * 60_000

/** Whether `otp` is what this administrator's app shows now, or one of their recovery codes; anything is right where there is no app. */
export async function isSecondFactor(deps: Reads, { email, totpSecret }: Admin, otp: string): Promise<boolean> {
  if (totpSecret === null) return true
  return (await takeCode(deps, email, totpSecret, otp)) || (await takeRecoveryCode(deps, email, otp))
}

/** Whether the app shows `otp` now. Uses nothing up. */
export function showsCode(deps: Reads, { email, totpSecret }: Admin, otp: string): boolean {
  return totpSecret !== null && currentStep(deps, email, totpSecret, otp) !== null
}

/** Anything else is no guess at a code. */
export const isCodeLike = (otp: string): boolean => /^\d{6}$/.test(otp.replaceAll(/\s/g, ''))

/** Whether `otp` is an unused recovery code. Uses nothing up. */
export async function isRecoveryCode({ db }: Pick<Deps, 'db'>, email: string, otp: string): Promise<boolean> {
  const found = await db
    .selectFrom('admin_recovery_codes')
    .select('email')
    .where('email', '=', email)
    .where('code_hash', '=', recoveryHash(otp))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export async function readAuthenticator({ db }: Pick<Deps, 'db'>, email: string): Promise<AuthenticatorStatus> {
  const { is_totp_confirmed: isOn } = await db
    .selectFrom('admins')
    .select('is_totp_confirmed')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { left } = await db
    .selectFrom('admin_recovery_codes')
    .select((select) => select.fn.countAll<number>().as('left'))
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { isOn, recoveryCodesLeft: isOn ? left : 0 }
}

/**
 * Makes a new secret, which is not used before one of its codes was confirmed.
 * @throws {AppError} `admin.password_wrong`, `request.too_fast`, `admin.authenticator_on`: that one stays as it is
 */
export async function setUpAuthenticator(
  deps: Reads,
  request: FastifyRequest,
  admin: Admin,
  password: string,
): Promise<AuthenticatorSetup> {
  const { db, clock, settings } = deps
  const { email } = admin
  await demandPassword(deps, request, admin, password)
  const secret = new Secret({ size: 20 })
  const encrypted = cipherOf(settings.encryption).encrypt(secret.base32, secretPlace(email))
  await db.transaction().execute(async (tx) => {
    await lockCaller(deps, tx, request, email)
    const { numUpdatedRows } = await tx
      .updateTable('admins')
      .set({ totp_secret: encrypted, totp_step: 0, totp_set_up_at: clock.now() })
      .where('email', '=', email)
      .where('is_totp_confirmed', '=', false)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new AppError('admin.authenticator_on')
    await writeAudit(tx, clock.now(), { actor: email, action: 'authenticator.set_up' })
  })
  return { secret: secret.base32, url: generator(secret.base32, email).toString() }
}

/**
 * Turns the second factor on and ends the administrator's other sessions.
 * @returns recovery codes, shown once
 * @throws {AppError} `admin.code_wrong`, `admin.set_up_expired`, `request.too_fast`
 */
export async function confirmAuthenticator(
  deps: Reads,
  request: FastifyRequest,
  admin: Admin,
  otp: string,
): Promise<string[]> {
  const { db, clock, settings } = deps
  const { email } = admin
  await demandTry(db, clock.now(), setUpKey(sessionHash(settings, request)))
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await db.transaction().execute(async (tx) => {
    // A secret that is made anew meanwhile must not be turned on by a code of the old one.
    await lockCaller(deps, tx, request, email)
    const row = await tx
      .selectFrom('admins')
      .select(['totp_secret', 'is_totp_confirmed', 'totp_set_up_at'])
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    if (row.is_totp_confirmed) throw new AppError('admin.authenticator_on')
    if (!row.totp_set_up_at || clock.now().getTime() - row.totp_set_up_at.getTime() > setUpMs)
      throw new AppError('admin.set_up_expired')
    if (row.totp_secret === null || !(await takeCode({ ...deps, db: tx }, email, row.totp_secret, otp)))
      throw new AppError('admin.code_wrong', { field: 'otp' })
    await tx.updateTable('admins').set({ is_totp_confirmed: true }).where('email', '=', email).execute()
    await tx.deleteFrom('admin_recovery_codes').where('email', '=', email).execute()
    const rows = codes.map((code) => ({ email, code_hash: hashSecret(code), used_at: null }))
    await tx.insertInto('admin_recovery_codes').values(rows).execute()
    await deleteCodeGuesses(tx, clock.now(), email)
    await endOtherAdminSessions({ ...deps, db: tx }, request, email)
    await writeAudit(tx, clock.now(), { actor: email, action: 'authenticator.on' })
  })
  return codes
}

/**
 * Turns the second factor off and ends the administrator's other sessions.
 * @throws {AppError} `admin.password_wrong`, `request.too_fast`, `admin.code_wrong`
 */
export async function removeAuthenticator(
  deps: Reads,
  request: FastifyRequest,
  admin: Admin,
  { password, otp }: { password: string; otp: string },
): Promise<void> {
  const { db, clock, settings } = deps
  const { email } = admin
  await demandPassword(deps, request, admin, password)
  const key = codeKey(email, sessionHash(settings, request))
  await demandTry(db, clock.now(), key)
  await db.transaction().execute(async (tx) => {
    await lockCaller(deps, tx, request, email)
    if (!(await isSecondFactor({ ...deps, db: tx }, admin, otp)))
      throw new AppError('admin.code_wrong', { field: 'otp' })
    await tx
      .updateTable('admins')
      .set({ totp_secret: null, is_totp_confirmed: false })
      .where('email', '=', email)
      .execute()
    await tx.deleteFrom('admin_recovery_codes').where('email', '=', email).execute()
    await endOtherAdminSessions({ ...deps, db: tx }, request, email)
    await writeAudit(tx, clock.now(), { actor: email, action: 'authenticator.off' })
    await giveBackTry(tx, key)
  })
}

function generator(secret: string, email: string): TOTP {
  return new TOTP({ issuer: brand.name, label: email, secret, period: periodSeconds })
}

/** The time step whose code this is: now, the one before or the next one, since clocks differ. Null for any other code. */
function currentStep({ clock, settings, log }: Reads, email: string, encrypted: string, otp: string): number | null {
  if (!isCodeLike(otp)) return null
  const token = otp.replaceAll(/\s/g, '')
  const secret = decryptOrNull(() => cipherOf(settings.encryption).decrypt(encrypted, secretPlace(email)), log)
  if (secret === null) return null
  const timestamp = clock.now().getTime()
  const delta = generator(secret, email).validate({ token, timestamp, window: 1 })
  return delta === null ? null : Math.floor(timestamp / 1_000 / periodSeconds) + delta
}

/** Takes a code once: never one of a step that was taken before. */
async function takeCode(deps: Reads, email: string, encrypted: string, otp: string): Promise<boolean> {
  const step = currentStep(deps, email, encrypted, otp)
  if (step === null) return false
  const { numUpdatedRows } = await deps.db
    .updateTable('admins')
    .set({ totp_step: step })
    .where('email', '=', email)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** An unreadable secret is answered like a wrong code, so that the answer does not confirm the password. */
function decryptOrNull(open: () => string, log: Deps['log']): string | null {
  try {
    return open()
  } catch (error) {
    log.error({ err: error }, 'an administrator’s authenticator cannot be read: was ENCRYPTION_KEY changed?')
    return null
  }
}

async function takeRecoveryCode({ db, clock }: Reads, email: string, otp: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('admin_recovery_codes')
    .set({ used_at: clock.now() })
    .where('email', '=', email)
    .where('code_hash', '=', recoveryHash(otp))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const recoveryHash = (otp: string): string => hashSecret(otp.trim().toLowerCase())

/** 120 bits, so that a plain hash of it reveals nothing, in a form that can be written on paper. */
function newRecoveryCode(): string {
  const letters = 'abcdefghjkmnpqrstvwxyz0123456789'
  const code = [...randomBytes(24)].map((byte) => letters[byte % 32]!).join('')
  return code.match(/.{4}/g)!.join('-')
}

/** The row and field that an encrypted secret is bound to. */
export const secretPlace = (email: string) => [email, 'totp'] as const
