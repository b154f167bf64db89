import { routes } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findUser, saveProfile } from '../../accounts/accounts.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../../test-app.ts'

let sandbox: Sandbox
let testApp: TestApp

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  testApp = await startTestApp([], 'http://localhost:3000', sandbox.environment)
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

/** The birth date of a child of seven today. */
const childsDay = () => `${testApp.deps.clock.now().getUTCFullYear() - 7}-01-02`

async function reader(profile: { birthDate: string; fullName: string } | null) {
  const userId = await someone(testApp.deps, 50)
  if (profile !== null) await saveProfile(testApp.deps.db, userId, profile)
  const { headers } = await signedIn(testApp, userId)
  const call = async (method: 'POST' | 'PATCH', url: string, payload: object) =>
    testApp.app.inject({ method, url, headers, payload })
  return { userId, call }
}

test('a profile of a person under 18 is refused with a friendly sentence', async () => {
  const { userId, call } = await reader(null)
  const answer = await call('PATCH', routes.saveProfile.path, { birthDate: childsDay(), fullName: 'Ada Lovelace' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'request.invalid', error: expect.stringContaining('18') })
  expect((await findUser(testApp.deps.db, userId))?.birthDate).toBeNull()
})

test('a birth date under 18 that a message mentions is not kept, and the answer is free', async () => {
  const { userId, call } = await reader(null)
  const [year, month, day] = childsDay().split('-')
  const message = `I am Ada Lovelace, born ${day}/${month}/${year}`
  const answer = await call('POST', '/api/chat', { message })
  expect(answer.json()).toMatchObject({ creditsCost: 0, reply: expect.stringContaining('adults') })
  expect((await findUser(testApp.deps.db, userId))?.mentionedBirthDate).toBeNull()
})

test('a compatibility reading with a child is not written, and costs nothing', async () => {
  const { call } = await reader({ birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  const other = { fullName: 'Rui Pedro Carvalho', birthDate: childsDay() }
  const answer = await call('POST', '/api/chat', { message: 'Are we a match?', reading: 'compatibility', other })
  expect(answer.json()).toMatchObject({ creditsCost: 0, creditsRemaining: 50 })
})

test('a love question that names a known person under 18 is not read, and another question about them is', async () => {
  const { userId, call } = await reader({ birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  const other = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14' }
  await call('POST', '/api/chat', { message: 'Are we a match?', reading: 'compatibility', other })
  // Given before comparisons with minors were refused.
  await sql`update turns set numbers = jsonb_set(numbers, '{other,birthDate}', to_jsonb(${childsDay()}::text)) where user_id = ${userId}`.execute(
    testApp.owner,
  )
  for (const message of [
    'Is Rui in love with me?',
    'O Rui está apaixonado por mim?',
    'Passen Rui und ich als Paar zusammen?',
  ]) {
    const answer = await call('POST', '/api/chat', { message })
    expect(answer.json()).toMatchObject({ creditsCost: 0 })
  }
  const answer = await call('POST', '/api/chat', { message: 'What is the Life Path of Rui?' })
  expect(answer.json().creditsCost).toBeGreaterThan(0)
})

test('a child whose birth date a message gives is not offered for a comparison, and a love question about them is not read', async () => {
  const { call } = await reader({ birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  const year = childsDay().slice(0, 4)
  const love = await call('POST', '/api/chat', {
    message: `My son was born on 2 January ${year}. Does he have a crush?`,
  })
  expect(love.json()).toMatchObject({ creditsCost: 0, reply: expect.stringContaining('adults') })
  expect(love.json().offer).toBeUndefined()
  const school = await call('POST', '/api/chat', { message: `My son was born on 2 January ${year}. Why is he tired?` })
  expect(school.json().offer).toBeUndefined()
  expect(school.json().creditsCost).toBeGreaterThan(0)
})
