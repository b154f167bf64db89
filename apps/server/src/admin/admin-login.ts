import type { AdminLogin } from '@numeria/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { endAdminSession, knownBrowser, openAdminSession, setAdminCookies } from './admin-sessions.ts'
import { adminAddress, findAdmin } from './admins.ts'
import { writeAudit } from './audit.ts'
import { isSecondFactor } from './authenticator.ts'
import { isPassword } from './passwords.ts'
import { forgetTries, mayTryAll, throttleKeys } from './throttle.ts'

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
  const isRight =
    (await isPassword(password, admin?.passwordHash ?? null)) &&
    admin !== null &&
    (await isSecondFactor(deps, admin, otp ?? ''))
  if (!isRight) {
    request.log.warn({ throttled: !allowed }, 'an administrator’s login failed')
    throw new AppError('admin.login_failed')
  }
  const secrets = await deps.db.transaction().execute(async (tx) => {
    const within = { ...deps, db: tx }
    await forgetTries(tx, keys)
    await endAdminSession(within, request)
    await writeAudit(tx, at, { actor: admin.email, action: 'login' })
    return openAdminSession(within, admin.email)
  })
  setAdminCookies(deps.settings, reply, secrets)
  return admin.email
}
