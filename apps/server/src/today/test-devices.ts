// Browsers with a subscription at the sandbox's push service. For tests.
import httpEce from 'http_ece'
import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto'

export type PushedMessage = { device: string; ttl: number; topic: string | null; body: string }
export type ShownNotification = { title: string; body: string; lang: string }

/** A browser that subscribed at a push service, and reads what was encrypted for it. */
export function createDevice(pushServiceUrl: string) {
  const privateKey = createECDH('prime256v1')
  const p256dh = privateKey.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  const name = randomUUID()
  const endpoint = `${pushServiceUrl}/${name}`
  return {
    name,
    id: createHash('sha256').update(endpoint).digest('base64url'),
    subscription: { endpoint, keys: { p256dh, auth } },
    read: ({ body }: PushedMessage): ShownNotification => {
      const text = httpEce.decrypt(Buffer.from(body, 'base64url'), {
        version: 'aes128gcm',
        privateKey,
        authSecret: auth,
      })
      return JSON.parse(text.toString('utf8')) as ShownNotification
    },
  }
}
