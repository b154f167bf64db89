import { afterEach, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'

let testApp: TestApp
afterEach(() => testApp.stop())

const lines = (): Record<string, unknown>[] =>
  testApp
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ reqId }) => reqId !== undefined)

test('a request is one line of the log, with its path, its status and its time; a page that is not there as well', async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  await testApp.app.inject('/api/config?token=secret')
  await testApp.app.inject('/api/nothing')
  expect(lines()).toMatchObject([
    { msg: 'request completed', req: { method: 'GET', path: '/api/config' }, res: { statusCode: 200 } },
    { msg: 'request completed', req: { path: '/api/nothing' }, res: { statusCode: 404 } },
  ])
  expect(lines()[0]).toHaveProperty('responseTime', expect.any(Number))
})

test('a proxy that is not believed is told of once', async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  for (let times = 0; times < 3; times += 1) await testApp.app.inject({ url: '/api/config', headers })
  const warnings = lines().filter(({ level }) => level === 40)
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toHaveProperty('msg', expect.stringContaining('TRUST_PROXY=on'))
})

test('a proxy that is believed is not', async () => {
  testApp = await startTestApp([], 'http://localhost:3000', { TRUST_PROXY: 'on' })
  await testApp.app.inject({ url: '/api/config', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(lines().filter(({ level }) => level === 40)).toEqual([])
})
