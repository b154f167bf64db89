import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { findOrInstall } from '../../scripts/debian.ts'
import { answers } from './harness/answers.ts'
import { freePort } from './harness/free-port.ts'
import { until } from './harness/timeouts.ts'
import type { ServerProcess } from './harness/server-process.ts'
import { openWorld, type World } from './harness/world.ts'

const ops = join(import.meta.dirname, '../../ops')
const all = 2_000
const atOnce = 16
const delay = '2'

let world: World
let ports: [number, number]
let folder: string
let servers: ServerProcess[]
let proxy: ChildProcess | null = null
beforeAll(async () => {
  world = await openWorld({ TRUST_PROXY: 'on', SHUTDOWN_DELAY_SECONDS: delay })
  ports = [await freePort(), await freePort()]
  folder = await mkdtemp(join(tmpdir(), 'numeria-proxy-'))
  servers = await Promise.all(ports.map((port) => world.startServer(port)))
})
afterEach(async () => {
  if (!proxy) return
  const exit = once(proxy, 'exit')
  proxy.kill('SIGTERM')
  await exit
  proxy = null
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

const withPorts = (text: string): string =>
  text.replaceAll('127.0.0.1:3000', `127.0.0.1:${ports[0]}`).replaceAll('127.0.0.1:3100', `127.0.0.1:${ports[1]}`)

async function startNginx(port: number): Promise<ChildProcess> {
  const ours = withPorts(await readFile(join(ops, 'nginx.conf'), 'utf8'))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*$/gm, '')
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; error_log stderr crit; daemon off;\nevents {}\nhttp { access_log off; ${paths.join(' ')}\n${ours} }`,
  )
  return spawn(findOrInstall('nginx', 'nginx-light'), ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })
}

async function startCaddy(port: number): Promise<ChildProcess> {
  const ours = withPorts(await readFile(join(ops, 'Caddyfile'), 'utf8')).replace(
    /^numeria\.example/m,
    `http://127.0.0.1:${port}`,
  )
  await writeFile(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${ours}`)
  const env = { PATH: process.env.PATH, HOME: folder }
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  return spawn(findOrInstall('caddy', 'caddy'), args, { env, stdio: 'ignore' })
}

/** Texts, questions to the API and messages that are posted, until all are sent and `isEnough`. @returns what was not served */
async function ask(url: string, isEnough: () => boolean): Promise<{ sent: number; lost: string[] }> {
  let sent = 0
  const lost: string[] = []
  const kinds: [string, RequestInit, number][] = [
    ['/.well-known/security.txt', {}, 200],
    ['/api/auth/profile', {}, 200],
    ['/api/chat', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"message":"Hi"}' }, 401],
  ]
  const one = async (): Promise<void> => {
    const [path, init, expected] = kinds[sent++ % kinds.length]!
    const status = await fetch(url + path, init).then(
      async (response) => (await response.arrayBuffer(), response.status),
      (error: Error) => error.message,
    )
    if (status !== expected) lost.push(`${path}: ${status}`)
  }
  const worker = async (): Promise<void> => {
    while (sent < all || !isEnough()) await one()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { sent, lost }
}

describe('two servers that are restarted one after the other lose no request', () => {
  test.each([
    ['nginx', startNginx],
    ['Caddy', startCaddy],
  ])('behind %s, with the configuration in ops', async (_name, start) => {
    const port = await freePort()
    proxy = await start(port)
    await until('the proxy answers', () => answers(port))
    let isRestarted = false
    const restart = async (): Promise<void> => {
      for (const index of [0, 1] as const) {
        servers[index]!.signal('SIGTERM')
        expect(await servers[index]!.exit).toMatchObject({ code: 0 })
        servers[index] = await world.startServer(ports[index])
        // An operator waits until the balancer has seen it.
        await until('it is ready', async () => (await fetch(`http://127.0.0.1:${ports[index]}/readyz`)).status === 200)
        await new Promise((resolve) => setTimeout(resolve, 1_500))
      }
      isRestarted = true
    }
    const [{ sent, lost }] = await Promise.all([ask(`http://127.0.0.1:${port}`, () => isRestarted), restart()])
    expect(lost).toEqual([])
    expect(sent).toBeGreaterThanOrEqual(all)
  })
})
