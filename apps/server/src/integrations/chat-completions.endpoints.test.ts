import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { chatCompletionsModel, type ChatCompletionsOptions } from './chat-completions.ts'
import { ModelFailure, type Model } from './model.ts'

type Answer = (response: ServerResponse, asked: Record<string, unknown>, request: IncomingMessage) => void

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()))
})

/** An endpoint that answers as a test says, and what it was asked. */
async function endpoint(answer: Answer) {
  const asked: Record<string, unknown>[] = []
  const server: Server = createServer((request, response) => {
    void readText(request).then((body) => {
      asked.push(JSON.parse(body) as Record<string, unknown>)
      answer(response, asked.at(-1)!, request)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  const { port } = server.address() as AddressInfo
  return { asked, at: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'key', name: 'selene' }, port, server }
}

const chunk = (content: string | null, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: finish }] })}\n\n`
const says =
  (...pieces: string[]): Answer =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(pieces.join(''))
const done = 'data: [DONE]\n\n'
const well = says(chunk('All is well.'), chunk(null, 'stop'), done)
const refuses =
  (status: number, body = '{}'): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
const silent: Answer = () => {}

const budgets = {
  connectMs: 300,
  firstTokenMs: 300,
  thinkingMs: 1_000,
  idleMs: 300,
  reasoningEffort: null,
  reasoningTokens: 0,
  extraBody: {},
}
const modelOf = (
  options: Pick<ChatCompletionsOptions, 'baseUrl' | 'apiKey' | 'name' | 'fallback'> & Partial<ChatCompletionsOptions>,
): Model => chatCompletionsModel({ ...budgets, ...options })

async function write(model: Model) {
  const signal = new AbortController().signal
  const heard = { text: '', writers: [] as string[], isCutShort: false }
  for await (const said of model.write({
    messages: [{ role: 'user', content: 'Who am I?' }],
    maxTokens: 321,
    signal,
  })) {
    if ('text' in said) heard.text += said.text
    if ('writer' in said) heard.writers.push(said.writer)
    if ('cutShort' in said) heard.isCutShort = true
  }
  return heard
}

const failureOf = (model: Model) =>
  write(model).then(
    () => null,
    (error: unknown) => (error instanceof ModelFailure ? error.kind : error),
  )

describe('a fallback endpoint', () => {
  test.each<[string, Answer]>([
    ['fails', refuses(500)],
    ['refuses the key', refuses(401)],
    ['refuses the question', refuses(400)],
    ['says nothing in time', silent],
    ['ends without a word', says(done)],
    ['sends garbage', says('data: <html>\n\n')],
    ['says in the stream that it failed', says('data: {"error":{"message":"overloaded"}}\n\n')],
    ['hangs up', (response) => void response.destroy()],
  ])('writes when the main one %s', async (_, answer) => {
    const [main, fallback] = [await endpoint(answer), await endpoint(well)]
    const heard = await write(modelOf({ ...main.at, fallback: { ...fallback.at, name: 'spare' } }))
    expect(heard.text).toBe('All is well.')
    expect(heard.writers.at(-1)).toBe(`127.0.0.1:${fallback.port}/spare`)
    expect(main.asked).toHaveLength(1)
    expect(fallback.asked).toMatchObject([{ model: 'spare', max_tokens: 321, stream: true }])
  })

  test('is not asked once the main one has said something', async () => {
    const [main, fallback] = [await endpoint(says(chunk('All is'))), await endpoint(well)]
    expect(await failureOf(modelOf({ ...main.at, fallback: fallback.at }))).toBe('cut_off')
    expect(fallback.asked).toHaveLength(0)
  })

  test('that fails as well leaves its own failure', async () => {
    const [main, fallback] = [await endpoint(refuses(500)), await endpoint(silent)]
    expect(await failureOf(modelOf({ ...main.at, fallback: fallback.at }))).toBe('timeout')
  })
})

describe('an endpoint that failed five times in a row', () => {
  test('is left alone, and the fallback writes at once', async () => {
    const [main, fallback] = [await endpoint(refuses(500)), await endpoint(well)]
    const model = modelOf({ ...main.at, fallback: fallback.at })
    for (let turn = 0; turn < 8; turn += 1) expect((await write(model)).text).toBe('All is well.')
    expect(main.asked).toHaveLength(5)
  })

  test('is told of', async () => {
    const [main, fallback] = [await endpoint(refuses(500)), await endpoint(well)]
    const told: string[] = []
    const model = chatCompletionsModel({ ...budgets, ...main.at, fallback: fallback.at }, (which, isResting) =>
      told.push(`${which} ${isResting ? 'rests' : 'is well'}`),
    )
    for (let turn = 0; turn < 4; turn += 1) await write(model)
    expect(told).toEqual([])
    await write(model)
    expect(told).toEqual(['main rests'])
  })

  test('without a fallback is unavailable without being asked', async () => {
    const main = await endpoint(silent)
    const model = modelOf(main.at)
    for (let turn = 0; turn < 5; turn += 1) expect(await failureOf(model)).toBe('timeout')
    expect(await failureOf(model)).toBe('unavailable')
    expect(main.asked).toHaveLength(5)
  })

  test('is still asked when it had succeeded in between, or had only refused what it was asked', async () => {
    let turn = 0
    const answers = [refuses(503), refuses(503), refuses(503), refuses(503), well]
    const main = await endpoint((...args) => (answers[turn++ % answers.length] ?? well)(...args))
    const fallback = await endpoint(well)
    const model = modelOf({ ...main.at, fallback: fallback.at })
    for (let time = 0; time < 12; time += 1) await write(model)
    expect(main.asked).toHaveLength(12)

    const prudish = await endpoint(says(chunk(null, 'content_filter'), done))
    const patient = modelOf({ ...prudish.at, fallback: fallback.at })
    for (let time = 0; time < 8; time += 1) await write(patient)
    expect(prudish.asked).toHaveLength(8)
  })
})

describe('an endpoint', () => {
  test('that wants the longest length by its newer name gets it, from then on at once', async () => {
    const message = `Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.`
    const main = await endpoint((response, asked, request) =>
      'max_tokens' in asked
        ? refuses(400, JSON.stringify({ error: { message, param: 'max_tokens' } }))(response, asked, request)
        : well(response, asked, request),
    )
    const model = modelOf(main.at)
    expect((await write(model)).text).toBe('All is well.')
    await write(model)
    expect(main.asked.map((asked) => asked['max_tokens'] ?? asked['max_completion_tokens'])).toEqual([321, 321, 321])
    expect(main.asked.map((asked) => 'max_tokens' in asked)).toEqual([true, false, false])
  })

  test('that reaches the longest length says that the reply is cut short', async () => {
    const main = await endpoint(says(chunk('All is we'), chunk(null, 'length'), done))
    expect(await write(modelOf(main.at))).toMatchObject({ text: 'All is we', isCutShort: true })
  })

  test('that accepts a connection and never secures it is not waited for longer than for a connection', async () => {
    const tcp = createTcpServer(() => {})
    tcp.listen(0, '127.0.0.1')
    await once(tcp, 'listening')
    const { port } = tcp.address() as AddressInfo
    const fallback = await endpoint(well)
    const main = { ...fallback.at, baseUrl: `https://127.0.0.1:${port}/v1` }
    const model = chatCompletionsModel({ ...budgets, ...main, firstTokenMs: 300_000, fallback: fallback.at })
    expect((await write(model)).text).toBe('All is well.')
    tcp.close()
  })

  test('is asked again over the connection that it was asked over before', async () => {
    const ports = new Set<number | undefined>()
    const main = await endpoint((response, asked, request) => {
      ports.add(request.socket.remotePort)
      well(response, asked, request)
    })
    const model = modelOf(main.at)
    for (let time = 0; time < 9; time += 1) await write(model)
    // Two, where one was asked again before its last answer had quite ended.
    expect(ports.size).toBeLessThanOrEqual(2)
  })

  test('whose kept connection has gone stale is asked over a new one, and the person notices nothing', async () => {
    const main = await endpoint(well)
    const model = modelOf(main.at)
    await write(model)
    main.server.closeIdleConnections()
    expect((await write(model)).text).toBe('All is well.')
    expect(main.asked).toHaveLength(2)
  })

  test.each([
    ['in pieces of one byte', (bytes: Buffer) => Array.from(bytes, (byte) => Buffer.from([byte]))],
    ['all at once', (bytes: Buffer) => [bytes]],
  ])('is understood when its words arrive %s', async (_, cut) => {
    const sent = Buffer.from(chunk('Olá, ') + ': a comment\n\n' + chunk('ça va 🌙') + chunk(null, 'stop') + done)
    const main = await endpoint((response) => {
      response.writeHead(200)
      for (const piece of cut(sent)) response.write(piece)
      response.end()
    })
    expect((await write(modelOf(main.at))).text).toBe('Olá, ça va 🌙')
  })

  test.each([
    'data: []\n\n',
    'data: 7\n\n',
    'data: {"choices":{}}\n\n',
    'data: {"choices":[7]}\n\n',
    'data: {"choices":[{"delta":{"content":7}}]}\n\n',
    'data: {"choices":[{"delta":{},"finish_reason":7}]}\n\n',
    'data: {"choices":[],"usage":{"prompt_tokens":"many"}}\n\n',
  ])('that sends %j is unusable', async (event) => {
    const main = await endpoint(says(chunk('All is'), event, done))
    expect(await failureOf(modelOf(main.at))).toBe('unusable')
  })

  test.each<[string, string[]]>([
    ['in a field of its own', ['data: {"choices":[{"delta":{"reasoning_content":"Hm, a seven"}}]}\n\n']],
    ['in a field of another name', ['data: {"choices":[{"delta":{"reasoning":"Hm, a seven"}}]}\n\n']],
    ['between marks', [chunk('<thi'), chunk('nk>\nHm, a sev'), chunk('en</thi'), chunk('nk>\n')]],
    ['between marks, twice', [chunk('<think>Hm</think>'), chunk('\n<think>a seven</think>')]],
  ])('that thinks %s is heard without its reasoning', async (_, reasoning) => {
    const main = await endpoint(says(...reasoning, chunk('All is well.'), chunk(null, 'stop'), done))
    expect((await write(modelOf(main.at))).text.trim()).toBe('All is well.')
  })

  test('that only thinks has said nothing', async () => {
    const main = await endpoint(says(chunk('<think>Hm'), chunk(null, 'length'), done))
    expect(await failureOf(modelOf(main.at))).toBe('unusable')
  })

  test('that writes of thinking later is heard whole', async () => {
    const main = await endpoint(says(chunk('I <think> so.'), chunk(null, 'stop'), done))
    expect((await write(modelOf(main.at))).text).toBe('I <think> so.')
  })

  test('that thinks is waited for beyond the time for a first word, and not for ever', async () => {
    const thinks =
      (times: number): Answer =>
      (response) => {
        response.writeHead(200)
        const timer = setInterval(() => {
          times -= 1
          response.write('data: {"choices":[{"delta":{"reasoning_content":"Hm"}}]}\n\n')
          if (times > 0) return
          clearInterval(timer)
          well(response, {}, null as never)
        }, 100)
        response.once('close', () => clearInterval(timer))
      }
    const well: Answer = (response) => void response.end(chunk('All is well.') + chunk(null, 'stop') + done)
    const slow = await endpoint(thinks(6))
    expect((await write(modelOf(slow.at))).text).toBe('All is well.')
  })

  test('that thinks for too long, as a question can make it, is asked by others as before', async () => {
    const main = await endpoint((response) => {
      response.writeHead(200)
      const timer = setInterval(
        () => response.write('data: {"choices":[{"delta":{"reasoning_content":"Hm"}}]}\n\n'),
        20,
      )
      response.once('close', () => clearInterval(timer))
    })
    const model = modelOf({ ...main.at, thinkingMs: 100 })
    for (let time = 0; time < 7; time += 1) expect(await failureOf(model)).toBe('unusable')
    expect(main.asked).toHaveLength(7)
  })

  test.each(['stop', 'end_turn', 'eos'])(
    'that ends with %s, and without the mark of the end, has finished',
    async (finish) => {
      const main = await endpoint(says(chunk('All is well.'), chunk(null, finish)))
      expect(await write(modelOf(main.at))).toMatchObject({ text: 'All is well.', isCutShort: false })
    },
  )

  test('that writes in parts is understood', async () => {
    const parts = [
      { type: 'text', text: 'All ' },
      { type: 'image', url: 'x' },
      { type: 'text', text: 'is well.' },
    ]
    const sent = `data: ${JSON.stringify({ choices: [{ delta: { content: parts } }] })}\n\n`
    const main = await endpoint(says(sent, chunk(null, 'stop'), done))
    expect((await write(modelOf(main.at))).text).toBe('All is well.')
  })

  test.each([400, 422])('that refuses our options with %i is asked without them from then on', async (status) => {
    const main = await endpoint((response, asked, request) => {
      const unknown = ['stream_options', 'reasoning_effort'].find((name) => name in asked)
      if (unknown) refuses(status, `{"error":"extra field ${unknown} is not permitted"}`)(response, asked, request)
      else well(response, asked, request)
    })
    const model = modelOf({ ...main.at, reasoningEffort: 'low' })
    expect((await write(model)).text).toBe('All is well.')
    await write(model)
    expect(main.asked).toHaveLength(4)
  })

  test('is sent what the operator sets: effort, tokens for thinking, and more', async () => {
    const main = await endpoint(well)
    const more = { temperature: 0.7, model: 'never this' }
    await write(modelOf({ ...main.at, reasoningEffort: 'low', reasoningTokens: 1_000, extraBody: more }))
    expect(main.asked).toMatchObject([
      { reasoning_effort: 'low', max_tokens: 1_321, temperature: 0.7, model: 'selene', stream: true },
    ])
  })

  test.each([429, 500, 503])('that answers %i twice before its first word is asked again', async (status) => {
    let calls = 0
    const main = await endpoint((...args) => ((calls += 1) < 3 ? refuses(status) : well)(...args))
    expect((await write(modelOf({ ...main.at, firstTokenMs: 5_000 }))).text).toBe('All is well.')
    expect(calls).toBe(3)
  })

  test('that never ends is unusable', async () => {
    const main = await endpoint(says(...Array.from({ length: 100 }, () => chunk('All is well. '.repeat(50)))))
    expect(await failureOf(modelOf(main.at))).toBe('unusable')
  })
})
