import { createECDH } from 'node:crypto'
import { join, resolve } from 'node:path'

/** The private key itself, or the file that stands in for it outside production. */
export type PushKey = { key: Buffer } | { keyFile: string }

type Environment = Readonly<Record<string, string | undefined>>

/** How notifications are sent. Outside production a key file stands in for the key. */
export function pushSettings(
  environment: Environment,
  problems: string[],
): { pushKey: PushKey | null; pushServiceUrl: string | null } {
  const [text, serviceUrl] = [environment['VAPID_PRIVATE_KEY']?.trim(), environment['PUSH_SERVICE_URL']?.trim()]
  const production = environment['NODE_ENV'] === 'production'
  if (serviceUrl && production) problems.push('PUSH_SERVICE_URL is the sandbox’s, never given in production')
  const pushServiceUrl = serviceUrl || null
  if (text) {
    const key = Buffer.from(text, 'base64url')
    if (!isPrivateKey(key))
      problems.push('VAPID_PRIVATE_KEY must be a private key of P-256, as `npx web-push generate-vapid-keys` makes one')
    return { pushKey: { key }, pushServiceUrl }
  }
  if (production) return { pushKey: null, pushServiceUrl }
  return { pushKey: { keyFile: join(resolve(environment['DATA_DIR']?.trim() || 'data'), 'vapid.key') }, pushServiceUrl }
}

function isPrivateKey(key: Buffer): boolean {
  try {
    createECDH('prime256v1').setPrivateKey(key)
    return key.length === 32
  } catch {
    return false
  }
}
