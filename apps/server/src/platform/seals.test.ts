import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sealsOf } from './seals.ts'

const [key, older] = [randomBytes(32), randomBytes(32)]
const seals = sealsOf({ keys: [key] })

describe('a sealed value', () => {
  test('opens to what was sealed, whatever that was, and never shows it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, unit: 'binary' }), fc.uuid(), (text, owner) => {
        const sealed = seals.seal(text, [owner, 'iban'])
        expect(seals.open(sealed, [owner, 'iban'])).toBe(Buffer.from(text).toString())
        expect(sealed).not.toContain(text)
        expect(sealed).not.toBe(seals.seal(text, [owner, 'iban']))
      }),
    )
  })

  test('opens for nobody else, in no other field, and not with a byte changed', () => {
    const sealed = seals.seal('PT50000201231234567890154', ['anna', 'account'])
    expect(() => seals.open(sealed, ['bela', 'account'])).toThrow()
    expect(() => seals.open(sealed, ['anna', 'bank'])).toThrow()
    const [id, value = ''] = sealed.split('.')
    for (let place = 0; place < value.length - 1; place += 1) {
      const other = value[place] === 'A' ? 'B' : 'A'
      const changed = `${id}.${value.slice(0, place)}${other}${value.slice(place + 1)}`
      expect(() => seals.open(changed, ['anna', 'account'])).toThrow()
    }
    expect(() => seals.open(`${id}.${value.slice(0, 30)}`, ['anna', 'account'])).toThrow()
  })

  test('of the previous key opens beside the new one, and what is sealed from then on has the new one', () => {
    const old = sealsOf({ keys: [older] }).seal('12345678', ['anna', 'account'])
    const both = sealsOf({ keys: [key, older] })
    expect(both.open(old, ['anna', 'account'])).toBe('12345678')
    expect(both.seal('12345678', ['anna', 'account']).startsWith(both.prefix)).toBe(true)
    expect(old.startsWith(both.prefix)).toBe(false)
    expect(() => seals.open(old, ['anna', 'account'])).toThrow(/ENCRYPTION_KEY_PREVIOUS/)
  })
})

test('without a key one is made in a file that nobody else may read, once for all processes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'seals-'))
  const keyFile = join(folder, 'data', 'encryption.key')
  const sealed = sealsOf({ keyFile }).seal('12345678', ['anna', 'account'])
  expect(sealsOf({ keyFile }).open(sealed, ['anna', 'account'])).toBe('12345678')
  expect(statSync(keyFile).mode & 0o777).toBe(0o600)
  expect(Buffer.from(readFileSync(keyFile, 'utf8'), 'base64')).toHaveLength(32)
  expect(readdirSync(join(folder, 'data'))).toEqual(['encryption.key'])
  rmSync(folder, { recursive: true })
})
