import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import type { TestDatabase } from '../../support/test-database.ts'
import { freePort } from './free-port.ts'

/** A statement held on its way: its connection stands still until it is broken. */
export type Caught = { breakConnection(): void }

type Trap = { words: string; when: 'asked' | 'answered'; spring(caught: Caught): void }

// 'Z' and a length of five, then 'I' (committed) or 'T' (inside a transaction): the database has done what it was asked.
const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

/** Stands between a server and its database, so that a test can stop the world at one statement: before the database has it, or before its answer arrives. */
export async function openDatabaseProxy(behind: TestDatabase) {
  const sockets = new Set<Socket>()
  let { connection } = behind
  let trap: Trap | null = null
  let latencyMs = 0
  const deaf = new WeakSet<Socket>()

  const server = createServer((client) => {
    const { host, port } = connection
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    client.once('close', () => {
      sockets.delete(client)
      database.destroy()
    })
    database.once('close', () => {
      sockets.delete(database)
      if (!deaf.has(client)) client.destroy()
    })
    // The first that waits goes first, whichever timer rings, so that nothing is overtaken when the latency changes.
    const late: Buffer[] = []
    const answer = (bytes: Buffer): void => {
      if (latencyMs === 0 && late.length === 0) return void client.write(bytes)
      late.push(bytes)
      setTimeout(() => client.write(late.shift()!), latencyMs)
    }

    let held: Trap | null = null
    const caught = { breakConnection: () => client.destroy() }
    client.on('data', (bytes) => {
      if (trap !== null && bytes.includes(trap.words)) {
        held = trap
        trap = null
        if (held.when === 'asked') held.spring(caught)
      }
      if (held?.when !== 'asked') database.write(bytes)
    })
    database.on('data', (bytes) => {
      if (deaf.has(client)) return
      if (held === null) answer(bytes)
      else if (bytes.subarray(-readyForQuery.length - 1, -1).equals(readyForQuery)) held.spring(caught)
    })
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  const address = new URL(behind.url)
  address.search = ''
  address.host = `127.0.0.1:${port}`
  return {
    /** `DATABASE_URL` for a server behind this proxy. */
    url: address.href,

    /** Catches the next statement that has these words: when it is `asked`, and then it is lost; or when it is `answered`, and then that is lost. */
    catchNext: (words: string, when: Trap['when']): Promise<Caught> =>
      new Promise((spring) => {
        trap = { words, when, spring }
      }),

    /** How long every answer of the database takes on its way. */
    delay(ms: number): void {
      latencyMs = ms
    },

    /** From now on it leads to another database. Connections to the last one are cut, or, as when its machine is gone, left open without any answer. */
    leadTo(to: TestDatabase['connection'], last: 'cut' | 'silent'): void {
      connection = to
      for (const socket of sockets) {
        if (last === 'cut') socket.destroy()
        else deaf.add(socket)
      }
    },

    /** Catches nothing any more, where what was to be caught never came. */
    catchNothing(): void {
      trap = null
    },

    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
