// A model without a mind, in a process of its own: to everybody the same reading in 120 pieces, as fast as it can or at a pace. It takes so little that
// what is measured is the server.
import { createServer, type ServerResponse } from 'node:http'
import { pieces } from './plain-reading.ts'

const shared = { id: 'chatcmpl-plain', object: 'chat.completion.chunk', created: 1_767_225_600, model: 'plain' }
const event = (data: object) => `data: ${JSON.stringify({ ...shared, ...data })}\n\n`
const chunk = (delta: object, finish: string | null) =>
  event({ choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] })
const frames = [
  chunk({ role: 'assistant', content: '' }, null),
  ...pieces.map((content) => chunk({ content }, null)),
  chunk({}, 'stop'),
  event({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 240, total_tokens: 1_140 } }),
  'data: [DONE]\n\n',
]

let paceMs = 0

function writeSlowly(response: ServerResponse): void {
  let next = 0
  const timer = setInterval(() => {
    response.write(frames[next])
    next += 1
    if (next < frames.length) return
    clearInterval(timer)
    response.end()
  }, paceMs)
  response.once('close', () => clearInterval(timer))
}

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  request.resume().once('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    if (paceMs > 0) return writeSlowly(response)
    for (const frame of frames) response.write(frame)
    response.end()
  })
})
process.on('message', ({ pace }: { pace: number }) => (paceMs = pace))
process.on('disconnect', () => process.exit())
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('ready'))
