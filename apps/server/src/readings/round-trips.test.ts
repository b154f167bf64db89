import { routes } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordStatements } from '../../../../tests/support/statements.ts'
import { saveProfile } from '../accounts/accounts.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'

let sandbox: Sandbox
let testApp: TestApp
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  testApp = await startTestApp([], 'http://localhost:3000', sandbox.environment)
  const body = JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0 })
  await fetch(`${sandbox.url}/_control/model`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

/** Asked twice a second for all turns of a process together, however many, so that none of them is one turn's. */
const ofTheKeeper = new Set(['find turns to stop', 'write a turn down'])

async function ask(credentials: Record<string, string>, accept: string, message = 'Who am I?') {
  const headers = { ...credentials, accept }
  return testApp.app.inject({ method: 'POST', url: routes.chat.path, headers, payload: { message } })
}

describe('from a question to its last event, the database is asked', () => {
  test.each([
    [
      'seven times: whose session it is, how many messages this person sends, who that is, how many readings this address has, to begin, to count it, and to finish',
      'text/event-stream',
      [],
    ],
    ['once more for an answer as JSON: whether the session has ended', 'application/json', ['find a session']],
  ])('%s', async (_, accept, more) => {
    const userId = await someone(testApp.deps, 50)
    await saveProfile(testApp.deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
    const { headers } = await signedIn(testApp, userId)
    // The first message of an account also begins a conversation.
    await ask(headers, accept)
    const recorded = recordStatements()
    for (const _ of ['a turn', 'another one']) {
      recorded.length = 0
      expect((await ask(headers, accept)).statusCode).toBe(200)
      // Three keys, so three questions; and what is held must be known before anything is written for it.
      expect(recorded.filter((name) => !ofTheKeeper.has(name))).toEqual([
        'find a session',
        'count a request',
        'find the user with readings and notes',
        'find a reached count',
        'begin a turn',
        'count a request',
        'finish a turn',
        ...more,
      ])
    }
  })

  test('five times when the credits do not suffice: what could not begin needs no undoing', async () => {
    const userId = await someone(testApp.deps, 1)
    await saveProfile(testApp.deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
    const { headers } = await signedIn(testApp, userId)
    await ask(headers, 'text/event-stream')
    const recorded = recordStatements()
    expect((await ask(headers, 'text/event-stream')).statusCode).toBe(402)
    expect(recorded).toEqual([
      'find a session',
      'count a request',
      'find the user with readings and notes',
      'find a reached count',
      'begin a turn',
    ])
  })

  test('not at all for somebody who sends no token', async () => {
    const recorded = recordStatements()
    expect(
      (await testApp.app.inject({ method: 'POST', url: routes.chat.path, payload: { message: 'Hi' } })).statusCode,
    ).toBe(401)
    expect(recorded).toEqual([])
  })
})
