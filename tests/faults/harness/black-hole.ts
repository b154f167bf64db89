import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

/** Listens and never accepts: once the system's queue of two is full, the next connection gets no answer at all. */
const program = `
require('node:net').createServer().listen({ port: Number(process.argv[1]), host: '127.0.0.1', backlog: 1 }, () => {
  process.send('listening', () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 120_000)
    process.exit()
  })
})`

/** A port to which a connection neither succeeds nor is refused, like an address behind a firewall that drops everything. */
export async function openBlackHole() {
  const port = await freePort()
  const child = spawn(process.execPath, ['-e', program, String(port)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  await once(child, 'message')
  const waiting: Socket[] = []
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    waiting.push(socket)
    const isTaken = await Promise.race([
      once(socket, 'connect').then(() => true),
      new Promise<boolean>((resolve) => setTimeout(resolve, 300, false)),
    ])
    if (!isTaken) break
  }
  return {
    port,
    async close(): Promise<void> {
      for (const socket of waiting) socket.destroy()
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    },
  }
}
