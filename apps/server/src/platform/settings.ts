import { emailLoginLimits, requestLimits } from '@numeria/contract'
import { resolve } from 'node:path'
import { z } from 'zod'
import { appleSettings, type AppleSettings } from './apple-settings.ts'
import { facebookShareReward } from './facebook-settings.ts'
import { invoiceSettings, type InvoiceSettings } from './invoice-settings.ts'
import { extraBody } from './model-settings.ts'
import { registeredSettings, type Company } from './company-settings.ts'
import { pictureSettings, type PictureSettings } from './picture-settings.ts'
import { payOutSettings, type PayOutSettings } from './payout-settings.ts'
import { pushSettings, type PushKey } from './push-settings.ts'
import { plainDatabaseProblems, plainTextProblems } from './safe-settings.ts'
import { readTraceSettings, type TraceSettings } from './trace-settings.ts'

export type Settings = InvoiceSettings &
  PictureSettings &
  PayOutSettings & {
    production: boolean
    host: string
    port: number
    /** The address people use, without a path or a slash at its end. */
    publicUrl: string
    /** How many processes serve on this machine. */
    processes: number
    /** Where Prometheus finds the figures; null: nowhere. */
    metricsPort: number | null
    metricsHost: string
    /** How long a stopping server still serves while `/readyz` sends load balancers away. */
    shutdownDelaySeconds: number
    /** Whether to believe what the proxy at this hop, counted from us, says of the address that it was asked from. */
    trustProxy: false | ((address: string, hop: number) => boolean)
    logLevel: string
    /** Null: tracing is off. */
    traces: TraceSettings | null
    /** `ownerUrl`: who makes the tables, where `url` may not. */
    database: { url: string; ownerUrl?: string } | { dataDir: string }
    google: { issuer: string; clientId: string; clientSecret: string } | null
    apple: AppleSettings | null
    facebook: { webUrl: string; graphUrl: string; clientId: string; clientSecret: string } | null
    /** Whether sharing on Facebook brings credits: its rules forbid it to apps that use its login. */
    facebookShareReward: boolean
    model: ModelEndpoint & {
      /** Asked before the first text when the other one fails. */
      fallback: ModelEndpoint | null
      connectMs: number
      firstTokenMs: number
      thinkingMs: number
      idleMs: number
      reasoningEffort: string | null
      reasoningTokens: number
      extraBody: Readonly<Record<string, unknown>>
      /** Null: as many as it takes. */
      dailyBudgetTokens: number | null
    }
    limits: {
      turnsPerMinute: number
      turnsPerMinuteAndAddress: number
      turnsAtOnce: number
      /** By how much the other limits of the contract's table are multiplied. */
      perPersonTimes: number
      perAddressTimes: number
      loginEmailsPerHour: number
    }
    payments: { secretKey: string; publishableKey: string; webhookSecret: string; apiBase: string; scriptUrl: string }
    /** Null: no mail is sent; what it would say stands on a page. */
    mail: { smtpUrl: string; from: string; perSecond: number | null } | null
    /** The private key that names this server to push services (VAPID); null: no notifications are sent. */
    pushKey: PushKey | null
    /** A push service beside those of the browsers: the sandbox's. */
    pushServiceUrl: string | null
    /** Null: there is no bot for operators. */
    telegram: { token: string; apiRoot: string } | null
    /** The administrator who is made at the first start. */
    firstAdmin: { email: string; password: string } | null
    company: Company
    /** True when some external service is the sandbox's; the page says so. */
    sandbox: boolean
  }

type ModelEndpoint = { baseUrl: string; apiKey: string; name: string }

export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Numeria cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const Address = z
  .string()
  .regex(/^https?:\/\/[^/]/)
  .refine((text) => URL.canParse(text))
  .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
