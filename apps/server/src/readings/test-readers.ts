// Signed-in people with the sandbox's model behind them, at two processes that share nothing but the database. For tests.
import { routes, type ChatEvent, type HistoryEntry, type Profile, type Route } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { buildApp } from '../app.ts'
import { checkLedger } from '../credits/ledger-check.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { ReadingService } from './readings.ts'
import { checkTurns } from './turn/turns-check.ts'

export type Reader = Awaited<ReturnType<ReturnType<typeof useReaders>['ada']>>

/** How the sandbox's model behaves from now on. */
export async function setModel(sandbox: Sandbox, setting: object): Promise<void> {
  const body = JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0, ...setting })
  await fetch(`${sandbox.url}/_control/model`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
}

/** How often the sandbox's model was called, or was left before its end. */
export async function modelCount(sandbox: Sandbox, what: 'calls' | 'aborted'): Promise<number> {
  return ((await (await fetch(`${sandbox.url}/_control/model`)).json()) as Record<typeof what, number>)[what]
}

/** The product for a test file. When the file is done, the ledger must be true and agree with the readings. */
export function useReaders() {
  let sandbox: Sandbox
  let testApp: TestApp
  let elsewhere: FastifyInstance

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
    testApp = await startTestApp([], 'http://localhost:3000', sandbox.environment)
    elsewhere = await buildApp(testApp.deps, new ReadingService(testApp.deps))
  })
  afterAll(async () => {
    const { db } = testApp.deps
    expect([...(await checkLedger(db)).differences, ...(await checkTurns(db))]).toEqual([])
    await elsewhere.close()
    await testApp.stop()
    await sandbox.stop()
  })
  beforeEach(() => model({}))

  const model = (setting: object) => setModel(sandbox, setting)
  const modelWas = (what: 'calls' | 'aborted') => modelCount(sandbox, what)

  /** A signed-in Ada with these credits. */
  async function ada(credits = 50) {
    const userId = await someone(testApp.deps, credits)
    await saveProfile(testApp.deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
    const { headers: credentials } = await signedIn(testApp, userId)
    const call = async (
      { method, path }: Pick<Route<unknown, unknown>, 'method' | 'path'>,
      { app = testApp.app, headers = {}, ...more }: { app?: FastifyInstance; headers?: object; payload?: object } = {},
    ) => app.inject({ method, url: path, headers: { ...credentials, ...headers }, ...more })
    return {
      userId,
      credentials,
      call,
      ask: (message: string, more: object = {}) => call(routes.chat, { payload: { message, ...more } }),
      history: async (query = '') => {
        const { method, path } = routes.chatHistory
        return (await call({ method, path: path + query })).json<HistoryEntry[]>()
      },
      credits: async () => (await call(routes.profile)).json<{ user: Profile }>().user,
    }
  }

  return {
    get testApp() {
      return testApp
    },
    /** Another process, as far as a turn knows. */
    get elsewhere() {
      return elsewhere
    },
    model,
    modelWas,
    ada,
  }
}

/** Asks, and leaves as soon as the turn runs. */
export async function askAndLeave(person: Reader, message = 'Who am I?'): Promise<string> {
  void person.ask(message)
  let turnId: string | undefined
  await expect
    .poll(
      async () =>
        (turnId = (await person.call(routes.runningTurn)).json<{ turn: { turnId: string } | null }>().turn?.turnId),
      { interval: 20, timeout: 10_000 },
    )
    .toBeDefined()
  return turnId!
}

export function eventsOf(payload: string): (ChatEvent & { id: number })[] {
  return payload
    .split('\n\n')
    .filter((frame) => frame.startsWith('id: '))
    .map((frame) => {
      const [id, event, data] = frame.split('\n').map((line) => line.slice(line.indexOf(': ') + 2))
      return { id: Number(id), event, data: JSON.parse(data!) } as ChatEvent & { id: number }
    })
}

export const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('')
