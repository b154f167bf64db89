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

/** A sealed value that cannot be opened: by a key that is not given, moved, or changed. Says nothing of what it is. */
export class UnreadableSeal extends Error {
  override readonly name = 'UnreadableSeal'
}

export type Seals = {
  /** `<key id>.<base64url of nonce, text and tag>`; another one each time. */
  seal(text: string, place: Place): string
  /** @throws {UnreadableSeal} where it was sealed for another place, by a key that is not given, or was changed since */
  open(sealed: string, place: Place): string
  /** Prefix of values that were encrypted with the current key. */
  prefix: string
  /** Fingerprints by each key, the current one first: the same text has the same fingerprint. Without a key a fingerprint does not reveal its text. */
  marks(text: string): string[]
}

const opened = new WeakMap<Settings['encryption'], Seals>()

/** Whether there may be something that another key than the one in use sealed. */
export function hasOlderKey(encryption: Settings['encryption']): boolean {
  return 'keys' in encryption && encryption.keys.length > 1
}

/** The seals of these settings. Outside production a key file is made at the first need. */
export function sealsOf(encryption: Settings['encryption']): Seals {
  const known = opened.get(encryption)
  if (known) return known
  const seals = makeSeals('keys' in encryption ? encryption.keys : [keyInFile(encryption.keyFile)])
  opened.set(encryption, seals)
  return seals
}

function makeSeals(keys: readonly Buffer[]): Seals {
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
    seal(text, place) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', current!, nonce).setAAD(boundTo(place))
      const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
      return prefix + Buffer.concat(parts).toString('base64url')
    },
    open(sealed, place) {
      const [id = '', value = ''] = sealed.split('.')
      const key = byId.get(id)
      if (!key)
        throw new UnreadableSeal(
          `this was sealed by key ${id}, which is neither ENCRYPTION_KEY nor ENCRYPTION_KEY_PREVIOUS`,
        )
      const bytes = Buffer.from(value, 'base64url')
      if (bytes.length < nonceBytes + tagBytes) throw new UnreadableSeal('this is too short to be sealed')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
      decipher.setAAD(boundTo(place)).setAuthTag(bytes.subarray(-tagBytes))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
          'utf8',
        )
      } catch (error) {
        throw new UnreadableSeal('this was sealed for another place, or changed since', { cause: error })
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
