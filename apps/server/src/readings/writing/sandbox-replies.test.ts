import {
  countWords,
  namedReadings,
  rewriteReasons,
  tones,
  traditions,
  type ReadingLanguage,
  readingLanguages,
} from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chatCompletionsModel } from '../../integrations/chat-completions.ts'
import { ReplyReader } from '../reply/reply-reader.ts'
import { planReading, type AskedReading } from './reading-plan.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:1' })
  const body = JSON.stringify({ firstTokenMs: 0, tokenMs: 0 })
  await fetch(`${sandbox.url}/_control/model`, { method: 'PUT', body })
})
afterAll(() => sandbox.stop())

const questions: Record<ReadingLanguage, string> = {
  en: 'Who am I, and what is my way?',
  pt: 'Quem sou eu, e qual é o meu caminho?',
  es: '¿Quién soy yo, y cuál es mi camino?',
  fr: 'Qui suis-je, et quel est mon chemin ?',
  de: 'Wer bin ich, und was ist mein Weg?',
  it: 'Chi sono io, e qual è la mia strada?',
}
const rui = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14' }

/** The sandbox's reply to one plan, as the reader sees it. */
async function read(part: Partial<AskedReading> & { language: ReadingLanguage }) {
  const plan = planReading({
    kind: 'chat',
    price: 3,
    tone: 'mystic',
    tradition: 'pythagorean',
    person: { fullName: 'Helena Margarida Duarte', birthDate: '1988-11-29' },
    other: part.kind === 'compatibility' ? rui : null,
    question: questions[part.language],
    at: new Date('2026-11-22T10:00:00Z'),
    memory: { turns: [], summary: '' },
    ...part,
  })
  const { MODEL_BASE_URL: baseUrl, MODEL_API_KEY: apiKey, MODEL_NAME: name } = sandbox.environment
  const patience = { connectMs: 5_000, firstTokenMs: 5_000, thinkingMs: 5_000, idleMs: 5_000 }
  const plain = { reasoningEffort: null, reasoningTokens: 0, extraBody: {} }
  const model = chatCompletionsModel({ baseUrl: baseUrl!, apiKey: apiKey!, name: name!, ...patience, ...plain })
  const reader = new ReplyReader()
  const sentences: string[] = []
  const { messages, maxTokens } = plan
  for await (const chunk of model.write({ messages, maxTokens, signal: new AbortController().signal }))
    if ('text' in chunk) sentences.push(...reader.push(chunk.text))
  const judged = [...sentences, ...reader.rest()].map((sentence) => plan.judge(sentence))
  const text = judged.flatMap((one) => ('shown' in one ? [one.shown] : [])).join('')
  const refused = judged.flatMap((one) => ('refused' in one ? [`${one.refused.rule}: ${one.text}`] : []))
  return { plan, text, refused, faults: plan.faults(text.trim(), true) }
}

describe.each(readingLanguages)('the sandbox’s readings in %s', (language) => {
  test.each([...namedReadings, 'chat'] as const)(
    '%s: nothing is refused, and the gate finds nothing missing',
    async (kind) => {
      for (const tone of tones)
        for (const tradition of traditions) {
          const { plan, text, refused, faults } = await read({ kind, tone, tradition, language })
          const { from, to } = plan.words
          expect([tradition, tone, refused, faults]).toEqual([tradition, tone, [], []])
          expect(text).toMatch(/^(?:## .+\n\n)?Helena, /)
          expect(countWords(text)).toBeGreaterThanOrEqual(language === 'en' || language === 'pt' ? from : from * 0.6)
          expect(countWords(text)).toBeLessThanOrEqual(to)
        }
    },
  )
})

test.each(readingLanguages)('a rewrite in %s is another text', async (language) => {
  const failed: object[] = []
  for (const kind of [...namedReadings, 'chat'] as const)
    for (const tone of tones) {
      const asked = { kind, tone, language, price: 10 }
      const { text: refused } = await read(asked)
      for (const reason of rewriteReasons) {
        const { plan, text, faults } = await read({ ...asked, rewrite: { refused, reason, words: '' } })
        const all = [...plan.openingFaults(text), ...faults]
        if (all.length > 0) failed.push({ kind, tone, reason, faults: all.map(({ fault }) => fault) })
      }
    }
  expect(failed).toEqual([])
})

test('a question about one number gets the number, its working and its meaning; “how did you get it?” the letters', async () => {
  const { text } = await read({ language: 'en', question: 'What is my Expression number?' })
  expect(text).toMatch(/^Helena, your Expression is 6\. It is counted like this: [\d +/→=]+ 6\./)
  const how = await read({ language: 'en', question: 'How did you get my 6?' })
  expect([how.text, how.refused]).toEqual([
    expect.stringContaining('The letters count H 8, E 5, L 3, E 5, N 5, A 1, '),
    [],
  ])
})
