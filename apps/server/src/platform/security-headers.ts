import helmet from '@fastify/helmet'
import { mainLanguage, type ErrorCode } from '@numeria/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorReply } from './error-handler.ts'
import { AppError } from './errors.ts'
import { languageOf } from './language.ts'
import type { Settings } from './settings.ts'

/** The microphone is for dictation in the chat, and only after the browser has asked. */
const permissions = 'camera=(), microphone=(self), geolocation=(), browsing-topics=()'
/** Two years. */
const secureForSeconds = 63_072_000
const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

/** Headers that every answer carries. Nothing comes from elsewhere but the payment form, no script or style stands in a page itself. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, payments }: Pick<Settings, 'publicUrl' | 'payments'>,
): Promise<void> {
  const provider = providerOrigins(payments.scriptUrl)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...provider.scripts],
        frameSrc: provider.frames,
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...provider.connections],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
    strictTransportSecurity: isSecure(publicUrl) && { maxAge: secureForSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Payment wallets open windows that must be able to answer ours.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions)
    if (hostHeaders(request) > 1) {
      reply.header('connection', 'close')
      throw new AppError('request.several_hosts')
    }
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** Node takes the first of several; a proxy in front may have taken another. */
function hostHeaders({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

/** The payment form is the provider's, in a frame of the provider's: a card number never comes near us. */
function providerOrigins(scriptUrl: string): Record<'scripts' | 'frames' | 'connections', string[]> {
  const { origin } = new URL(scriptUrl)
  if (origin !== 'https://js.stripe.com') return { scripts: [origin], frames: [origin], connections: [origin] }
  return {
    scripts: [origin, 'https://*.js.stripe.com'],
    frames: [origin, 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
  }
}

/** For answers that come before any route or hook. */
function ownHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'content-security-policy':
      "default-src 'none';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissions,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cache-control': 'no-store',
    ...(isSecure(publicUrl) && {
      'strict-transport-security': `max-age=${secureForSeconds}; includeSubDomains`,
    }),
  }
}

/** Answers an address that cannot even be read, such as `/%ff`. */
export function refuseAddresses(settings: Pick<Settings, 'publicUrl'>) {
  const headers = ownHeaders(settings)
  return (request: FastifyRequest, reply: FastifyReply): void =>
    void reply
      .status(400)
      .headers(headers)
      .send(errorReply(new AppError('request.unreadable'), request.id, languageOf(request)))
}

const unreadable: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'request.headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request.too_slow',
}

/** Answers malformed requests on the connection itself and closes it: the start of the next request cannot be found. */
export function refuseConnections(settings: Pick<Settings, 'publicUrl'>) {
  const headers = { ...ownHeaders(settings), 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const failure = new AppError(unreadable[code] ?? 'request.unreadable')
    const body = JSON.stringify(errorReply(failure, randomUUID(), mainLanguage))
    socket.end(
      `HTTP/1.1 ${failure.status} ${STATUS_CODES[failure.status]}\r\n${lines.join('')}content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
    socket.destroySoon()
  }
}
