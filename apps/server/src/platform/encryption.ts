// AES-256-GCM encryption of values that only this product may read. An encrypted value names its key and is bound to its row and field, so that it cannot be
// moved to another user or field.
import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Settings } from './settings.ts'

const nonceBytes = 12
const tagBytes = 16

/** Where a value belongs, such as a person's id and a field's name. */
type Place = readonly [owner: string, field: string]

/** An encrypted value that cannot be decrypted: its key is not given, or it was moved or changed. The message reveals nothing of the value. */
export class DecryptionError extends Error {
  override readonly name = 'DecryptionError'
}

export type Cipher = {
  /** `<key id>.<base64url of nonce, text and tag>`; another one each time. */
  encrypt(text: string, place: Place): string
  /** @throws {DecryptionError} where it was encrypted for another place, by a key that is not given, or was changed since */
  decrypt(encrypted: string, place: Place): string
  /** Prefix of values that were encrypted with the current key. */
  prefix: string
  /** Fingerprints by each key, the current one first: the same text has the same fingerprint. Without a key a fingerprint does not reveal its text. */
  marks(text: string): string[]
}

const ciphers = new WeakMap<Settings['encryption'], Cipher>()

/** Whether values may exist that were encrypted with another key than the current one. */
export function hasOlderKey(encryption: Settings['encryption']): boolean {
  return 'keys' in encryption && encryption.keys.length > 1
}

/** The cipher of these settings. Outside production a key file is made at the first need. */
export function cipherOf(encryption: Settings['encryption']): Cipher {
  const known = ciphers.get(encryption)
  if (known) return known
  const cipher = createCipher('keys' in encryption ? encryption.keys : [keyInFile(encryption.keyFile)])
  ciphers.set(encryption, cipher)
  return cipher
}

function createCipher(keys: readonly Buffer[]): Cipher {
  const byId = new Map(keys.map((key) => [keyId(key), key]))
  const [current] = keys
  const prefix = `${keyId(current!)}.`
  return {
    prefix,
    marks: (text) =>
      keys.map((key) =>
        createHmac('sha256', createHmac('sha256', key).update('numeria marks').digest())
          .update(text)
          .digest('base64url'),
      ),
    encrypt(text, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current!, nonce).setAAD(boundTo(place))
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return prefix + Buffer.concat(parts).toString('base64url')
    },
    decrypt(encrypted, place) {
      const [id = '', value = ''] = encrypted.split('.')
      const key = byId.get(id)
      if (!key)
        throw new DecryptionError(
          `this was encrypted by key ${id}, which is neither ENCRYPTION_KEY nor ENCRYPTION_KEY_PREVIOUS`,
        )
      const bytes = Buffer.from(value, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) throw new DecryptionError('this is too short to be encrypted')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(boundTo(place)).setAuthTag(bytes.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
          'utf8',
        )
      } catch (error) {
        throw new DecryptionError('this was encrypted for another place, or changed since', { cause: error })
      }
    },
  }
}

/** Says which key it was, and nothing of it. */
function keyId(key: Buffer): string {
  return createHash('sha256').update('numeria key id').update(key).digest('hex').slice(0, 8)
}

function boundTo([owner, field]: Place): Buffer {
  return Buffer.from(`${owner}\n${field}`)
}

/** The 32 random bytes of a file, which is made at the first need. Of processes that make it at once one wins, and none reads a half-written key. */
export function keyInFile(path: string): Buffer {
  const read = () => Buffer.from(readFileSync(path, 'utf8').trim(), 'base64')
  try {
    return read()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(draft)
  }
  return read()
}
