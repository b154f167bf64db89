import { generateKeyPair, randomUUID, type JsonWebKey } from 'node:crypto'
import { promisify } from 'node:util'

/** A fresh RSA key, as Google signs with. It lives as long as the sandbox. */
export async function createSigningKey(): Promise<JsonWebKey> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomUUID() }
}
