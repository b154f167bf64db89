import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { connections, isNotTaken, smtpMail, type Mail } from './mail.ts'

/** The mail server's behaviour after it has read an email to its end. */
let onTaken: (done: () => void, socket: Socket) => void
let taken: string[]
let sockets: { open: number; maxOpen: number; opened: number }
let server: SMTPServer
let smtpUrl: string
let mail: Mail

const timeouts = { silenceMs: 20_000, wholeMs: 60_000 }
const openMail = (more: Partial<typeof timeouts> = {}, perSecond: number | null = null) =>
  smtpMail({ smtpUrl, from: 'Numeria <hello@numeria.example>', perSecond }, { ...timeouts, ...more })
const emailTo = (to: string) => ({ to: `${to}@example.com`, subject: 'The day', text: 'A line.' })
const sendMany = async (count: number) =>
  Promise.all(Array.from({ length: count }, async (_, nth) => mail.send(emailTo(`person${nth}`))))

beforeEach(async () => {
  taken = []
  const counts = (sockets = { open: 0, maxOpen: 0, opened: 0 })
  onTaken = (done) => done()
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onData(stream, { envelope }, done) {
      stream.resume()
      stream.on('end', () => {
        taken.push(envelope.rcptTo[0]!.address)
        onTaken(done, lastSocket!)
      })
    },
  })
  let lastSocket: Socket | undefined
  server.server.on('connection', (socket: Socket) => {
    lastSocket = socket
    counts.opened += 1
    counts.maxOpen = Math.max(counts.maxOpen, (counts.open += 1))
    socket.once('close', () => (counts.open -= 1))
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  mail = openMail()
})
afterEach(async () => {
  await new Promise<void>((done) => server.close(done))
})

test('many emails share a bounded number of connections', async () => {
  onTaken = (done) => setTimeout(done, 5)
  await sendMany(connections * 5)
  expect(taken).toHaveLength(connections * 5)
  expect(sockets.maxOpen).toBeLessThanOrEqual(connections)
  expect(sockets.opened).toBe(sockets.maxOpen)
})

test('an email whose connection hangs holds up no other one', async () => {
  const hanging: (() => void)[] = []
  onTaken = (done) => (hanging.length === 0 ? hanging.push(done) : done())
  const slow = mail.send(emailTo('slow'))
  await expect.poll(() => hanging.length).toBe(1)
  await sendMany(100)
  expect(taken).toHaveLength(101)
  hanging[0]!()
  await slow
})

test('an email that hung forever is given up, and its connection with it', async () => {
  mail = openMail({ wholeMs: 200 })
  onTaken = () => {}
  const failure: unknown = await mail.send(emailTo('slow')).catch((error: unknown) => error)
  expect(isNotTaken(failure)).toBe(false)
  await expect.poll(() => sockets.open).toBe(0)
})

test('emails wait for the next second where the mail provider takes so many in one', async () => {
  mail = openMail({}, 10)
  const begun = performance.now()
  await sendMany(35)
  expect(taken).toHaveLength(35)
  expect(performance.now() - begun).toBeGreaterThan(3_000)
})

test.each([
  ['hangs up', (socket: Socket) => void socket.destroy()],
  ['says nothing any more', () => {}],
])('a mail server that %s after it has read an email may have taken it', async (_, end) => {
  mail = openMail({ silenceMs: 300 })
  onTaken = (_done, socket) => end(socket)
  const failure: unknown = await mail.send(emailTo('once')).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Error)
  expect(isNotTaken(failure)).toBe(false)
  await pause(300)
  expect(taken).toHaveLength(1)
})

test('an email goes over a new connection where the server has closed the earlier one', async () => {
  await mail.send(emailTo('first'))
  for (const client of server.connections) (client as unknown as { _socket: Socket })._socket.destroy()
  await mail.send(emailTo('second'))
  expect(taken).toEqual(['first@example.com', 'second@example.com'])
})

test('an email to a server that cannot be reached was not taken', async () => {
  mail = smtpMail({ smtpUrl: 'smtp://127.0.0.1:9', from: 'hello@numeria.example' })
  const failure: unknown = await mail.send(emailTo('nobody')).catch((error: unknown) => error)
  expect(isNotTaken(failure)).toBe(true)
})
