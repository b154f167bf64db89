import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../apps/server/src/test-app.ts'

// Bytes on the connection that no browser and no library sends.

let testApp: TestApp
let port: number
beforeAll(async () => {
  testApp = await startTestApp([], 'https://numeria.example')
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  port = (testApp.app.server.address() as { port: number }).port
})
afterAll(() => testApp.stop())

/** All that the server says before it ends the connection. */
async function say(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(bytes, 'latin1')
  return text(socket)
}

const asked = 'POST /api/analytics HTTP/1.1\r\nhost: numeria.example\r\ncontent-type: application/json\r\n'
const chunked = 'transfer-encoding: chunked\r\n\r\n0\r\n\r\n'
const smuggled = 'GET /api/admin/figures HTTP/1.1\r\nhost: numeria.example\r\nconnection: close\r\n\r\n'

describe('what is no request is refused with our headers, in our words, and the connection is ended', () => {
  test.each([
    ['noise', 'a noise\r\n\r\n', 400],
    ['a method of our own making', 'STEAL /api/config HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['a body with two lengths', `${asked}content-length: 4\r\ncontent-length: 5\r\n\r\nnull`, 400],
    ['a body with a length and chunks', `${asked}content-length: 4\r\n${chunked}${smuggled}`, 400],
    ['a length that is no number', `${asked}content-length: 4,4\r\n\r\nnull`, 400],
    ['a length below zero', `${asked}content-length: -1\r\n\r\n`, 400],
    [
      'chunks under a name that is nearly right',
      `${asked}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`,
      400,
    ],
    ['a chunk of no size', `${asked}transfer-encoding: chunked\r\n\r\nzz\r\n\r\n`, 400],
    ['a header folded over two lines', `GET / HTTP/1.1\r\nhost: a\r\nx-a: b\r\n c: d\r\n\r\n`, 400],
    ['a header with a bare line feed', 'GET / HTTP/1.1\r\nhost: a\r\nx-a: b\nset-cookie: c=d\r\r\n\r\n', 400],
    ['a header with a NUL', 'GET / HTTP/1.1\r\nhost: a\r\nx-a: b\u0000c\r\n\r\n', 400],
    ['headers without an end', `GET / HTTP/1.1\r\nhost: a\r\nx-a: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    ['an address without an end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, 431],
  ])('%s', async (_, bytes, status) => {
    const answer = await say(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    for (const header of [
      "content-security-policy: default-src 'none'",
      'strict-transport-security: max-age=63072000; includeSubDomains',
      'x-content-type-options: nosniff',
      'referrer-policy: no-referrer',
      'cross-origin-opener-policy: same-origin-allow-popups',
      'permissions-policy: ',
      'cache-control: no-store',
      'connection: close',
    ])
      expect(answer).toContain(`\r\n${header}`)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as object
    expect(body).toEqual({
      code: status === 431 ? 'request.headers_too_large' : 'request.unreadable',
      charged: 'no',
      error: expect.any(String),
      requestId: expect.any(String),
    })
  })
})

test('a request with two Host headers is refused, whichever names us, and its connection ends', async () => {
  for (const [one, other] of [
    ['numeria.example', 'evil.example'],
    ['evil.example', 'numeria.example'],
    ['numeria.example', 'numeria.example'],
  ]) {
    const answer = await say(`GET /api/config HTTP/1.1\r\nhost: ${one}\r\nHost: ${other}\r\n\r\n${smuggled}`)
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
    expect(answer).toContain('"code":"request.several_hosts"')
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  }
})

test('an upload that its client aborts is neither an error of ours nor an outage of the database', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const before = testApp.log().length
  socket.write(`${asked}content-length: 400\r\n\r\n{"events":[`)
  const open = async (): Promise<string> => testApp.deps.metrics.registry.metrics()
  await expect.poll(open).toMatch(/^numeria_requests_open [1-9]/m)
  socket.resetAndDestroy()
  await expect.poll(() => testApp.log().slice(before)).toContain('request aborted by the client')
  const lines = testApp.log().slice(before)
  expect(lines).not.toContain('"level":50')
  expect(lines).not.toContain('server.busy')
  expect(await testApp.deps.metrics.registry.metrics()).not.toMatch(/request_seconds_count\{.*status="5/)
  expect(await say('GET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).toContain('"alive"')
})
