import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Settings } from '../platform/settings.ts'
import { timeoutSeconds, unavailable } from './authorization-code.ts'
import { InvalidEvent, type PlatformEvent } from './identity-provider.ts'

/** The claim `events` is JSON in a text. */
const Claims = z.object({ iat: z.number(), events: z.string() })
const Event = z.object({ type: z.string(), sub: z.string().min(1).max(255) })

/** Apple's names; its documents have called the last two both. The others are about forwarded e-mail. */
const kinds: Record<string, PlatformEvent['kind']> = {
  'consent-revoked': 'revoke',
  'account-delete': 'delete',
  'account-deleted': 'delete',
}

/**
 * Makes the reader of Apple's server-to-server notifications: JWTs that are signed with one of Apple's published keys, for this app.
 * Rejects with `InvalidEvent`, or with `ProviderUnavailable` while the keys cannot be read.
 * @see https://developer.apple.com/documentation/signinwithapple/processing-changes-for-sign-in-with-apple-accounts
 */
export function appleWebhookReader({
  issuer,
  clientId,
  appId,
}: Pick<NonNullable<Settings['apple']>, 'issuer' | 'clientId' | 'appId'>) {
  const keys = createRemoteJWKSet(new URL(`${issuer}/auth/keys`), { timeoutDuration: timeoutSeconds * 1_000 })
  const audience = appId === null ? clientId : [clientId, appId]
  return async (payload: string, now: Date): Promise<PlatformEvent> => {
    try {
      const checks = { issuer, audience, algorithms: ['RS256'], requiredClaims: ['iat'], currentDate: now }
      const { payload: claims } = await jwtVerify(payload, keys, checks)
      const { iat, events } = Claims.parse(claims)
      const { type, sub } = Event.parse(JSON.parse(events))
      return { kind: kinds[type] ?? 'other', subject: sub, askedAt: new Date(Math.floor(iat) * 1_000) }
    } catch (error) {
      if (isBad(error)) throw new InvalidEvent('this is no notification of Apple', { cause: error })
      throw unavailable(error)
    }
  }
}

/** Jose has no class of its own for keys that answer with an error: those are trouble of Apple's. */
function isBad(error: unknown): boolean {
  if (error instanceof z.ZodError || error instanceof SyntaxError) return true
  if (!(error instanceof errors.JOSEError)) return false
  return !['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code)
}
