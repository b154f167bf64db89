import type { AdminLogin } from '@numeria/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { endAdminSession, knownBrowser, openAdminSession } from './admin-sessions.ts'
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
  await forgetTries(deps.db, keys)
  await endAdminSession(deps, request, reply)
  await openAdminSession(deps, reply, admin.email)
  await writeAudit(deps.db, at, { actor: admin.email, action: 'login' })
  return admin.email
}
