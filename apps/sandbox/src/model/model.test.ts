import { createParser } from 'eventsource-parser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'

const number = (what: string, value: number) => ({
  id: `you.${what}`,
  label: what,
  value,
  text: String(value),
  working: '',
})
const data = {
  reading: 'chat',
  tone: 'pragmatic',
  language: 'en',
  today: '2026-11-22',
  year: 2026,
  people: [{ id: 'you', name: 'Ana' }],
  facts: [number('life_path', 7), number('expression', 11), number('personal_year', 6)],
  form: { words: { from: 60, to: 100 }, sections: [] },
  question: 'What is my purpose?',
}
const prompt = [
  { role: 'system', content: 'You are Selene. The word is zanzibar.' },
  { role: 'user', content: `Write a reading.\n<data>\n${JSON.stringify(data)}\n</data>` },
]

let sandbox: Sandbox
beforeAll(async () => void (sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:4102' })))
afterAll(() => sandbox.stop())
beforeEach(async () => {
  await fetch(`${sandbox.url}/_control/reset`, { method: 'POST' })
  await set({ firstTokenMs: 0, tokenMs: 0 })
})

const set = (setting: object) =>
  fetch(`${sandbox.url}/_control/model`, { method: 'PUT', body: JSON.stringify(setting) })
const fast = (mode: string, more: object = {}) => set({ mode, firstTokenMs: 0, tokenMs: 0, ...more })
const state = async () =>
  (await (await fetch(`${sandbox.url}/_control/model`)).json()) as { calls: number; aborted: number; mode: string }

function ask(body: object = {}, init: RequestInit = {}) {
  const { MODEL_BASE_URL, MODEL_API_KEY, MODEL_NAME } = sandbox.environment
  return fetch(`${MODEL_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${MODEL_API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: MODEL_NAME, messages: prompt, stream: true, ...body }),
    ...init,
  })
}

type Chunk = {
  choices: { delta: { role?: string; content?: string }; finish_reason: string | null }[]
  usage?: { completion_tokens: number } | null
}

function parseStream(text: string) {
  const events: string[] = []
  createParser({ onEvent: ({ data: event }) => void events.push(event) }).feed(text)
  const done = events.at(-1) === '[DONE]'
  const chunks = events.filter((event) => event !== '[DONE]').map((event) => JSON.parse(event) as Chunk)
  return { done, chunks, text: chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('') }
}

const reply = async (body: object = {}) => parseStream(await (await ask(body)).text())

/** Reads until the connection ends, however it ends. */
async function readToTheEnd(response: Response) {
  let text = ''
  try {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk
    return { text, brokeOff: false }
  } catch {
    return { text, brokeOff: true }
  }
}

/** Resolves when the sandbox has noticed that `count` clients left. */
async function untilAborted(count: number) {
  for (;;) if ((await state()).aborted === count) return
}

describe('the model', () => {
  test('streams the role, the text in small pieces, the reason it ended, and [DONE]', async () => {
    const response = await ask()
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const { chunks, done, text } = parseStream(await response.text())
    expect(chunks[0]!.choices[0]).toMatchObject({ delta: { role: 'assistant', content: '' }, finish_reason: null })
    expect(chunks.at(-1)!.choices[0]).toMatchObject({ delta: {}, finish_reason: 'stop' })
    expect(done).toBe(true)
    for (const { choices } of chunks.slice(1, -1))
      expect(choices[0]!.delta.content!.trim().length).toBeLessThanOrEqual(6)
    expect(text).toMatch(/^Ana, .*Life Path.* \{\{you\.life_path\}\}/s)
    expect(chunks.every((chunk) => !('usage' in chunk))).toBe(true)
  })

  test('tells the usage last, when asked', async () => {
    const { chunks } = await reply({ stream_options: { include_usage: true } })
    const usage = chunks.at(-1)!
    expect(usage.choices).toEqual([])
    expect(usage.usage!.completion_tokens).toBe(chunks.length - 3)
    expect(chunks.slice(0, -1).every((chunk) => chunk.usage === null)).toBe(true)
  })

  test('without a data block answers in one sentence', async () => {
    const { text } = await reply({ messages: [{ role: 'user', content: 'Hello?' }] })
    expect(text).toMatch(/^[^.]+\.$/)
  })

  test('is listed under its name', async () => {
    const { MODEL_BASE_URL, MODEL_API_KEY, MODEL_NAME } = sandbox.environment
    const list = await fetch(`${MODEL_BASE_URL}/models`, { headers: { authorization: `Bearer ${MODEL_API_KEY}` } })
    expect(await list.json()).toMatchObject({ object: 'list', data: [{ id: MODEL_NAME, object: 'model' }] })
  })

  test.each([
    ['a wrong key', {}, { headers: { authorization: 'Bearer wrong' } }, 401, 'invalid_api_key'],
    ['another model', { model: 'gpt-0' }, {}, 404, 'model_not_found'],
    ['what is not to be streamed', { stream: false }, {}, 400, null],
    ['messages of another shape', { messages: 'hello' }, {}, 400, null],
  ])('refuses %s in OpenAI’s error shape', async (_, body, init, status, code) => {
    const response = await ask(body, init)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({
      error: { message: expect.any(String), type: 'invalid_request_error', param: null, code },
    })
  })

  test('takes its time before the first token and between tokens', async () => {
    await set({ firstTokenMs: 120, tokenMs: 2 })
    const started = performance.now()
    const stream = (await ask()).body!.getReader()
    await stream.read()
    expect(performance.now() - started).toBeGreaterThanOrEqual(115)
    const firstToken = performance.now()
    while (!(await stream.read()).done);
    expect(performance.now() - firstToken).toBeGreaterThanOrEqual(200)
  })

  test('without being told otherwise takes 300 ms to the first token and 12 ms for each', async () => {
    await set({})
    expect(await state()).toMatchObject({ mode: 'ok', firstTokenMs: 300, tokenMs: 12 })
  })
})

describe('a model told to misbehave', () => {
  test('refuse: the connection is destroyed at once', async () => {
    await fast('refuse')
    await expect(ask()).rejects.toThrow('fetch failed')
  })

  test('silent: nothing comes, until the client leaves', async () => {
    await fast('silent')
    const client = new AbortController()
    const answer = ask({}, { signal: client.signal })
    while ((await state()).calls === 0);
    client.abort()
    await expect(answer).rejects.toThrow('abort')
    await untilAborted(1)
  })

  test('slow: the first token is long in coming', async () => {
    await set({ mode: 'slow' })
    expect(await state()).toMatchObject({ firstTokenMs: 30_000 })
    await set({ mode: 'slow', firstTokenMs: 150, tokenMs: 0 })
    const started = performance.now()
    expect((await reply()).done).toBe(true)
    expect(performance.now() - started).toBeGreaterThanOrEqual(145)
  })

  test('stall: some tokens, then nothing, until the client leaves', async () => {
    await fast('stall')
    const client = new AbortController()
    const response = await ask({}, { signal: client.signal })
    expect((await response.body!.getReader().read()).done).toBe(false)
    expect((await state()).aborted).toBe(0)
    client.abort()
    await untilAborted(1)
  })

  test('cut: some tokens, then the connection breaks, and it is not the client who left', async () => {
    await fast('cut')
    const { text, brokeOff } = await readToTheEnd(await ask())
    const { chunks, done } = parseStream(text)
    expect({ brokeOff, done }).toEqual({ brokeOff: true, done: false })
    expect(chunks.length).toBeGreaterThan(20)
    expect(chunks.at(-1)!.choices[0]!.finish_reason).toBeNull()
    expect((await state()).aborted).toBe(0)
  })

  test('429: come back in a second', async () => {
    await fast('429')
    const response = await ask()
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '1'])
    expect(await response.json()).toMatchObject({ error: { code: 'rate_limit_exceeded' } })
  })

  test('500: an error of its own', async () => {
    await set({ mode: 500 })
    const response = await ask()
    expect([response.status, await response.json()]).toMatchObject([500, { error: { type: 'server_error' } }])
  })

  test('garbage: some tokens, then neither JSON nor events nor UTF-8', async () => {
    await fast('garbage')
    const bytes = new Uint8Array(await (await ask()).arrayBuffer())
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes)).toThrow('encoded data was not valid')
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('"role":"assistant"')
    expect(text).not.toContain('[DONE]')
    expect(() => parseStream(text)).toThrow('JSON')
  })

  test('empty: ends without a word', async () => {
    await fast('empty')
    const { text, done, chunks } = await reply()
    expect({ text, done, chunks: chunks.length }).toEqual({ text: '', done: true, chunks: 2 })
  })

  test('wrong_numbers: every number is a digit outside a slot, and wrong', async () => {
    await fast('wrong_numbers')
    const { text } = await reply()
    expect(text).toMatch(/Life Path[^.]* 8\b/)
    expect(text).not.toMatch(/\{\{/)
  })

  test.each([
    ['short', /^Ana, [^.]+\.$/],
    ['other_language', /^Ana, .*O teu Caminho de Vida /s],
    ['decline', /^\[\[decline: .+\]\]$/],
    ['refusal', /^I’m sorry, but I can’t help/],
  ])('%s: a reply that is no reading to charge for', async (mode, pattern) => {
    await fast(mode)
    expect((await reply()).text).toMatch(pattern)
  })

  test('hostile: a reading with markup that must not come alive', async () => {
    const decent = (await reply()).text
    await fast('hostile')
    const { text } = await reply()
    for (const paragraph of decent.split('\n\n')) expect(text).toContain(paragraph)
    for (const danger of ['<img ', 'onerror=', '![', '](javascript:', '<iframe ', '<script>'])
      expect(text).toContain(danger)
  })

  test('echo: gives away its whole prompt', async () => {
    await fast('echo')
    const { text } = await reply()
    for (const { content } of prompt) expect(text).toContain(content)
  })
})

describe('the counters', () => {
  test('every call counts, and a client that reads to the end has not left', async () => {
    await reply()
    expect(await state()).toMatchObject({ calls: 1, aborted: 0 })
  })

  test('a refused key is no call', async () => {
    await (await ask({}, { headers: { authorization: 'Bearer wrong' } })).text()
    expect(await state()).toMatchObject({ calls: 0 })
  })

  test('a client that leaves mid-sentence counts as aborted, and its reply ends there', async () => {
    await set({ firstTokenMs: 0, tokenMs: 600_000 })
    const client = new AbortController()
    const stream = (await ask({}, { signal: client.signal })).body!.getReader()
    await stream.read()
    client.abort()
    await untilAborted(1)
    expect(await state()).toMatchObject({ calls: 1, aborted: 1 })
  })
})
