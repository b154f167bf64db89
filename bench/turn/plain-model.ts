// A model without a mind, in a process of its own: to everybody the same reading in 120 pieces, as fast as it can or at a pace. It takes so little that
// what is measured is the server.
import { createServer, type ServerResponse } from 'node:http'

const text =
  'Ana, your Life Path is 5, and this year asks you to use it with care. You learn by moving, and you tire of what repeats itself long before others notice. ' +
  'That is a gift as long as something stays: one promise, one place, one hour of the day that is yours. Look at what you began in spring and never finished. ' +
  'It was not a mistake, it was a question, and you have heard half of the answer. People come to you because you make the next step look easy. ' +
  'They rarely see how much courage it takes you to stay. What you may not have thought of: rest is movement too, when you choose it yourself. ' +
  'Your number does not ask for more change, it asks for change that you mean. So take one evening this week, put the telephone away, and write down three things that may end. ' +
  'Then choose the smallest of them, and end it before Sunday.'

const size = Math.ceil(text.length / 120)
const pieces = Array.from({ length: 120 }, (_, index) => text.slice(index * size, (index + 1) * size)).filter(Boolean)
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