const OnOrOff = z.stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive' })
/** Number of trusted proxies. Header entries before theirs were written by the client. */
const Proxies = z
  .union([OnOrOff.transform(Number), z.coerce.number().int().min(1).max(9)])
  .transform((count): Settings['trustProxy'] => count > 0 && ((_address, hop) => hop < count))

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment once. Groups that are half given, values that make no sense and services that are missing are
 * collected, so that one message lists them all.
 * @throws {SettingsError}
 */
export function readSettings(environment: Environment = process.env): Settings {
  const problems: string[] = []
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined

  /** A setting as its schema reads it, or the fallback where it is not given. `rule` says in the refusal what it must be. */
  const read = <Value>(name: string, fallback: Value, schema: z.ZodType<Value>, rule: string): Value => {
    const text = given(name)
    const result = text === undefined ? { data: fallback } : schema.safeParse(text)
    if (result.data !== undefined) return result.data
    problems.push(`${name} must be ${rule}, not "${text}"`)
    return fallback
  }
  const number = (name: string, fallback: number, min: number, max: number) =>
    read(name, fallback, z.coerce.number().int().min(min).max(max), `a whole number from ${min} to ${max}`)
  const address = (name: string, fallback: string) => read(name, fallback, Address, 'an http(s) address')

  /** All of `names`, or null where none is given. Half a group is a problem that names what is missing. */
  const group = <Name extends string>(...names: Name[]): Record<Name, string> | null => {
    const missing = names.filter((name) => given(name) === undefined)
    if (missing.length === names.length) return null
    if (missing.length > 0)
      problems.push(
        `${missing.join(' and ')} missing beside ${names.filter((name) => !missing.includes(name)).join(' and ')}`,
      )
    return Object.fromEntries(names.map((name) => [name, given(name) ?? ''])) as Record<Name, string>
  }

  const production = environment['NODE_ENV'] === 'production'
  const port = number('PORT', 3000, 1, 65_535)
  const publicUrl = address('PUBLIC_URL', `http://localhost:${port}`)
  const sandbox = read('SANDBOX', false, OnOrOff, 'on or off')
  if (production && !publicUrl.startsWith('https://'))
    problems.push('PUBLIC_URL must be an https address in production')
  if (production && sandbox) problems.push('SANDBOX is never on in production')
  if (production) problems.push(...plainTextProblems(given), ...plainDatabaseProblems(given))

  const google = group('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  const facebook = group('FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET')
  const apple = group('APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY')
  if (!google && !facebook && !apple)
    problems.push(
      'no way to sign in: give GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET, or the settings of Sign in with Apple',
    )
  const model = group('MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_NAME')
  if (!model) problems.push('no model to write readings: give MODEL_BASE_URL, MODEL_API_KEY and MODEL_NAME')
  const payments = group('STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET')
  if (!payments)
    problems.push('no way to take payments: give STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET')
  const mail = group('SMTP_URL', 'MAIL_FROM')
  const telegram = group('TELEGRAM_BOT_TOKEN')
  const firstAdmin = group('ADMIN_EMAIL', 'ADMIN_PASSWORD')
  if (firstAdmin && firstAdmin.ADMIN_PASSWORD.length < 12) problems.push('ADMIN_PASSWORD needs at least 12 characters')
  if (production && firstAdmin?.ADMIN_PASSWORD === samplePassword)
    problems.push('ADMIN_PASSWORD is the sample of the sandbox: give one of your own')
  const company = group('COMPANY_NAME', 'COMPANY_ADDRESS', 'COMPANY_VAT_NUMBER', 'COMPANY_COMPLAINTS_URL')
  if (production && !company)
    problems.push(
      'the law asks who sells: give COMPANY_NAME, COMPANY_ADDRESS, COMPANY_VAT_NUMBER and COMPANY_COMPLAINTS_URL',
    )
  if (production && !given('ENCRYPTION_KEY'))
    problems.push('bank details are stored encrypted: give ENCRYPTION_KEY, as `openssl rand -base64 32` makes one')
  const fallbackModel = group('MODEL_FALLBACK_BASE_URL', 'MODEL_FALLBACK_API_KEY', 'MODEL_FALLBACK_NAME')
  const database = databaseSettings(environment)
  if ('url' in database && !/^postgres(ql)?:\/\//.test(database.url))
    problems.push('DATABASE_URL must begin with postgres://')
  if (given('DATABASE_OWNER_URL') && !/^postgres(ql)?:\/\//.test(given('DATABASE_OWNER_URL')!))
    problems.push('DATABASE_OWNER_URL must begin with postgres://')

  if ('dataDir' in database && number('WEB_CONCURRENCY', 1, 1, 64) > 16)
    problems.push('WEB_CONCURRENCY above 16 needs a database server: give DATABASE_URL')

  const settings: Settings = {
    production,
    host: given('HOST') ?? 'localhost',
    port,
    publicUrl,
    processes: number('WEB_CONCURRENCY', 1, 1, 64),
    metricsPort: number('METRICS_PORT', 0, 0, 65_535) || null,
    metricsHost: given('METRICS_HOST') ?? 'localhost',
    shutdownDelaySeconds: number('SHUTDOWN_DELAY_SECONDS', production ? 5 : 0, 0, 60),
    trustProxy: read('TRUST_PROXY', false, Proxies, 'on, off or a number of proxies'),
    logLevel: read('LOG_LEVEL', 'info', LogLevel, `one of ${LogLevel.options.join(', ')}`),
    traces: readTraceSettings(environment, problems),
    database,
    google: google && {
      issuer: address('GOOGLE_ISSUER', 'https://accounts.google.com'),
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
    apple: apple && {
      issuer: address('APPLE_ISSUER', 'https://appleid.apple.com'),
      ...appleSettings({ ...apple, APPLE_APP_ID: given('APPLE_APP_ID') }, problems),
    },
    facebook: facebook && {
      webUrl: address('FACEBOOK_WEB_URL', 'https://www.facebook.com'),
      graphUrl: address('FACEBOOK_GRAPH_URL', 'https://graph.facebook.com'),
      clientId: facebook.FACEBOOK_CLIENT_ID,
      clientSecret: facebook.FACEBOOK_CLIENT_SECRET,
    },
    facebookShareReward: facebookShareReward(environment, problems),
    model: {
      baseUrl: model?.MODEL_BASE_URL ? address('MODEL_BASE_URL', '') : '',
      apiKey: model?.MODEL_API_KEY ?? '',
      name: model?.MODEL_NAME ?? '',
      fallback: fallbackModel && {
        baseUrl: fallbackModel.MODEL_FALLBACK_BASE_URL && address('MODEL_FALLBACK_BASE_URL', ''),
        apiKey: fallbackModel.MODEL_FALLBACK_API_KEY,
        name: fallbackModel.MODEL_FALLBACK_NAME,
      },
      connectMs: number('MODEL_CONNECT_MS', 5_000, 100, 300_000),
      firstTokenMs: number('MODEL_FIRST_TOKEN_MS', 30_000, 100, 300_000),
      thinkingMs: number('MODEL_THINKING_MS', 90_000, 100, 170_000),
      idleMs: number('MODEL_IDLE_MS', 15_000, 100, 300_000),
      reasoningEffort: given('MODEL_REASONING_EFFORT') ?? null,
      reasoningTokens: number('MODEL_REASONING_TOKENS', 0, 0, 1_000_000),
      extraBody: extraBody(environment, problems),
      dailyBudgetTokens: number('MODEL_DAILY_BUDGET_TOKENS', 0, 0, Number.MAX_SAFE_INTEGER) || null,
    },
    limits: {
      turnsPerMinute: number('TURNS_PER_MINUTE', requestLimits.chat.person.most, 1, 1_000_000),
      turnsPerMinuteAndAddress: number('TURNS_PER_MINUTE_AND_ADDRESS', requestLimits.chat.address.most, 1, 1_000_000),
      turnsAtOnce: number('TURNS_AT_ONCE', 1_000, 1, 1_000_000),
      perPersonTimes: number('LIMITS_PER_PERSON_TIMES', 1, 1, 1_000),
      perAddressTimes: number('LIMITS_PER_ADDRESS_TIMES', 1, 1, 1_000),
      loginEmailsPerHour: number('LOGIN_EMAILS_PER_HOUR', emailLoginLimits.service.most, 1, 1_000_000),
    },
    payments: {
      secretKey: payments?.STRIPE_SECRET_KEY ?? '',
      publishableKey: payments?.STRIPE_PUBLISHABLE_KEY ?? '',
      webhookSecret: payments?.STRIPE_WEBHOOK_SECRET ?? '',
      apiBase: address('STRIPE_API_BASE', 'https://api.stripe.com'),
      scriptUrl: address('STRIPE_SCRIPT_URL', 'https://js.stripe.com/endive/stripe.js'),
    },
    ...invoiceSettings(environment, problems),
    telegram: telegram && {
      token: telegram.TELEGRAM_BOT_TOKEN,
      apiRoot: address('TELEGRAM_API_ROOT', 'https://api.telegram.org'),
    },
    firstAdmin: firstAdmin && { email: firstAdmin.ADMIN_EMAIL, password: firstAdmin.ADMIN_PASSWORD },
    mail: mail && {
      smtpUrl: mail.SMTP_URL,
      from: mail.MAIL_FROM,
      perSecond: number('MAIL_PER_SECOND', 0, 0, 10_000) || null,
    },
    ...pushSettings(environment, problems),
    company: {
      name: company?.COMPANY_NAME ?? 'Numeria (not configured)',
      address: company?.COMPANY_ADDRESS ?? '',
      vatNumber: company?.COMPANY_VAT_NUMBER ?? '',
      complaintsUrl: company?.COMPANY_COMPLAINTS_URL
        ? address('COMPANY_COMPLAINTS_URL', '')
        : 'https://www.livroreclamacoes.pt/',
      ...registeredSettings(environment, problems),
    },
    ...payOutSettings(environment, problems),
    ...pictureSettings(group('C2PA_CERTIFICATE', 'C2PA_PRIVATE_KEY'), problems),
    sandbox,
  }
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}

/** Of the administrator whom the sandbox brings along. No real server takes it. */
export const samplePassword = 'moonlight-on-paper'

/** The password of a new administrator, for the command that makes one. */
export function adminPassword(environment: Environment = process.env): string | undefined {
  return environment['ADMIN_PASSWORD']?.trim() || undefined
}

/** Where the data is, for commands that need nothing else. */
export function databaseSettings(environment: Environment = process.env): Settings['database'] {
  const url = environment['DATABASE_URL']?.trim()
  const ownerUrl = environment['DATABASE_OWNER_URL']?.trim()
  if (url) return ownerUrl ? { url, ownerUrl } : { url }
  return { dataDir: resolve(environment['DATA_DIR']?.trim() || 'data') }
}

/** Where programs of the system are, for commands that run some. */
export function programFolders(environment: Environment = process.env): string {
  return environment['PATH'] ?? ''
}

/** The folder of the embedded database, whatever DATABASE_URL says: used when moving to another server. */
export function ownDataDir(environment: Environment = process.env): string {
  return resolve(environment['DATA_DIR']?.trim() || 'data')
}

/**
 * Settings that payout commands need. In production no key is created: it could not decrypt stored values.
 * @throws {SettingsError}
 */
export function payoutSettings(environment: Environment = process.env): PayOutSettings & Pick<Settings, 'publicUrl'> {
  const problems: string[] = []
  if (environment['NODE_ENV'] === 'production' && !environment['ENCRYPTION_KEY']?.trim())
    problems.push('bank details are encrypted: give the ENCRYPTION_KEY that the server has')
  const publicUrl = (environment['PUBLIC_URL']?.trim() || 'http://localhost:3000').replace(/(?<!\/)\/+$/, '')
  const settings = { ...payOutSettings(environment, problems), publicUrl }
  if (problems.length > 0) throw new SettingsError(problems)
  return settings
}
