import type { AdminLogin } from '@numeria/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { logId } from '../platform/logger.ts'
import { knownBrowser } from './admin-browsers.ts'
import { endAdminSession, openAdminSession, setAdminCookies } from './admin-sessions.ts'
import { adminAddress, findAdmin, type Admin } from './admins.ts'
import { writeAudit } from './audit.ts'
import { isSecondFactor, showsSecondFactor } from './authenticator.ts'
import { isPassword, isStrangersPassword } from './passwords.ts'
import { forgetTries, loginKeys, mayTryAll, type ThrottleKey } from './throttle.ts'

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
  const [admin, browser] = await Promise.all([findAdmin(deps.db, address), knownBrowser(deps, request, address)])
  const isCodeRight = admin !== null && (await showsSecondFactor(deps, admin, otp))
  const keys = loginKeys(address, request.ip, { browser: browser?.hash ?? null, isCodeRight })
  const check = browser || isCodeRight ? isPassword : isStrangersPassword
  const allowed = await mayTryAll(deps.db, deps.clock.now(), keys)
  const isRight = allowed ? await check(password, admin?.passwordHash ?? null) : null
  const secrets = admin && isRight ? await enter(deps, request, admin, { otp, keys, known: browser?.secret }) : null
  if (!admin || !secrets) {
    // An address that is no administrator's may be a password in the wrong field.
    request.log.warn({ admin: admin ? logId(address) : 'unknown', throttled: isRight === null }, 'admin login failed')
    throw new AppError('admin.login_failed')
  }
  request.log.info({ admin: logId(address), secondFactor: isCodeRight }, 'admin login succeeded')
  setAdminCookies(deps.settings, reply, secrets)
  return admin.email
}

type Attempt = { otp: string; keys: readonly ThrottleKey[]; known: string | undefined }

/** Takes the code and opens the session in one transaction, so that a login that fails uses up no recovery code. Null: the code is wrong. */
async function enter(deps: Deps, request: FastifyRequest, admin: Admin, { otp, keys, known }: Attempt) {
  return deps.db.transaction().execute(async (tx) => {
    const within = { ...deps, db: tx }
    if (!(await isSecondFactor(within, admin, otp))) return null
    await forgetTries(tx, keys)
    await endAdminSession(within, request)
    await writeAudit(tx, deps.clock.now(), { actor: admin.email, action: 'login' })
    return openAdminSession(within, admin.email, {
      agent: request.headers['user-agent'] ?? '',
      language: languageOf(request),
      known,
    })
  })
}
