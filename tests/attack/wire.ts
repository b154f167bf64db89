import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: string }
export type Asked = { method: string; path: string; headers: Record<string, string>; body: string | Uint8Array | null }

/** Requests as they are, over connections that stay open: nothing is followed, decoded or put right. */
export function openWire(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const send = ({ method, path, headers, body }: Asked): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) }
      const asked = request({
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: { ...length, ...headers },
        setHost: !('host' in headers),
      })
      asked.once('error', (error) => {
        // A connection that the server ended after its last answer was no answer to this request.
        if (asked.reusedSocket) resolve(send({ method, path, headers, body }))
        else reject(error)
      })
      asked.once('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        )
      })
      asked.end(body ?? undefined)
    })
  return { send, close: () => agent.destroy() }
}
