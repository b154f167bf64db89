import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { freePort } from './free-port.ts'

export type Script = (response: ServerResponse) => void | Promise<void>

/** A model that sends exactly the bytes that a test wants. */
export async function openScriptedModel() {
  let script: Script = (response) => void response.end()
  let calls = 0
  const server = createServer((request, response) => {
    calls += 1
    request.resume()
    response.on('error', () => {})
    request.once('end', () => void script(response))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port,
    answer(next: Script): void {
      script = next
    },
    calls: () => calls,
    async close(): Promise<void> {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

/** One event of a streamed chat completion. */
export const chunk = (content: string | null, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: finish }] })}\n\n`

export const lastWord = 'data: [DONE]\n\n'

/** Sends these pieces, each in a write of its own, and ends. */
export const says =
  (...pieces: (string | Buffer)[]): Script =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    response.socket?.setNoDelay(true)
    for (const piece of pieces) await new Promise((resolve) => response.write(piece, resolve))
    response.end()
  }
