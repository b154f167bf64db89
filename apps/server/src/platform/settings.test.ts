import { describe, expect, test } from 'vitest'
import { payoutSettings, readSettings, SettingsError } from './settings.ts'

const enough = {
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  MODEL_BASE_URL: 'https://model.example/v1/',
  MODEL_API_KEY: 'key',
  MODEL_NAME: 'selene',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
}

function problems(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

describe('settings', () => {
  test('that are not given have defaults fit for a laptop', () => {
    expect(readSettings(enough)).toMatchObject({
      production: false,
      host: 'localhost',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      sandbox: false,
    })
  })

  test('lose the slash at the end of an address', () => {
    expect(readSettings(enough).model.baseUrl).toBe('https://model.example/v1')
  })

  test('half given are refused by the name of what is missing', () => {
    expect(problems({ ...enough, MODEL_API_KEY: '' })).toEqual([
      'MODEL_API_KEY missing beside MODEL_BASE_URL and MODEL_NAME',
    ])
    expect(problems({ ...enough, FACEBOOK_CLIENT_ID: 'id' })).toEqual([
      'FACEBOOK_CLIENT_SECRET missing beside FACEBOOK_CLIENT_ID',
    ])
    expect(problems({ ...enough, MODEL_FALLBACK_NAME: 'spare' })).toEqual([
      'MODEL_FALLBACK_BASE_URL and MODEL_FALLBACK_API_KEY missing beside MODEL_FALLBACK_NAME',
    ])
  })

  test('say how many proxies are ours; none, unless they are told', () => {
    expect(readSettings(enough).trustProxy).toBe(false)
    for (const [given, count] of [
      ['on', 1],
      ['2', 2],
    ] as const) {
      const { trustProxy } = readSettings({ ...enough, TRUST_PROXY: given })
      const believed = [0, 1, 2, 3].filter((hop) => trustProxy && trustProxy('203.0.113.1', hop))
      expect(believed).toHaveLength(count)
    }
  })

  test('that make no sense are all listed at once', () => {
    expect(
      problems({
        ...enough,
        PORT: 'eighty',
        PUBLIC_URL: 'ftp://numeria',
        TRUST_PROXY: 'yes',
        LOG_LEVEL: 'loud',
        DATABASE_URL: 'mysql://x',
      }),
    ).toEqual([
      'PORT must be a whole number from 1 to 65535, not "eighty"',
      'PUBLIC_URL must be an http(s) address, not "ftp://numeria"',
      'DATABASE_URL must begin with postgres://',
      'TRUST_PROXY must be on, off or a number of proxies, not "yes"',
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
    ])
  })

  test('without a way to sign in, a model to write or a way to pay are refused', () => {
    expect(problems({})).toEqual([
      expect.stringContaining('no way to sign in'),
      expect.stringContaining('no model to write readings'),
      expect.stringContaining('no way to take payments'),
    ])
  })

  test('for production want https and never the sandbox', () => {
    expect(problems({ ...enough, NODE_ENV: 'production', SANDBOX: 'on' })).toEqual([
      'PUBLIC_URL must be an https address in production',
      'SANDBOX is never on in production',
      'the law asks who sells: give COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT_NUMBER and COMPANY_COMPLAINTS_URL',
      'bank details are stored encrypted: give ENCRYPTION_KEY, as `openssl rand -base64 32` makes one',
    ])
  })

  test('for encryption are 32 bytes, and a key of before stands beside one of today', () => {
    const key = Buffer.alloc(32, 7).toString('base64')
    expect(readSettings({ ...enough, ENCRYPTION_KEY: key }).encryption).toEqual({ keys: [Buffer.alloc(32, 7)] })
    expect(readSettings({ ...enough, DATA_DIR: '/srv/numeria' }).encryption).toEqual({
      keyFile: '/srv/numeria/encryption.key',
    })
    expect(problems({ ...enough, ENCRYPTION_KEY: 'hunter2' })).toEqual([
      'ENCRYPTION_KEY must be 32 bytes in base64, as `openssl rand -base64 32` makes them',
    ])
    expect(problems({ ...enough, ENCRYPTION_KEY_PREVIOUS: key })).toEqual([
      'ENCRYPTION_KEY missing beside ENCRYPTION_KEY_PREVIOUS',
    ])
  })

  test('for the account that referrers are paid from are whole or absent', () => {
    expect(readSettings(enough).debtor).toBeNull()
    const account = {
      COMPANY_NAME: 'Numeria, Lda',
      COMPANY_IBAN: 'PT50 0002 0123 1234 5678 9015 4',
      COMPANY_BIC: 'bcomptpl',
    }
    expect(() => payoutSettings({ ...account, NODE_ENV: 'production' })).toThrow('ENCRYPTION_KEY')
    expect(payoutSettings(account).debtor).toEqual({
      name: 'Numeria, Lda',
      iban: 'PT50000201231234567890154',
      bic: 'BCOMPTPL',
    })
    expect(problems({ ...enough, COMPANY_IBAN: 'PT50000201231234567890154' })).toEqual([
      'COMPANY_IBAN and COMPANY_BIC go together, and with COMPANY_NAME',
    ])
  })

  test('with a secret that is wrong never repeat the secret', () => {
    expect(problems({ ...enough, DATABASE_URL: 'postgre://me:hunter2@db' }).join()).not.toContain('hunter2')
  })
})
