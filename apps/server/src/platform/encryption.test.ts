import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cipherOf } from './encryption.ts'

const [key, older] = [randomBytes(32), randomBytes(32)]
const cipher = cipherOf({ keys: [key] })

describe('an encrypted value', () => {
  test('decrypts to its text, whatever it is, and never shows it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'binary' }), fc.uuid(), (text, owner) => {
        const encrypted = cipher.encrypt(text, [owner, 'iban'])
        expect(cipher.decrypt(encrypted, [owner, 'iban'])).toBe(Buffer.from(text).toString())
        expect(encrypted).not.toContain(text)
        expect(encrypted).not.toBe(cipher.encrypt(text, [owner, 'iban']))
      }),
    )
  })

  test('decrypts for no other user, in no other field, and not with a byte changed', () => {
    const encrypted = cipher.encrypt('PT50000201231234567890154', ['anna', 'account'])
    expect(() => cipher.decrypt(encrypted, ['bela', 'account'])).toThrow()
    expect(() => cipher.decrypt(encrypted, ['anna', 'bank'])).toThrow()
    const [id, value = ''] = encrypted.split('.')
    for (let place = 0; place < value.length - 1; place += 1) {
      const other = value[place] === 'A' ? 'B' : 'A'
      const changed = `${id}.${value.slice(0, place)}${other}${value.slice(place + 1)}`
      expect(() => cipher.decrypt(changed, ['anna', 'account'])).toThrow()
    }
    expect(() => cipher.decrypt(`${id}.${value.slice(0, 30)}`, ['anna', 'account'])).toThrow()
  })

  test('of the previous key decrypts beside the new one, and new values have the new key', () => {
    const old = cipherOf({ keys: [older] }).encrypt('12345678', ['anna', 'account'])
    const both = cipherOf({ keys: [key, older] })
    expect(both.decrypt(old, ['anna', 'account'])).toBe('12345678')
    expect(both.encrypt('12345678', ['anna', 'account']).startsWith(both.prefix)).toBe(true)
    expect(old.startsWith(both.prefix)).toBe(false)
    expect(() => cipher.decrypt(old, ['anna', 'account'])).toThrow(/ENCRYPTION_KEY_PREVIOUS/)
  })
})

test('without a key one is made in a file that nobody else may read, once for all processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'encryption-'))
  const keyFile = join(folder, 'data', 'encryption.key')
  const encrypted = cipherOf({ keyFile }).encrypt('12345678', ['anna', 'account'])
  expect(cipherOf({ keyFile }).decrypt(encrypted, ['anna', 'account'])).toBe('12345678')
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  expect(Buffer.from(readFileSync(keyFile, 'utf8'), 'base64')).toHaveLength(32)
  expect(readdirSync(join(folder, 'data'))).toEqual(['encryption.key'])
  rmSync(folder, { recursive: true })
})
