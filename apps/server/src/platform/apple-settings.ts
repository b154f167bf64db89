import { createPrivateKey } from 'node:crypto'

/**
 * The private key of Sign in with Apple, from the text of its .p8 file, with or without line breaks and the lines around it.
 * @returns the key as PKCS #8 in base64
 */
export function appleKey(text: string, problems: string[]): string {
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
