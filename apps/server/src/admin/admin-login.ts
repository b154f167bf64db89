import type { AdminLogin } from '@numeria/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { endAdminSession, knownBrowser, openAdminSession, setAdminCookies } from './admin-sessions.ts'
import { adminAddress, findAdmin, type Admin } from './admins.ts'
import { writeAudit } from './audit.ts'
import { isSecondFactor } from './authenticator.ts'
import { isPassword } from './passwords.ts'
import { forgetTries, mayTryAll, throttleKeys, type ThrottleKey } from './throttle.ts'

/**
 * Signs an administrator in. Whatever is wrong (the address, the password, the code, too many tries), the answer is the same.
 * @throws {AppError} `admin.login_failed`
 */
export async function logIn(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  { email, password, otp }: AdminLogin,
): Promise<string> {
  const address = adminAddress(email)
  const at = deps.clock.now()
  const keys = throttleKeys(address, request.ip, await knownBrowser(deps, request, address))
  const allowed = await mayTryAll(deps.db, at, keys)
  const admin = allowed ? await findAdmin(deps.db, address) : null
  const isRight = await isPassword(password, admin?.passwordHash ?? null)
  const secrets = isRight && admin !== null ? await enter(deps, request, admin, otp ?? '', keys) : null
  if (admin === null || secrets === null) {
    request.log.warn({ throttled: !allowed }, 'an administrator’s login failed')
    throw new AppError('admin.login_failed')
  }
  setAdminCookies(deps.settings, reply, secrets)
  return admin.email
}

/** Takes the code and opens the session, together or not at all: a login that fails must not use a recovery code up. Null: the code is wrong. */
async function enter(deps: Deps, request: FastifyRequest, admin: Admin, otp: string, keys: readonly ThrottleKey[]) {
  return deps.db.transaction().execute(async (tx) => {
    const within = { ...deps, db: tx }
    if (!(await isSecondFactor(within, admin, otp))) return null
    await forgetTries(tx, keys)
    await endAdminSession(within, request)
    await writeAudit(tx, deps.clock.now(), { actor: admin.email, action: 'login' })
    return openAdminSession(within, admin.email)
  })
}
