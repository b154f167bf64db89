import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { pollTimeout } from './harness/timeouts.ts'
import { at, errorTable, routes, signupCredits } from '../../packages/contract/src/index.ts'
import { plainPrice, type Person } from './harness/person.ts'
import { openWorld, type World } from './harness/world.ts'

const megabyte = 1024 * 1024

let world: World
let port: number
beforeAll(async () => {
  // Keeps the silent model's turns open while the crowd gathers.
  world = await openWorld({ MODEL_FIRST_TOKEN_MS: '300000' })
  await world.startServer()
  port = Number(new URL(world.url).port)
})
afterAll(() => world.close())
afterEach(() => world.expectTruth())

/** Latency for uninvolved users: median and 95th percentile of many profile requests, in milliseconds. */
async function othersWait(person: Person): Promise<{ middle: number; slowest: number }> {
  const times: number[] = []
  for (let count = 0; count < 100; count += 1) {
    const asked = performance.now()
    expect((await person.profile()).credits).toBe(signupCredits)
    times.push(performance.now() - asked)
  }
  times.sort((one, other) => one - other)
  return { middle: times[50]!, slowest: times[95]! }
}

/** A machine that is busy with other things changes both by the same factor; an answer to a person is quick in any case. */
async function expectUndisturbed(person: Person, calm: { middle: number; slowest: number }): Promise<void> {
  const crowded = await othersWait(person)
  console.log(
    `others: p50 × ${(crowded.middle / calm.middle).toFixed(2)}, p95 × ${(crowded.slowest / calm.slowest).toFixed(2)}`,
  )
  expect(crowded.middle).toBeLessThan(Math.max(calm.middle * 5, 50))
}

async function open(words: string): Promise<Socket> {
  const socket = connect(port, 'localhost').on('error', () => {})
  await once(socket, 'connect')
  socket.write(words)
  return socket
}

/** The server's output so far, and all of it once the connection ends. */
function listenTo(answer: Socket | IncomingMessage): { said: () => string; ended: Promise<string> } {
  let text = ''
  answer.setEncoding('utf8').on('data', (more: string) => (text += more))
  return { said: () => text, ended: new Promise((resolve) => answer.once('close', () => resolve(text))) }
}

describe('a crowd', () => {
  test('of 500 that send their requests drop by drop is turned away within seconds, and nobody else waits for it', async () => {
    const person = await world.signIn()
    const calm = await othersWait(person)
    const headers = Array.from({ length: 250 }, () => open('GET /api/config HTTP/1.1\r\nHost: localhost\r\n'))
    const signed = `Cookie: ${person.credentials.cookie}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n`
    const bodies = Array.from({ length: 250 }, () =>
      open(`POST ${routes.chat.path} HTTP/1.1\r\nHost: localhost\r\n${signed}\r\n{`),
    )
    const sockets = await Promise.all([...headers, ...bodies])
    const opened = performance.now()
    const dripping = setInterval(() => {
      for (const [index, socket] of sockets.entries()) if (socket.writable) socket.write(index < 250 ? 'X' : ' ')
    }, 500)
    const ends = Promise.all(sockets.map((socket) => listenTo(socket).ended))
    await expectUndisturbed(person, calm)
    const answers = await ends
    clearInterval(dripping)
    expect(performance.now() - opened).toBeLessThan(30_000)
    // Bytes that arrive after the end of a connection may reset it and lose the last answer.
    for (const answer of answers) expect(answer).toMatch(/^(HTTP\/1\.1 408 |$)/)
    expect(answers.filter((answer) => answer !== '').length).toBeGreaterThan(0)
  })

  test('of 2,000 that listen to readings that do not come is held, and nobody else waits for it', async () => {
    const person = await world.signIn()
    const readers: Person[] = []
    while (readers.length < 200) readers.push(...(await Promise.all(Array.from({ length: 50 }, () => world.signIn()))))
    await world.model({ mode: 'silent' })
    const calm = await othersWait(person)
    const readings = await Promise.all(
      readers.map(async (reader) => {
        const events = await reader.hear()
        return { reader, events, turnId: ((await events.next()).value!.data as { turnId: string }).turnId }
      }),
    )
    const agent = new Agent({ keepAlive: false, maxSockets: Infinity })
    const listen = ({ reader, turnId }: { reader: Person; turnId: string }): Promise<{ ended: Promise<string> }> =>
      new Promise((resolve, reject) => {
        const headers = reader.credentials
        const asked = get(world.url + at(routes.turnEvents, { turnId }).path, { agent, headers }, (response) =>
          resolve(listenTo(response)),
        )
        asked.once('error', reject)
      })
    const listeners: { ended: Promise<string> }[] = []
    for (let count = 0; count < 10; count += 1) listeners.push(...(await Promise.all(readings.map(listen))))
    await expectUndisturbed(person, calm)

    await Promise.all(readings.map(({ reader, turnId }) => reader.stop(turnId, world.url)))
    for (const { ended } of listeners) expect(await ended).toContain(errorTable['chat.stopped'].text)
    for (const { reader, events } of readings) {
      await events.return(undefined)
      expect(await reader.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
    }
    await world.model({})
    expect(await readers[0]!.ask()).toMatchObject({ status: 200, body: { creditsCost: plainPrice } })
  })
})

describe('a body of twenty megabytes', () => {
  test.each([
    ['that says how long it is', 'content-length'],
    ['that does not say how long it is', 'chunked'],
  ])('%s is refused before it is read', async (_, way) => {
    const person = await world.signIn()
    const head = `host: localhost\r\ncookie: ${person.credentials.cookie}\r\ncontent-type: application/json\r\n`
    const length = way === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${20 * megabyte}`
    const socket = await open(`POST ${routes.chat.path} HTTP/1.1\r\n${head}${length}\r\n\r\n`)
    const { said, ended } = listenTo(socket)
    const piece = way === 'chunked' ? `10000\r\n${'x'.repeat(0x10000)}\r\n` : 'x'.repeat(0x10000)
    // One piece is more than a question may be. The rest of the twenty megabytes is still to come when the answer does.
    socket.write(piece)
    await expect.poll(said, pollTimeout).toMatch(/^HTTP\/1\.1 413 /)
    socket.end()
    await ended
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
  })
})
