import { BlockList, isIP } from 'node:net'

/** The addresses that the server calls or sends a browser to, by setting. */
const called = [
  'GOOGLE_ISSUER',
  'APPLE_ISSUER',
  'FACEBOOK_WEB_URL',
  'FACEBOOK_GRAPH_URL',
  'MODEL_BASE_URL',
  'MODEL_FALLBACK_BASE_URL',
  'STRIPE_API_BASE',
  'STRIPE_SCRIPT_URL',
  'TELEGRAM_API_ROOT',
  'INVOICEXPRESS_URL',
  'VIES_URL',
  'SMTP_URL',
]

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function isLoopback(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1')
  const family = isIP(name)
  return family === 0 ? name === 'localhost' : loopback.check(name, family === 4 ? 'ipv4' : 'ipv6')
}

/** Connections beyond this machine that production refuses without encryption. */
export function plainTextProblems(given: (name: string) => string | undefined): string[] {
  return called.flatMap((name) => {
    const text = given(name)
    if (text === undefined || !URL.canParse(text)) return []
    const { protocol, hostname } = new URL(text)
    const isPlain = protocol === 'http:' || protocol === 'smtp:'
    if (!isPlain || isLoopback(hostname)) return []
    return [`${name} must be an ${protocol.slice(0, -1)}s address in production, or lead to this machine`]
  })
}

/** A database on another host must not be reached without encryption on purpose. */
export function plainDatabaseProblems(given: (name: string) => string | undefined): string[] {
  return ['DATABASE_URL', 'DATABASE_OWNER_URL'].flatMap((name) => {
    const text = given(name)
    if (text === undefined || !URL.canParse(text)) return []
    const { hostname, searchParams } = new URL(text)
    const isPlain = searchParams.get('sslmode') === 'disable' && hostname !== '' && !isLoopback(hostname)
    return isPlain ? [`${name} must not say sslmode=disable in production, unless it leads to this machine`] : []
  })
}

/** 32 random bytes have 30 different ones on average, and fewer than 20 less than once in 10^11 keys. */
const fewestDifferentBytes = 20

/** Whether bytes look as if a generator of random numbers made them, rather than a person or a counter. */
export function looksRandom(key: Buffer): boolean {
  const steps = key.map((byte, place) => byte - (key[place - 1] ?? 0)).subarray(1)
  const isText = key.every((byte) => byte >= 0x20 && byte < 0x7f)
  return !isText && new Set(key).size >= fewestDifferentBytes && new Set(steps).size >= fewestDifferentBytes / 2
}
