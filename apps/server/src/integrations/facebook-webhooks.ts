import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { InvalidEvent, type PlatformEvent } from './identity-provider.ts'

const Payload = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().min(1).max(255),
  issued_at: z.number().int().positive(),
})

/**
 * Reads the `signed_request` of a data deletion request: the signature and the JSON in base64url, with a dot between.
 * @throws {InvalidEvent}
 * @see https://developers.facebook.com/docs/development/create-an-app/app-dashboard/data-deletion-callback
 */
export function readSignedRequest(signed: string, clientSecret: string): PlatformEvent {
  const [signature = '', payload = '', ...others] = signed.split('.')
  const right = createHmac('sha256', clientSecret).update(payload).digest()
  const given = Buffer.from(signature, 'base64url')
  if (others.length > 0 || given.length !== right.length || !timingSafeEqual(given, right))
    throw new InvalidEvent('this request is not signed by Facebook')
  try {
    const { user_id: subject, issued_at } = Payload.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    return { kind: 'delete', subject, askedAt: new Date(issued_at * 1_000) }
  } catch (error) {
    throw new InvalidEvent('this request is not as Facebook documents it', { cause: error })
  }
}
