import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { secretFaults } from './secrets.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'numeria-secrets-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
})
afterEach(() => rmSync(root, { recursive: true }))

function faultsOf(line: string, path = 'notes.md'): string[] {
  writeFileSync(join(root, path), `first line\n${line}\n`)
  return secretFaults(root)
}

// Put together here, so that this file holds none.
const planted = [
  ['a key of Stripe’s', ['sk', 'live', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('_')],
  ['a webhook secret of Stripe’s', ['whsec', 'a1B2c3D4e5F6g7H8i9J0k1L2'].join('_')],
  ['a key of a model provider’s', ['sk', 'proj', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6'].join('-')],
  ['a client secret of Google’s', ['GOCSPX', 'a1B2c3D4e5F6g7H8i9J0'].join('-')],
  ['a token of a Telegram bot', ['1234567890', 'AAa1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q'].join(':')],
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC'.repeat(2)}`],
  ['a password in an address', `postgres://numeria:${'correct-horse'}@db.example/numeria`],
] as const

describe('a secret that somebody left in a file', () => {
  test.each(planted)('is found: %s, by its line and without being told', (what, secret) => {
    const faults = faultsOf(`KEY=${secret}`)
    expect(faults).toEqual([`notes.md:2 looks like ${what}`])
  })

  test('is none where the words only say where one belongs', () => {
    const harmless = 'sk_test_key whsec_secret postgres://user:password@host/db STRIPE_SECRET_KEY= sk-name'
    expect(faultsOf(harmless)).toEqual([])
  })

  test('is none of our business in a file that git ignores', () => {
    writeFileSync(join(root, '.gitignore'), '.env\n')
    expect(faultsOf(`KEY=${planted[0][1]}`, '.env')).toEqual([])
  })
})
