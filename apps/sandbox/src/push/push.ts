import { jwtVerify, importJWK } from 'jose'
import { z } from 'zod'
import { sendJson, type Exchange, type Handler } from '../http/exchange.ts'

const maxKept = 200
const maxTokenSeconds = 24 * 3_600
const maxBytes = 4_096

/** Each is an answer of push services; `silent` takes the message and never answers. */
export const pushModes = ['ok', '404', '410', '429', '500', 'silent'] as const
type PushMode = (typeof pushModes)[number]
export const PushSettingRequest = z.strictObject({
  mode: z.preprocess((mode) => (typeof mode === 'number' ? String(mode) : mode), z.enum(pushModes)).default('ok'),
  /** For one device alone, named by the end of its endpoint. */
  device: z.string().optional(),
  /** For how many messages; then it is well again. */
  times: z.number().int().min(1).optional(),
})
export type PushSettingRequest = z.infer<typeof PushSettingRequest>

type Message = { device: string; ttl: number; topic: string | null; body: string }
type Setting = { mode: PushMode; left: number }

/** A push service: RFC 8030 with VAPID (RFC 8292). Any address under `/push/` is a subscription. Messages stay encrypted, as for any push service. */
export function createPush(url: string) {
  let messages: Message[] = []
  let settings = new Map<string | undefined, Setting>()

  function modeOf(device: string): PushMode {
    const setting = settings.get(device) ?? settings.get(undefined)
    if (!setting || setting.left === 0) return 'ok'
    setting.left -= 1
    return setting.mode
  }

  const api: Handler = async (exchange) => {
    const { request, response } = exchange
    const body = await readBytes(exchange)
    const refusal = await refusalOf(url, exchange, body)
    if (refusal) return sendJson(response, refusal.status, { error: refusal.error })
    const device = exchange.url.pathname.slice('/push/'.length)
    const mode = modeOf(device)
    if (mode === 'ok' || mode === 'silent')
      messages = [
        {
          device,
          ttl: Number(request.headers['ttl']),
          topic: headerOf(exchange, 'topic') ?? null,
          body: body.toString('base64url'),
        },
        ...messages,
      ].slice(0, maxKept)
    if (mode === 'silent') return
    const status = mode === 'ok' ? 201 : Number(mode)
    response.writeHead(status, { ...(status === 201 && { location: `${url}/push-message` }), 'content-length': '0' })
    response.end()
  }

  return {
    api,
    messages: () => messages,
    set: ({ mode, device, times }: PushSettingRequest) => void settings.set(device, { mode, left: times ?? Infinity }),
    reset: () => {
      messages = []
      settings = new Map()
    },
  }
}

export type PushService = ReturnType<typeof createPush>

const headerOf = ({ request }: Exchange, name: string): string | undefined => request.headers[name]?.toString()

async function readBytes({ request }: Exchange): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function refusalOf(url: string, exchange: Exchange, body: Buffer) {
  if (exchange.request.method !== 'POST') return { status: 405, error: 'Messages are sent by POST.' }
  const [scheme, parameters = ''] = (headerOf(exchange, 'authorization') ?? '').split(/ (.*)/s)
  const { t = '', k = '' } = Object.fromEntries(parameters.split(',').map((part) => part.trim().split(/=(.*)/s)))
  if (scheme !== 'vapid' || !(await isSigned(url, t, k))) return { status: 403, error: 'The VAPID token is not valid.' }
  if (!/^\d+$/.test(headerOf(exchange, 'ttl') ?? '')) return { status: 400, error: 'TTL is missing.' }
  const topic = headerOf(exchange, 'topic')
  if (topic !== undefined && !/^[\w-]{1,32}$/.test(topic)) return { status: 400, error: 'Topic is not base64url.' }
  if (headerOf(exchange, 'content-encoding') !== 'aes128gcm')
    return { status: 400, error: 'Content-Encoding is not aes128gcm.' }
  if (body.length > maxBytes) return { status: 413, error: 'The message is too large.' }
  if (!isEncrypted(body)) return { status: 400, error: 'The message has no header of RFC 8188.' }
  return null
}

/** Whether the token is an ES256 JWT by the key beside it, for this push service, of a sender who can be reached, valid for at most a day. */
async function isSigned(url: string, token: string, key: string): Promise<boolean> {
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return false
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  try {
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256')
    const { payload } = await jwtVerify(token, publicKey, { algorithms: ['ES256'], audience: url })
    const seconds = payload.exp! - Math.floor(Date.now() / 1_000)
    return seconds <= maxTokenSeconds && /^(mailto:|https:)/.test(payload.sub ?? '')
  } catch {
    return false
  }
}

/** Salt of 16 bytes, the size of a record, and the public key of the sender, whole (RFC 8291). One record holds the message. */
function isEncrypted(body: Buffer): boolean {
  const header = 16 + 4 + 1 + 65
  return body.length > header + 16 && body.readUInt32BE(16) >= body.length - header && body[20] === 65 && body[21] === 4
}
