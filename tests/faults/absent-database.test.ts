import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { errorTable, signupCredits, type ChatEvent, type ErrorReply } from '../../packages/contract/src/index.ts'
import { freePort } from './harness/free-port.ts'
import { plainPrice } from './harness/person.ts'
import { openWorld, type World } from './harness/world.ts'
import { pollTimeout } from './harness/timeouts.ts'

let dataDir: string
let postgres: EmbeddedPostgres
let world: World

const startPostgres = () => startEmbeddedPostgres({ dataDir, log: { info() {}, error() {} } })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'numeria-faults-'))
  postgres = await startPostgres()
  const { host, port, user, database } = postgres.connection
  const url = `postgres://${user}@localhost/${database}?${new URLSearchParams({ host, port: String(port) }).toString()}`
  world = await openWorld({ DATABASE_URL: url }, { connection: postgres.connection, url, drop: () => postgres.stop() })
  await world.startServer()
})
afterAll(async () => {
  await world.close()
  await rm(dataDir, { recursive: true })
})

const readiness = async (): Promise<number> => (await fetch(`${world.url}/readyz`)).status

/** A navigation. `fetch` says of itself that it is none, whatever headers it is given. */
function openAsBrowser(url: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode!, text }))
    }).on('error', reject)
  })
}

/** Listens in the background. */
function listenTo(events: AsyncIterable<ChatEvent>) {
  const heard: ChatEvent[] = []
  const text = () => heard.map(({ event, data }) => (event === 'delta' ? data.text : '')).join('')
  const end = (async () => {
    for await (const event of events) heard.push(event)
    return heard.at(-1)
  })()
  return { heard, text, end }
}

describe('when the database goes away while a reading is written', () => {
  test('and comes back: nobody hangs meanwhile, and the reading is stored and charged then', async () => {
    // The same person's same question gets the same words, so this says when the model has finished.
    await world.model({})
    const { reply } = (await (await world.signIn()).ask()).body
    const person = await world.signIn()
    await world.model({ tokenMs: 3 })
    const listening = listenTo(await person.hear())
    await expect.poll(listening.text, pollTimeout).not.toBe('')
    expect(await readiness()).toBe(200)

    await postgres.stop()
    expect(await readiness()).toBe(503)
    expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
    const answers = [
      await person.get<ErrorReply>('/api/auth/profile'),
      await person.get<ErrorReply>('/api/chat/history'),
      await person.ask<ErrorReply>(),
    ]
    for (const { status, headers, body } of answers) {
      expect([status, body.code, body.error]).toEqual([503, 'server.busy', errorTable['server.busy'].text])
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    await expect.poll(listening.text, pollTimeout).toBe(reply)
    expect(listening.heard.at(-1)!.event).toBe('delta')

    postgres = await startPostgres()
    await expect.poll(readiness, pollTimeout).toBe(200)
    expect(await listening.end).toMatchObject({
      event: 'done',
      data: { reply, creditsRemaining: signupCredits - plainPrice },
    })
    expect(await person.history()).toMatchObject([{ response: reply, creditsCost: plainPrice }])
    expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
    await world.expectTruth()
  })

  test('a visitor still gets the landing page, and any other page says that we failed, with the id of the request', async () => {
    await postgres.stop()
    const visit = (path: string, language: string) =>
      openAsBrowser(world.url + path, {
        accept: 'text/html',
        'accept-language': language,
        'sec-fetch-mode': 'navigate',
        cookie: `numeria=${'A'.repeat(43)}.${'A'.repeat(43)}`,
      })
    for (const [language, landing, failed] of [
      ['en', 'Unlock Your Cosmic Destiny', 'This page could not be shown'],
      ['pt', 'Desvenda o teu destino cósmico', 'Não foi possível mostrar esta página'],
    ] as const) {
      const home = await visit(language === 'en' ? '/' : '/pt', language)
      expect(home).toEqual({ status: 200, text: expect.stringContaining(landing) })
      const reading = await visit(`/shared/${'A'.repeat(22)}`, language)
      expect(reading).toEqual({ status: 503, text: expect.stringContaining(failed) })
      expect(reading.text).toMatch(/: [\da-f]{8}-[\da-f-]{27}</)
      expect(reading.text).not.toContain('<script')
    }
    postgres = await startPostgres()
    await expect.poll(readiness, pollTimeout).toBe(200)
  })

  test('and the reading fails as well: it is not charged, and its credits come back when its lease is over', async () => {
    const person = await world.signIn()
    await world.model({ mode: 'cut', tokenMs: 3 })
    const listening = listenTo(await person.hear())
    await expect.poll(listening.text, pollTimeout).not.toBe('')
    await postgres.stop()
    expect(await listening.end).toEqual({
      event: 'error',
      data: { code: 'model.cut_off', charged: 'no', error: errorTable['model.cut_off'].text },
    })

    postgres = await startPostgres()
    await expect.poll(readiness, pollTimeout).toBe(200)
    expect(await world.openHolds()).toBe(1)
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: plainPrice })
    await world.lapseLeases()
    // A server that starts looks for lapsed holds at once.
    const other = await world.startServer(await freePort())
    await expect.poll(world.openHolds, pollTimeout).toBe(0)
    other.signal('SIGTERM')
    await other.exit
    await world.model({})
    expect(await person.ask()).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
    await world.expectTruth()
  })

  test('by a kill, under load: the server lives on, everybody is answered, and the reading is stored or not charged', async () => {
    const [person, visitor] = [await world.signIn(), await world.signIn()]
    await world.model({ tokenMs: 3 })
    const listening = listenTo(await person.hear())
    await expect.poll(listening.text, pollTimeout).not.toBe('')

    const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    const statuses = new Set<number>()
    let back = false
    const load = Promise.all(
      Array.from({ length: 16 }, async () => {
        while (!back) statuses.add((await visitor.get('/api/auth/profile')).status)
      }),
    )
    await expect.poll(() => statuses.has(200), pollTimeout).toBe(true)
    process.kill(postmaster, 'SIGKILL')
    await expect.poll(() => statuses.has(503), pollTimeout).toBe(true)
    await expect.poll(readiness, pollTimeout).toBe(200)
    back = true
    await load
    expect(statuses).toEqual(new Set([200, 503]))

    const stored = (await listening.end)?.event === 'done'
    await expect.poll(world.openHolds, pollTimeout).toBe(0)
    expect(await person.history()).toHaveLength(stored ? 1 : 0)
    expect((await person.profile()).credits).toBe(signupCredits - (stored ? plainPrice : 0))
    await world.expectTruth()
  })
})
