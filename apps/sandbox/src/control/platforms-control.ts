import { createHmac, randomUUID, type JsonWebKey } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { z } from 'zod'
import type { SandboxEnvironment } from '../environment.ts'
import { sendJson, type Exchange } from '../http/exchange.ts'
import { readBody } from './read-body.ts'

const PlatformEvent = z.discriminatedUnion('platform', [
  z.strictObject({ platform: z.literal('facebook'), subject: z.string().min(1), isSent: z.boolean().default(true) }),
  z.strictObject({
    platform: z.literal('apple'),
    subject: z.string().min(1),
    type: z.enum(['email-disabled', 'email-enabled', 'consent-revoked', 'account-deleted']),
    isSent: z.boolean().default(true),
  }),
])

type Message = { url: string; contentType: string; body: string }

/** Messages that Facebook and Apple send about a user, each with its own kind of signature. */
export function createPlatforms(appUrl: string, environment: SandboxEnvironment, signingKey: JsonWebKey) {
  function deletionRequest(user_id: string): Message {
    const issued_at = Math.floor(Date.now() / 1_000)
    const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', issued_at, user_id })).toString('base64url')
    const signature = createHmac('sha256', environment.FACEBOOK_CLIENT_SECRET).update(payload).digest('base64url')
    return {
      url: `${appUrl}/api/platforms/facebook/deletion`,
      contentType: 'application/x-www-form-urlencoded',
      body: new URLSearchParams({ signed_request: `${signature}.${payload}` }).toString(),
    }
  }

  async function notification(type: string, sub: string): Promise<Message> {
    const payload = await new SignJWT({ events: JSON.stringify({ type, sub, event_time: Date.now() }) })
      .setProtectedHeader({ alg: 'RS256', kid: String(signingKey.kid) })
      .setIssuer(environment.APPLE_ISSUER)
      .setAudience(environment.APPLE_CLIENT_ID)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime('1d')
      .sign(await importJWK(signingKey, 'RS256'))
    const url = `${appUrl}/api/platforms/apple/notifications`
    return { url, contentType: 'application/json', body: JSON.stringify({ payload }) }
  }

  return async (exchange: Exchange): Promise<boolean> => {
    if (`${exchange.request.method} ${exchange.url.pathname}` !== 'POST /_control/platforms') return false
    const event = await readBody(exchange, PlatformEvent)
    const message =
      event.platform === 'facebook' ? deletionRequest(event.subject) : await notification(event.type, event.subject)
    sendJson(exchange.response, 200, { message, answer: event.isSent ? await send(message) : null })
    return true
  }
}

async function send({ url, contentType, body }: Message) {
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': contentType }, body })
  return { status: answer.status, body: await answer.text() }
}
