import type { AdminLogin } from '@numeria/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { logId } from '../platform/logger.ts'
import { knownBrowser } from './admin-browsers.ts'
import { endAdminSession, openAdminSession, setAdminCookies } from './admin-sessions.ts'
import { adminAddress, findAdmin, lockAdmin, type Admin } from './admins.ts'
import { writeAudit } from './audit.ts'
import { isCodeLike, isRecoveryCode, isSecondFactor, showsCode } from './authenticator.ts'
import { isPassword } from './passwords.ts'
import { queuePasswordCheck } from './password-check-queue.ts'
import {
  codeKey,
  deleteTries,
  giveBackTry,
  mayTry,
  mayTryAll,
  ownPasswordKey,
  unknownBrowserKeys,
  type ThrottleKey,
} from './throttle.ts'

/**
 * Signs an administrator in. The answer is the same for every failure: the address, the password, the code, too many attempts.
 * @throws {AppError} `admin.login_failed`
 */
export async function logIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, otp = '' }: AdminLogin,
): Promise<string> {
  const address = adminAddress(email)
  const [admin, browser, hasRecoveryCode] = await Promise.all([
    findAdmin(deps.db, address),
    knownBrowser(deps, request, address),
    isRecoveryCode(deps, address, otp),
  ])
  const own = ownPasswordKey(address, { browser: browser?.hash ?? null, hasRecoveryCode })
  const strangers = unknownBrowserKeys(address, request.ip)
  const keys = own ? [own] : [...strangers.networks, strangers.account]
  const check = () => isPassword(password, admin?.passwordHash ?? null)
  const checkOwn = async (key: ThrottleKey) => ((await mayTry(deps.db, deps.clock.now(), key)) ? check() : null)
  const isRight = own
    ? await checkOwn(own)
    : await checkFromUnknownBrowser(deps, { account: address, address: request.ip, keys: strangers }, check)
  const code = codeKey(address, browser?.hash ?? null)
  // A guess counts only after the right password, so strangers without it use up no attempts. The work is the same in each case, so the response time reveals
  // neither password nor code.
  const isGuess = admin !== null && isRight === true && admin.totpSecret !== null && isCodeLike(otp)
  const mayCompare = isRight !== null && (await mayTry(deps.db, deps.clock.now(), code, isGuess ? 1 : 0))
  const isShown = admin !== null && showsCode(deps, admin, otp)
  const canEnter = admin?.totpSecret === null || hasRecoveryCode || (mayCompare && isShown)
  const secrets =
    admin && isRight && canEnter
      ? await enter(deps, request, admin, { otp, keys, guess: isGuess ? code : null, known: browser?.secret })
      : null
  if (!admin || !secrets) {
    // An address that is no administrator's may be a password in the wrong field.
    request.log.warn({ admin: admin ? logId(address) : 'unknown', throttled: isRight === null }, 'admin login failed')
    throw new AppError('admin.login_failed')
  }
  request.log.info({ admin: logId(address), secondFactor: admin.totpSecret !== null }, 'admin login succeeded')
  setAdminCookies(deps.settings, reply, secrets)
  return admin.email
}

type Stranger = { account: string; address: string; keys: ReturnType<typeof unknownBrowserKeys> }

/**
 * Checks a stranger's password. What its networks have used up never enters the queue; a guess that leaves the queue unchecked does not count.
 * @returns null where it was not checked
 */
async function checkFromUnknownBrowser(
  { db, clock }: Deps,
  { account, address, keys: { networks, account: accountKey } }: Stranger,
  check: () => Promise<boolean>,
): Promise<boolean | null> {
  if (!(await mayTryAll(db, clock.now(), networks))) return null
  const mayCheck = () => mayTry(db, clock.now(), accountKey)
  const isRight = await queuePasswordCheck({ account, address, mayCheck }, check)
  if (isRight === null) for (const key of networks) await giveBackTry(db, key)
  return isRight
}

type Attempt = { otp: string; keys: readonly ThrottleKey[]; guess: ThrottleKey | null; known: string | undefined }

/**
 * Takes the code and opens the session in one transaction, so that a login that fails uses up no recovery code.
 * @param admin the credentials that were checked
 * @returns null for a wrong code, or where the credentials were changed since they were checked
 */
async function enter(deps: Deps, request: FastifyRequest, admin: Admin, { otp, keys, guess, known }: Attempt) {
  return deps.db.transaction().execute(async (tx) => {
    const within = { ...deps, db: tx }
    const current = await lockAdmin(tx, admin.email)
    if (current?.passwordHash !== admin.passwordHash || current.totpSecret !== admin.totpSecret) return null
    if (!(await isSecondFactor(within, admin, otp))) return null
    await deleteTries(tx, deps.clock.now(), keys)
    if (guess) await giveBackTry(tx, guess)
    await endAdminSession(within, request)
    await writeAudit(tx, deps.clock.now(), { actor: admin.email, action: 'login' })
    return openAdminSession(within, admin.email, {
      agent: request.headers['user-agent'] ?? '',
      language: languageOf(request),
      known,
    })
  })
}
