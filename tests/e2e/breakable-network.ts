import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'

export type BreakableNetwork = {
  /** For the browser to use as its proxy. */
  url: string
  /** Tears every connection down, whatever is on its way, and lets no new one through. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/**
 * A proxy between the browser and everything else. A browser's own offline mode lets a stream that has begun go on, so that it
 * cannot show what happens when a connection breaks in the middle. It leads to the named origins and nowhere else.
 */
export async function openBreakableNetwork(origins: readonly string[]): Promise<BreakableNetwork> {
  let isCut = false
  const server = createServer((request, response) => {
    const { method = 'GET', headers, url = '' } = request
    if (isCut || !origins.includes(new URL(url).origin)) return void request.socket.destroy()
    const onward = ask(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      response.flushHeaders()
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    response.once('close', () => onward.destroy())
    request.pipe(onward)
  })
  // The test's own calls come as tunnels.
  server.on('connect', ({ url = '' }: { url?: string }, socket: Socket) => {
    if (isCut || !origins.includes(`http://${url}`)) return void socket.destroy()
    const { hostname, port } = new URL(`http://${url}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n')
      socket.pipe(onward).pipe(socket)
    })
    for (const end of [socket, onward]) {
      end.on('error', () => {})
      end.once('close', () => (end === socket ? onward : socket).destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true
      server.closeAllConnections()
    },
    mend() {
      isCut = false
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
