import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chatCompletionsModel } from './chat-completions.ts'
import { ModelFailure, type Model, type ModelChunk } from './model.ts'

let sandbox: Sandbox
/** A new one for each test: it remembers failures. */
let model: Model
const messages = [{ role: 'user', content: 'Who are you?' }] as const

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:1' })
})
afterAll(() => sandbox.stop())
beforeEach(async () => {
  model = modelAt(sandbox.environment['MODEL_BASE_URL']!)
  await misbehave({ mode: 'ok' })
})

function modelAt(baseUrl: string): Model {
  const { MODEL_API_KEY: apiKey, MODEL_NAME: name } = sandbox.environment
  return chatCompletionsModel({
    baseUrl,
    apiKey: apiKey!,
    name: name!,
    connectMs: 1_000,
    firstTokenMs: 1_600,
    thinkingMs: 1_600,
    idleMs: 300,
    reasoningEffort: null,
    reasoningTokens: 0,
    extraBody: {},
  })
}

async function misbehave(setting: object): Promise<void> {
  const answer = await fetch(`${sandbox.url}/_control/model`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstTokenMs: 0, tokenMs: 0, ...setting }),
  })
  expect(answer.status).toBe(200)
}

async function counters(): Promise<{ calls: number; aborted: number }> {
  return (await fetch(`${sandbox.url}/_control/model`)).json() as Promise<{ calls: number; aborted: number }>
}

async function write(signal = new AbortController().signal): Promise<ModelChunk[]> {
  const chunks: ModelChunk[] = []
  for await (const chunk of model.write({ messages, maxTokens: 900, signal })) chunks.push(chunk)
  return chunks
}

async function failure(): Promise<unknown> {
  return write().then(
    () => null,
    (error: unknown) => (error instanceof ModelFailure ? error.kind : error),
  )
}

describe('a model that behaves', () => {
  test('streams its text and says who it is and what it used', async () => {
    await misbehave({ mode: 'ok', tokenMs: 2 })
    const chunks = await write()
    const text = chunks.flatMap((chunk) => ('text' in chunk ? [chunk.text] : []))
    expect(text.length).toBeGreaterThan(1)
    expect(text.join('')).toMatch(/\S+ \S+/)
    expect(chunks[0]).toEqual({ writer: expect.stringMatching(/^localhost:\d+\/|^127\.0\.0\.1:\d+\//) as string })
    expect(chunks).toContainEqual({ usage: { promptTokens: expect.any(Number), completionTokens: expect.any(Number) } })
  })
})

describe('a model that fails', () => {
  test.each([
    ['refuse', 'unavailable'],
    ['silent', 'timeout'],
    ['stall', 'timeout'],
    ['cut', 'cut_off'],
    ['500', 'unavailable'],
    ['429', 'unavailable'],
    ['empty', 'unusable'],
  ])('when it does "%s", the failure is "%s"', async (mode, kind) => {
    await misbehave({ mode })
    expect(await failure()).toBe(kind)
  })

  test('that sends garbage is never taken at its word', async () => {
    await misbehave({ mode: 'garbage' })
    expect(['unusable', 'cut_off']).toContain(await failure())
  })

  test('is tried again, at most three times', async () => {
    await misbehave({ mode: '500', times: 1 })
    expect(await failure()).toBeNull()
    const before = await counters()
    await misbehave({ mode: '500' })
    expect(await failure()).toBe('unavailable')
    expect((await counters()).calls - before.calls).toBeGreaterThan(1)
    expect((await counters()).calls - before.calls).toBeLessThan(5)
  })

  test('is not tried again once it has said something', async () => {
    const before = await counters()
    await misbehave({ mode: 'cut' })
    expect(await failure()).toBe('cut_off')
    expect((await counters()).calls - before.calls).toBe(1)
  })

  test('to exist is unavailable', async () => {
    await expect(
      modelAt('http://127.0.0.1:9/v1')
        .write({ messages, maxTokens: 900, signal: new AbortController().signal })
        [Symbol.asyncIterator]()
        .next(),
    ).rejects.toMatchObject({
      kind: 'unavailable',
    })
  })
})

test('stopping stops the model', async () => {
  await misbehave({ mode: 'ok', tokenMs: 20 })
  const before = await counters()
  const stop = new AbortController()
  await expect(
    (async () => {
      for await (const chunk of model.write({ messages, maxTokens: 900, signal: stop.signal }))
        if ('text' in chunk) stop.abort()
    })(),
  ).rejects.toThrow()
  await expect.poll(async () => (await counters()).aborted - before.aborted).toBe(1)
})
