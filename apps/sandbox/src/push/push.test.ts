import { createECDH, randomBytes } from 'node:crypto'
import { importJWK, SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'

let sandbox: Sandbox
beforeAll(async () => void (sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:4106' })))
afterAll(() => sandbox.stop())
beforeEach(() => fetch(`${sandbox.url}/_control/reset`, { method: 'POST' }))

const sender = createECDH('prime256v1')
const point = sender.generateKeys()

async function token(claims: object = {}): Promise<string> {
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: sender.getPrivateKey('base64url') }
  const exp = Math.floor(Date.now() / 1_000) + 3_600
  return new SignJWT({ aud: sandbox.url, sub: 'mailto:us@numeria.example', exp, ...claims })
    .setProtectedHeader({ alg: 'ES256' })
    .sign(await importJWK(key, 'ES256'))
}

function encrypted(): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(4_096)
  return Buffer.concat([randomBytes(16), size, Buffer.from([65]), point, randomBytes(60)])
}

async function push(more: Record<string, string> = {}, body: Buffer = encrypted(), claims: object = {}) {
  const authorization = `vapid t=${await token(claims)}, k=${point.toString('base64url')}`
  const headers = { authorization, ttl: '60', 'content-encoding': 'aes128gcm', ...more }
  return fetch(`${sandbox.environment['PUSH_SERVICE_URL']!}/phone`, {
    method: 'POST',
    headers,
    body: new Uint8Array(body),
  })
}

const control = async (init: RequestInit = {}) =>
  (await (await fetch(`${sandbox.url}/_control/push`, init)).json()) as { messages: { device: string }[] }

test('a signed and encrypted message is taken, and shown as it came', async () => {
  const body = encrypted()
  expect((await push({ topic: 'today' }, body)).status).toBe(201)
  const message = { device: 'phone', ttl: 60, topic: 'today', body: body.toString('base64url') }
  expect(await control()).toEqual({ messages: [message] })
})

test.each([
  ['without a token', { authorization: '' }, 403],
  ['with a token of another key', { authorization: `vapid t=a.b.c, k=${'A'.repeat(87)}` }, 403],
  ['without a time to live', { ttl: '' }, 400],
  ['that is not encrypted', { 'content-encoding': 'identity' }, 400],
  ['with a topic of other letters', { topic: 'to day' }, 400],
])('a message %s is refused', async (_name, headers, status) => {
  expect((await push(headers)).status).toBe(status)
  expect((await control()).messages).toEqual([])
})

test.each([
  ['for another push service', { aud: 'https://fcm.googleapis.com' }],
  ['of a sender who cannot be reached', { sub: 'Numeria' }],
  ['that is valid for two days', { exp: Math.floor(Date.now() / 1_000) + 2 * 86_400 }],
])('a token %s is refused', async (_name, claims) => {
  expect((await push({}, encrypted(), claims)).status).toBe(403)
})

test('a message that is too large, or has no header, is refused', async () => {
  expect((await push({}, Buffer.concat([encrypted(), randomBytes(4_000)]))).status).toBe(413)
  expect((await push({}, Buffer.from('Personal Day 4'))).status).toBe(400)
})

test('it answers as it is told, for one device and some messages', async () => {
  const body = JSON.stringify({ mode: '410', device: 'phone', times: 1 })
  await control({ method: 'PUT', body })
  expect([(await push()).status, (await push()).status]).toEqual([410, 201])
})
