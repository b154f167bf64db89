import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { sandboxEnvironment } from './index.ts'

const started: ChildProcess[] = []
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')))

function start(environment: Record<string, string>) {
  const child = fork(new URL('./main.ts', import.meta.url), {
    silent: true,
    env: { PATH: process.env.PATH, SANDBOX_PORT: '0', PUBLIC_URL: 'http://localhost:4104', ...environment },
  })
  started.push(child)
  return { child, said: text(child.stderr!), exited: once(child, 'exit') as Promise<[number | null]> }
}

async function startReady() {
  const running = start({})
  const [message] = (await once(running.child, 'message')) as [{ type: string; environment: Record<string, string> }]
  return { ...running, message }
}

describe('the sandbox as a process of its own', () => {
  test('tells its launcher when it is ready, and with which settings to use it', async () => {
    const { message } = await startReady()
    const port = Number(new URL(message.environment.MODEL_BASE_URL!).port)
    expect(message).toEqual({ type: 'ready', environment: sandboxEnvironment(port) })
    expect((await fetch(`http://127.0.0.1:${port}/_control/model`)).status).toBe(200)
  })

  test('starts without a word of warning, and ends when asked to', async () => {
    const { child, exited, said } = await startReady()
    child.kill('SIGTERM')
    expect((await exited)[0]).toBe(0)
    expect(await said).toBe('')
  })

  test('ends with its launcher', async () => {
    const { child, exited } = await startReady()
    child.disconnect()
    expect((await exited)[0]).toBe(0)
  })

  test('says in one sentence that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const { exited, said } = start({ SANDBOX_PORT: String(port) })
    expect((await exited)[0]).toBe(1)
    expect(await said).toBe(`The sandbox cannot start: port ${port} is in use. Set SANDBOX_PORT to a free one.\n`)
    other.close()
  })

  test.each([
    ['in production', { NODE_ENV: 'production' }, /never runs with NODE_ENV=production/],
    ['on a port that is none', { SANDBOX_PORT: 'http' }, /SANDBOX_PORT must be a port number/],
    ['for an address that is none', { PUBLIC_URL: 'localhost' }, /PUBLIC_URL must be an address/],
  ])('refuses %s', async (_, environment, sentence) => {
    const { exited, said } = start(environment)
    expect((await exited)[0]).toBe(1)
    expect(await said).toMatch(sentence)
  })
})
