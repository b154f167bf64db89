import { createPrivateKey } from 'node:crypto'

export type AppleSettings = {
  issuer: string
  clientId: string
  teamId: string
  keyId: string
  /** PKCS #8 in base64. */
  privateKey: string
  /** The primary App ID, which Apple's notifications name; null: they name `clientId`. */
  appId: string | null
}

type Given = Record<'APPLE_CLIENT_ID' | 'APPLE_TEAM_ID' | 'APPLE_KEY_ID' | 'APPLE_PRIVATE_KEY', string> & {
  APPLE_APP_ID: string | undefined
}

/** Where a part is missing, its problem is known already. */
export function appleSettings(given: Given, problems: string[]): Omit<AppleSettings, 'issuer'> {
  return {
    clientId: given.APPLE_CLIENT_ID,
    teamId: given.APPLE_TEAM_ID,
    keyId: given.APPLE_KEY_ID,
    privateKey: given.APPLE_PRIVATE_KEY && appleKey(given.APPLE_PRIVATE_KEY, problems),
    appId: given.APPLE_APP_ID ?? null,
  }
}

/**
 * The private key of Sign in with Apple, from the text of its .p8 file, with or without line breaks and the lines around it.
 * @returns the key as PKCS #8 in base64
 */
function appleKey(text: string, problems: string[]): string {
  const body = text.replaceAll(/-----[^-]*-----|\\n|\s/g, '')
  if (!isP256(body))
    problems.push('APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple made for APPLE_KEY_ID')
  return body
}

function isP256(body: string): boolean {
  try {
    const key = createPrivateKey({ key: Buffer.from(body, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}
