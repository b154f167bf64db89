import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

export type WireFault = {
  /** How many bytes of an answer pass. */
  afterBytes: number
  /** And then: the connection ends politely, is torn, or says nothing more. */
  ending: 'end' | 'reset' | 'stall'
}

export type WireProxy = Awaited<ReturnType<typeof openWireProxy>>

/**
 * Stands before something that is asked over HTTP, and breaks answers at any byte.
 * @param target the port that it leads to
 * @param port its own; by default one that is free
 */
export async function openWireProxy(target: number, port?: number) {
  const sockets = new Set<Socket>()
  let fault: WireFault | null = null
  let leadsTo = target
  let passed = 0

  const server = createServer((client) => {
    const onward = connect(leadsTo, 'localhost')
    for (const socket of [client, onward]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.once('close', () => sockets.delete(socket))
    }
    client.once('close', () => onward.destroy())
    onward.once('close', () => client.end())

    let left = Infinity
    client.on('data', (bytes) => {
      // A connection is used for one question after the other: each one's answer is counted by itself.
      left = fault?.afterBytes ?? Infinity
      passed = 0
      onward.write(bytes)
    })
    onward.on('data', (bytes) => {
      const rest = bytes.subarray(0, Math.min(bytes.length, left))
      left -= rest.length
      passed += rest.length
      if (rest.length === bytes.length || fault === null) return void client.write(bytes)
      const { ending } = fault
      client.write(rest, () => {
        if (ending === 'end') client.end()
        if (ending === 'reset') client.resetAndDestroy()
      })
      if (ending === 'stall') onward.pause()
    })
  })
  const ownPort = port ?? (await freePort())
  server.listen(ownPort, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: ownPort,
    /** How answers break from now on; null: not at all. */
    breakAnswers(next: WireFault | null): void {
      fault = next
    },
    /** Where new connections lead from now on. Those that stand are ended. */
    leadTo(next: number): void {
      leadsTo = next
      for (const socket of sockets) socket.destroy()
    },
    /** How many bytes of the last answer have passed. */
    passed: () => passed,
    async close(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
