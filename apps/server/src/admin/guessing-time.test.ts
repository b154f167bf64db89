import { operatorRoutes } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), 'olga@numeria.example', 'a quiet evening')
})
afterAll(() => testApp.stop())

const medianOf = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!

test('two hundred guesses tell by nothing which address is an administrator’s: not by the answer, and not by the time', async () => {
  const times: Record<string, number[]> = { 'olga@numeria.example': [], 'nobody@numeria.example': [] }
  const answers = new Set<string>()
  // In turn, so that whatever else the machine does slows both down.
  for (let guess = 0; guess < 100; guess += 1)
    for (const [email, took] of Object.entries(times)) {
      // Long enough for a guess to be made at all, and not be put off.
      testApp.passTime(3)
      const began = performance.now()
      const answer = await testApp.app.inject({
        method: 'POST',
        url: operatorRoutes.adminLogin.path,
        payload: { email, password: `guess ${guess}` },
      })
      took.push(performance.now() - began)
      const { requestId, ...said } = answer.json<{ requestId: string }>()
      expect(requestId).not.toBe('')
      answers.add(`${answer.statusCode} ${JSON.stringify(said)}`)
    }
  expect([...answers]).toEqual(['401 {"error":"Login failed","code":"admin.login_failed","charged":"no"}'])
  const [known, unknown] = Object.values(times).map(medianOf)
  expect(known! / unknown!).toBeGreaterThan(0.7)
  expect(known! / unknown!).toBeLessThan(1.4)
}, 120_000)
