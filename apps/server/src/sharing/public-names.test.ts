import { readingLanguages } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import type { HistoryEntry, PublicReading, PublishedReply } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'

let sandbox: Sandbox
let testApp: TestApp
const publicUrl = 'http://localhost:4513'

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
  testApp = await startTestApp([], publicUrl, { ...sandbox.environment, LIMITS_PER_ADDRESS_TIMES: '1000' })
  await fetch(`${sandbox.url}/_control/model`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0 }),
  })
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

async function person(fullName: string) {
  const userId = await someone(testApp.deps, 200)
  await saveProfile(testApp.deps.db, userId, { fullName, birthDate: '1985-05-17' })
  const { headers } = await signedIn(testApp, userId)
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    testApp.app.inject({ method, url, headers, ...(payload && { payload }) })
  const ask = async (asked: object) => {
    const answer = await call('POST', '/api/chat', { lang: 'en', ...asked })
    expect(answer.statusCode).toBe(200)
    return answer.json<{ reply: string }>().reply
  }
  /** Makes the newest reading public. */
  const publish = async (choices: object = {}) => {
    const { turnId } = (await call('GET', '/api/chat/history')).json<HistoryEntry[]>().at(-1)!
    const { published } = (await call('POST', `/api/chat/turns/${turnId}/public`, choices)).json<PublishedReply>()
    return new URL(published!.url).pathname
  }
  return { userId, call, ask, publish }
}

const visit = async (url: string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'GET', url, headers })
const readingAt = async (path: string) => (await visit(`/api${path}`)).json<PublicReading>()

const names = ['Søren Møller', 'Łukasz Wałęsa', 'Đặng Đình', 'Li Na', 'Zoe Fox']

describe.each(readingLanguages)(
  'a public reading in the language %s that tells the letters of a hidden name',
  (lang) => {
    test.each(names)('has none of them: %s', async (fullName) => {
      const owner = await person(fullName)
      const reply = await owner.ask({
        message: 'How did you get my Soul Urge number, letter by letter?',
        lang,
        replyLanguage: lang,
      })
      expect(reply).toMatch(/(?<!\p{L})\p{Lu} \d/u)
      const path = await owner.publish()
      const { response, numbers } = await readingAt(path)
      expect(response).not.toMatch(/(?<!\p{L})\p{Lu}\p{M}* ?\d/u)
      expect(numbers.filter(({ label }) => label.length === 1)).toEqual([])
      expect(response.length).toBeGreaterThan(reply.length / 4)
    })
  },
)

test('names are left out at publication, and 200 anonymous visits take nothing', async () => {
  const owner = await person('Leonor Azevedo Brito')
  await owner.ask({ message: 'Who am I?', reading: 'blueprint' })
  const masked = async () => (await testApp.deps.metrics.readingsMasked.get()).values[0]!.value
  const before = await masked()
  const path = await owner.publish()
  const etag = async () => String((await visit(`${path}/picture.png`)).headers.etag)
  // The first ones come at once.
  await Promise.all(Array.from({ length: 20 }, () => visit(`/api${path}`)))
  const first = await etag()
  const saved = { fullName: 'Dora Lindqvist', birthDate: '1974-04-23', relation: 'friend' }
  const { id } = (await owner.call('POST', '/api/people', saved)).json<{ id: string }>()
  for (let time = 0; time < 60; time += 1) {
    if (time % 10 === 0)
      await owner.call('PATCH', `/api/people/${id}`, { fullName: `Dora ${'Lind'.repeat(time)}qvist` })
    for (const language of ['en', 'pt'])
      expect((await visit(`/api${path}`, { 'accept-language': language })).statusCode).toBe(200)
    expect((await visit(path)).statusCode).toBe(200)
    expect((await visit(`${path}/picture.png`, { 'if-none-match': first })).statusCode).toBe(304)
  }
  expect((await masked()) - before).toBe(1)
})

test('a reading that was published before is made at its first visit', async () => {
  const owner = await person('Leonor Azevedo Brito')
  await owner.ask({ message: 'Who am I?' })
  const path = await owner.publish()
  const page = await readingAt(path)
  await testApp.deps.db
    .updateTable('public_readings')
    .set({ shown: null, people: null })
    .where('user_id', '=', owner.userId)
    .execute()
  expect(await readingAt(path)).toEqual(page)
  const masked = async () => (await testApp.deps.metrics.readingsMasked.get()).values[0]!.value
  const before = await masked()
  expect(await readingAt(path)).toEqual(page)
  expect(await masked()).toBe(before)
})

test('what is chosen later is seen at once', async () => {
  const owner = await person('Leonor Azevedo Brito')
  const reply = await owner.ask({ message: 'How do Zita and I get along?' })
  expect(reply).toContain('Leonor')
  const path = await owner.publish()
  expect((await visit(`/api${path}`)).body).not.toContain('Leonor')
  await owner.publish({ showName: true })
  expect((await visit(`/api${path}`)).body).toContain('Leonor')
  await owner.call('POST', '/api/people', { fullName: 'Leonor Castro', birthDate: '1979-12-13', relation: 'friend' })
  expect((await readingAt(path)).fullName).toBe('Leonor Azevedo Brito')
  await owner.publish()
  expect((await visit(`/api${path}`)).body).not.toContain('Leonor')
})
