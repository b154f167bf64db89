// The challenge of a passkey between its two requests, encrypted in a cookie of the browser that asked. It counts once, for five minutes.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { cookieName, cookieOptions } from '../platform/cookies.ts'
import { AppError } from '../platform/errors.ts'
import { countSubject } from '../platform/request-limits.ts'
import { cipherOf, DecryptionError } from '../platform/encryption.ts'
import type { Settings } from '../platform/settings.ts'

export const challengeSeconds = 300

/** Its purpose: signing in, or adding a passkey in the session of this name. */
type Purpose = 'sign in' | { addIn: string }
const Challenge = z.object({ challenge: z.string(), startedAt: z.number() })

const cookieOf = (settings: Settings): string => cookieName(settings, 'numeria-passkey')
const placeOf = (purpose: Purpose) => ['passkey', purpose === 'sign in' ? purpose : `add in ${purpose.addIn}`] as const

export function keepChallenge({ settings, clock }: Deps, reply: FastifyReply, purpose: Purpose, challenge: string) {
  const value = JSON.stringify({ challenge, startedAt: clock.now().getTime() } satisfies z.infer<typeof Challenge>)
  const encrypted = cipherOf(settings.encryption).encrypt(value, placeOf(purpose))
  reply.setCookie(cookieOf(settings), encrypted, { ...cookieOptions(settings), maxAge: challengeSeconds })
}

/** @throws {AppError} `sign_in.passkey_refused` where this browser has none for this purpose, or it is old, or it was used */
export async function takeChallenge(deps: Deps, request: FastifyRequest, reply: FastifyReply, purpose: Purpose) {
  const { settings, clock } = deps
  const { challenge, startedAt } = open(settings, request.cookies[cookieOf(settings)] ?? '', purpose)
  reply.clearCookie(cookieOf(settings), cookieOptions(settings))
  const isOld = clock.now().getTime() - startedAt > challengeSeconds * 1_000
  const once = { most: 1, seconds: 2 * challengeSeconds }
  if (isOld || (await countSubject(deps, once, `passkey challenge ${challenge}`)) !== null)
    throw new AppError('sign_in.passkey_refused')
  return challenge
}

function open({ encryption }: Settings, encrypted: string, purpose: Purpose): z.infer<typeof Challenge> {
  try {
    return Challenge.parse(JSON.parse(cipherOf(encryption).decrypt(encrypted, placeOf(purpose))))
  } catch (error) {
    if (error instanceof DecryptionError) throw new AppError('sign_in.passkey_refused', { cause: error })
    throw error
  }
}
