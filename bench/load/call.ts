import { Agent, request } from 'node:http'

export type Called = { status: number; ms: number; text: string }

const agent = new Agent({ keepAlive: true, maxFreeSockets: 4_096 })

/** Asks once and reads the whole answer, following nothing. @throws when the connection breaks */
export function call(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Called> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const sent = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const outgoing = request(url, { method, agent, headers: { ...sent, ...headers } })
    outgoing.once('error', reject)
    outgoing.once('response', (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      answer.once('error', reject)
      answer.once('end', () => resolve({ status: answer.statusCode!, ms: performance.now() - began, text }))
    })
    outgoing.end(body)
  })
}
