import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'https://numeria.example')
})
afterAll(() => testApp.stop())

const ask = () => testApp.app.inject('/.well-known/security.txt')

test('whoever found a weakness finds where to tell it, as RFC 9116 says', async () => {
  const { statusCode, headers, body } = await ask()
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toBe(`Contact: mailto:support@numeria.example
Expires: 2027-05-20T00:00:00.000Z
Preferred-Languages: en, pt
Canonical: https://numeria.example/.well-known/security.txt
`)
})

test('it never expires unnoticed', async () => {
  testApp.passTime(60 * 24 * 400)
  const { body } = await ask()
  expect(Date.parse(/^Expires: (.*)$/m.exec(body)![1]!)).toBeGreaterThan(testApp.deps.clock.now().getTime())
})
