import { brand } from '@numeria/contract'
import { createECDH, ECDH } from 'node:crypto'
import { keyInFile } from '../platform/encryption.ts'
import type { Settings } from '../platform/settings.ts'

/** A browser's subscription: where its push service takes messages, and the keys that only the browser can read them with. */
export type PushDevice = { endpoint: string; p256dh: string; auth: string }

/**
 * Outcome of a message. `gone`: the subscription has ended. `later`: it was certainly not taken, and may be tried again. `lost`: it was refused, or nobody
 * knows whether it was taken.
 */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'lost'

export type Push = {
  /** Browsers bind their subscriptions to it. */
  publicKey(): string
  /** Which part of a subscription is refused: its endpoint belongs to no push service that this server may call, or its key is no point of P-256. */
  faultOf(device: PushDevice): 'endpoint' | 'p256dh' | null
  /** @param seconds how long the push service keeps the message for a device that is away */
  send(device: PushDevice, text: string, seconds: number): Promise<{ outcome: PushOutcome; code: number | string }>
}

/** The push services of Chrome and its relatives, Firefox, Safari and Edge. Browsers name no other; any address would let people make this server call it. */
const hosts = [
  /^fcm\.googleapis\.com$/,
  /\.push\.services\.mozilla\.com$/,
  /\.push\.apple\.com$/,
  /\.notify\.windows\.com$/,
]
/** Failures before anything was sent. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Web Push (RFC 8030) with encrypted messages (RFC 8291), signed by the key of this server (RFC 8292). */
export function webPush(
  { pushKey, pushServiceUrl }: Pick<Settings, 'pushKey' | 'pushServiceUrl'>,
  timeoutMs = 10_000,
): Push | null {
  if (!pushKey) return null
  let known: ReturnType<typeof vapidDetailsOf> | undefined
  // A key file is made at the first need.
  const details = () => (known ??= vapidDetailsOf('key' in pushKey ? pushKey.key : keyInFile(pushKey.keyFile)))
  const accepts = (endpoint: string) => isOfBrowsers(endpoint) || isUnder(pushServiceUrl, endpoint)
  return {
    publicKey: () => details().publicKey,
    faultOf: ({ endpoint, p256dh }) => (accepts(endpoint) ? (isPublicKey(p256dh) ? null : 'p256dh') : 'endpoint'),
    async send({ endpoint, p256dh, auth }, text, seconds) {
      if (!accepts(endpoint)) return { outcome: 'lost', code: 'not_allowed' }
      // Loaded with the first message: most processes never send one.
      const { default: library } = await import('web-push')
      const { method, headers, body } = library.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: details(),
        TTL: seconds,
        // A message that still waits for its device gives way to the next one.
        topic: 'today',
      })
      try {
        const answer = await fetch(endpoint, {
          method,
          headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
          body: new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(timeoutMs),
        })
        await answer.body?.cancel()
        return { outcome: outcomeOf(answer.status), code: answer.status }
      } catch (error) {
        const cause = (error as { cause?: { code?: unknown } }).cause?.code
        const code = typeof cause === 'string' ? cause : error instanceof Error ? error.name : 'unknown'
        return { outcome: unsent.has(code) ? 'later' : 'lost', code }
      }
    },
  }
}

function vapidDetailsOf(privateKey: Buffer) {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return {
    subject: `mailto:${brand.supportEmail}`,
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'lost'
}

function isOfBrowsers(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  const isPlain = port === '' && username === '' && password === ''
  return protocol === 'https:' && isPlain && hosts.some((host) => host.test(hostname))
}

function isUnder(serviceUrl: string | null, endpoint: string): boolean {
  if (serviceUrl === null || !URL.canParse(endpoint)) return false
  return new URL(endpoint).href.startsWith(`${serviceUrl}/`)
}
