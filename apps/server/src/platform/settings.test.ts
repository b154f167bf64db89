import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto'
import { sandboxEnvironment } from '@numeria/sandbox'
import { describe, expect, test } from 'vitest'
import { looksRandom } from './safe-settings.ts'
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

const production = {
  ...enough,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://numeria.example',
  COMPANY_NAME: 'Numeria, Lda',
  COMPANY_ADDRESS: 'Lisboa',
  COMPANY_VAT_NUMBER: 'PT000000000',
  COMPANY_COMPLAINTS_URL: 'https://www.livroreclamacoes.pt/',
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
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
  test('of invoices are off together, and refused where one is missing or makes no sense', () => {
    const provider = { INVOICEXPRESS_URL: 'https://numeria.app.invoicexpress.com/', INVOICEXPRESS_API_KEY: 'key' }
    expect(readSettings(enough)).toMatchObject({ invoicing: null, invoicesSince: null })
    expect(readSettings({ ...enough, ...provider, INVOICES_SINCE: '2026-12-01' })).toMatchObject({
      invoicing: { url: 'https://numeria.app.invoicexpress.com', apiKey: 'key' },
      invoicesSince: new Date('2026-12-01T00:00:00Z'),
    })
    expect(problems({ ...enough, INVOICEXPRESS_API_KEY: 'key', INVOICES_SINCE: 'today' })).toEqual([
      'INVOICEXPRESS_URL missing beside INVOICEXPRESS_API_KEY',
      'INVOICES_SINCE must be a day such as 2026-01-31, not "today"',
    ])
  })

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
    expect(problems({ ...enough, APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team' })).toEqual([
      'APPLE_KEY_ID and APPLE_PRIVATE_KEY missing beside APPLE_CLIENT_ID and APPLE_TEAM_ID',
    ])
    expect(problems({ ...enough, MODEL_FALLBACK_NAME: 'spare' })).toEqual([
      'MODEL_FALLBACK_BASE_URL and MODEL_FALLBACK_API_KEY missing beside MODEL_FALLBACK_NAME',
    ])
  })

  test('take the key of Sign in with Apple as its file has it or in one line, and no other kind of key', () => {
    const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const team = { ...enough, APPLE_CLIENT_ID: 'id', APPLE_TEAM_ID: 'team', APPLE_KEY_ID: 'key' }
    const body = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
    for (const text of [pem(privateKey), pem(privateKey).replaceAll('\n', '\\n'), body])
      expect(readSettings({ ...team, APPLE_PRIVATE_KEY: text }).apple).toEqual({
        issuer: 'https://appleid.apple.com',
        clientId: 'id',
        teamId: 'team',
        keyId: 'key',
        privateKey: body,
        appId: null,
      })
    const others = [
      generateKeyPairSync('rsa', { modulusLength: 2048 }),
      generateKeyPairSync('ec', { namedCurve: 'secp256k1' }),
    ]
    for (const text of ['AuthKey.p8', ...others.map((pair) => pem(pair.privateKey))])
      expect(problems({ ...team, APPLE_PRIVATE_KEY: text })).toEqual([expect.stringContaining('.p8 file')])
  })

  test('reward no shares on Facebook where its own login is configured, unless one says otherwise', () => {
    const facebook = { ...enough, FACEBOOK_CLIENT_ID: 'id', FACEBOOK_CLIENT_SECRET: 'secret' }
    const reward = (environment: Record<string, string>) => readSettings(environment).facebookShareReward
    expect(reward(enough)).toBe(true)
    expect(reward(facebook)).toBe(false)
    expect(reward({ ...facebook, FACEBOOK_WEB_URL: 'http://127.0.0.1:3001/facebook' })).toBe(true)
    expect(reward({ ...facebook, FACEBOOK_SHARE_REWARD: 'on' })).toBe(true)
    expect(reward({ ...enough, FACEBOOK_SHARE_REWARD: 'off' })).toBe(false)
    expect(problems({ ...enough, FACEBOOK_SHARE_REWARD: 'yes' })).toEqual([
      expect.stringContaining('FACEBOOK_SHARE_REWARD'),
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

  test('send a model what its provider wants besides, which is a JSON object', () => {
    const body = (text: string) => readSettings({ ...enough, MODEL_EXTRA_BODY: text }).model.extraBody
    expect(body('{"temperature":0.7}')).toEqual({ temperature: 0.7 })
    expect(body('')).toEqual({})
    for (const text of ['[1]', '7', '{'])
      expect(problems({ ...enough, MODEL_EXTRA_BODY: text })).toEqual([expect.stringContaining('a JSON object')])
  })

  test('without a way to sign in, a model to write or a way to pay are refused', () => {
    expect(problems({})).toEqual([
      expect.stringContaining('no way to sign in'),
      expect.stringContaining('no model to write readings'),
      expect.stringContaining('no way to take payments'),
    ])
  })

  test('let nothing outside this machine in, in production too, unless HOST and METRICS_HOST say otherwise', () => {
    for (const environment of [enough, { ...production, PUBLIC_URL: 'https://numeria.example' }])
      expect(readSettings(environment)).toMatchObject({ host: 'localhost', metricsHost: 'localhost' })
    expect(readSettings({ ...enough, HOST: '0.0.0.0', METRICS_HOST: '10.0.0.1' })).toMatchObject({
      host: '0.0.0.0',
      metricsHost: '10.0.0.1',
    })
  })

  test('serve on for 5 seconds after the order to stop in production, and not at all on a laptop', () => {
    expect(readSettings(enough).shutdownDelaySeconds).toBe(0)
    expect(readSettings(production).shutdownDelaySeconds).toBe(5)
    expect(readSettings({ ...production, SHUTDOWN_DELAY_SECONDS: '0' }).shutdownDelaySeconds).toBe(0)
  })

  test('for production refuse every address that is not encrypted, all in one message', () => {
    const plain = {
      GOOGLE_ISSUER: 'http://accounts.example',
      APPLE_ISSUER: 'http://apple.example',
      FACEBOOK_WEB_URL: 'http://facebook.example',
      FACEBOOK_GRAPH_URL: 'http://graph.example',
      MODEL_BASE_URL: 'http://model.example/v1',
      MODEL_FALLBACK_BASE_URL: 'http://10.0.0.7/v1',
      STRIPE_API_BASE: 'http://api.example',
      STRIPE_SCRIPT_URL: 'http://js.example/stripe.js',
      TELEGRAM_API_ROOT: 'http://localhost.example',
      SMTP_URL: 'smtp://mail.example',
    }
    const groups = { MODEL_FALLBACK_API_KEY: 'k', MODEL_FALLBACK_NAME: 'n', MAIL_FROM: 'a@numeria.example' }
    expect(problems({ ...production, ...groups, ...plain })).toEqual(
      Object.keys(plain).map(
        (name) =>
          `${name} must be an ${name === 'SMTP_URL' ? 'smtps' : 'https'} address in production, or lead to this machine`,
      ),
    )
    for (const host of ['localhost', '127.0.0.1', '127.8.9.1', '[::1]'])
      expect(problems({ ...production, MODEL_BASE_URL: `http://${host}:8000/v1` })).toEqual([])
    expect(problems({ ...enough, MODEL_BASE_URL: 'http://model.example/v1' })).toEqual([])
  })

  test.each([
    ['zeros', Buffer.alloc(32)],
    ['a phrase', Buffer.from('correct horse battery staple, so')],
    ['the text of a hexadecimal number', Buffer.from('0123456789abcdef0123456789abcdef')],
    ['a counter', Buffer.from(Array.from({ length: 32 }, (_, place) => 100 + place * 3))],
    ['a few bytes again and again', Buffer.from('c3a1f07e5b9d2468'.repeat(4), 'hex')],
  ])('for production refuse a key of %s', (_what, key) => {
    const refused = ['ENCRYPTION_KEY', 'ENCRYPTION_KEY_PREVIOUS'].map(
      (name) => `${name} is easy to guess: its bytes are not random. Make one with \`openssl rand -base64 32\``,
    )
    const keys = { ENCRYPTION_KEY: key.toString('base64'), ENCRYPTION_KEY_PREVIOUS: key.toString('base64') }
    expect(problems({ ...production, ...keys })).toEqual(refused)
  })

  test('take every key that a random generator makes', () => {
    for (let times = 0; times < 10_000; times += 1) expect(looksRandom(randomBytes(32))).toBe(true)
  })

  test('for production want https and never the sandbox', () => {
    expect(problems({ ...enough, NODE_ENV: 'production', SANDBOX: 'on' })).toEqual([
      'PUBLIC_URL must be an https address in production',
      'SANDBOX is never on in production',
      'the law asks who sells: give COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT_NUMBER and COMPANY_COMPLAINTS_URL',
      'bank details are stored encrypted: give ENCRYPTION_KEY, as `openssl rand -base64 32` makes one',
    ])
  })

  test('for notifications are one private key, whose file stands in for it outside production', () => {
    const key = randomBytes(32)
    const given = { VAPID_PRIVATE_KEY: key.toString('base64url') }
    expect(readSettings({ ...enough, ...given })).toMatchObject({ pushKey: { key }, pushServiceUrl: null })
    expect(readSettings({ ...production, ...given }).pushKey).toEqual({ key })
    expect(readSettings(production).pushKey).toBe(null)
    expect(readSettings({ ...enough, DATA_DIR: '/srv/numeria' }).pushKey).toEqual({ keyFile: '/srv/numeria/vapid.key' })
    expect(problems({ ...enough, VAPID_PRIVATE_KEY: 'short' })).toEqual([expect.stringContaining('VAPID_PRIVATE_KEY')])
    expect(problems({ ...production, PUSH_SERVICE_URL: 'http://127.0.0.1:3001/push' })).toEqual([
      'PUSH_SERVICE_URL is the sandbox’s, never given in production',
    ])
  })

  test('for signed pictures are a certificate and its own key of P-256, in lines or in one', () => {
    const { C2PA_CERTIFICATE, C2PA_PRIVATE_KEY } = sandboxEnvironment(9)
    const pair = { C2PA_CERTIFICATE, C2PA_PRIVATE_KEY }
    const certificates = C2PA_CERTIFICATE.split(/(?<=END CERTIFICATE-----\n)/)
    const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString()
    const inOneLine = (text: string) => text.replaceAll('\n', '\\n')
    const credentialOf = (environment: Record<string, string>) =>
      readSettings({ ...enough, ...environment }).pictureCredential
    expect(credentialOf({})).toBe(null)
    expect(credentialOf(pair)!.certificates).toHaveLength(2)
    expect(
      credentialOf({ C2PA_CERTIFICATE: inOneLine(C2PA_CERTIFICATE), C2PA_PRIVATE_KEY: inOneLine(C2PA_PRIVATE_KEY) }),
    ).toEqual(credentialOf(pair))
    const problemsOf = (environment: Record<string, string>) => problems({ ...production, ...pair, ...environment })
    expect(problemsOf({ C2PA_PRIVATE_KEY: '' })).toEqual(['C2PA_PRIVATE_KEY missing beside C2PA_CERTIFICATE'])
    expect(problemsOf({ C2PA_CERTIFICATE: '' })).toEqual(['C2PA_CERTIFICATE missing beside C2PA_PRIVATE_KEY'])
    expect(problemsOf({ C2PA_CERTIFICATE: 'cert.pem' })).toEqual([expect.stringContaining('certificates in PEM')])
    const rsa = pem(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey)
    const other = pem(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)
    expect(problemsOf({ C2PA_PRIVATE_KEY: rsa })).toEqual([expect.stringContaining('private key of P-256')])
    expect(problemsOf({ C2PA_PRIVATE_KEY: 'key.pem' })).toEqual([expect.stringContaining('private key of P-256')])
    expect(problemsOf({ C2PA_PRIVATE_KEY: other })).toEqual([expect.stringContaining('key of the first certificate')])
    expect(problemsOf({ C2PA_CERTIFICATE: certificates.toReversed().join('') })).toEqual([
      expect.stringContaining('key of the first certificate'),
    ])
    expect(problemsOf({ C2PA_CERTIFICATE: `${certificates[0]}${certificates[0]}` })).toEqual([
      expect.stringContaining('issuer of the first certificate second'),
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

  test('for the register of a company go together, and each is refused by name', () => {
    const registered = {
      COMPANY_PHONE: '+351 210 000 000',
      COMPANY_REGISTRY: 'Conservatória do Registo Comercial de Lisboa',
      COMPANY_REGISTRATION_NUMBER: '500000000',
      COMPANY_SHARE_CAPITAL: '5 000,00 EUR',
    }
    expect(readSettings(enough).company).toMatchObject({ phone: '', registry: '', shareCapital: '' })
    expect(readSettings({ ...enough, ...registered }).company).toMatchObject({
      phone: '+351 210 000 000',
      registrationNumber: '500000000',
      paidUpCapital: '',
    })
    expect(problems({ ...enough, ...registered, COMPANY_PHONE: 'call us', COMPANY_SHARE_CAPITAL: 'much' })).toEqual([
      'COMPANY_PHONE must be an international number, such as +351 210 000 000, not "call us"',
      'COMPANY_SHARE_CAPITAL must be an amount with its currency, such as 5 000,00 EUR, not "much"',
    ])
    expect(problems({ ...enough, COMPANY_REGISTRY: 'Lisboa' })).toEqual([
      'COMPANY_REGISTRY and COMPANY_REGISTRATION_NUMBER go together',
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

  test('for payouts in pounds are a rate with its day, and an account that is whole or absent', () => {
    expect(payoutSettings({})).toMatchObject({ eurToGbp: null, ukDebtor: null })
    const given = {
      COMPANY_NAME: 'Numeria, Lda',
      COMPANY_UK_SORT_CODE: '10-79-99',
      COMPANY_UK_ACCOUNT: '88837491',
      BACS_USER_NUMBER: '123456',
      EUR_TO_GBP: '0.8412',
      EUR_TO_GBP_DATE: '2026-11-20',
    }
    expect(payoutSettings(given)).toMatchObject({
      eurToGbp: { millionths: 841_200, on: '2026-11-20' },
      ukDebtor: { name: 'Numeria, Lda', sortCode: '107999', account: '88837491', serviceUser: '123456' },
    })
    expect(
      problems({ ...enough, EUR_TO_GBP: '84', EUR_TO_GBP_DATE: '2026-02-30', BACS_USER_NUMBER: '123456' }),
    ).toEqual([
      'EUR_TO_GBP must be a rate such as 0.8412, not "84"',
      'EUR_TO_GBP_DATE must be the day of the rate, such as 2026-11-20, not "2026-02-30"',
      'COMPANY_UK_SORT_CODE, COMPANY_UK_ACCOUNT and BACS_USER_NUMBER go together, and with COMPANY_NAME',
    ])
  })

  test('in production refuse a database on another host that is reached without encryption on purpose', () => {
    const plain = (host: string) => ({ DATABASE_URL: `postgres://numeria:hunter2@${host}/numeria?sslmode=disable` })
    expect(problems({ ...production, ...plain('db.example') })).toEqual([
      'DATABASE_URL must not say sslmode=disable in production, unless it leads to this machine',
    ])
    expect(problems({ ...production, ...plain('127.0.0.1') })).toEqual([])
  })

  test('with a secret that is wrong never repeat the secret', () => {
    expect(problems({ ...enough, DATABASE_URL: 'postgre://me:hunter2@db' }).join()).not.toContain('hunter2')
  })
})
