import { z } from 'zod'
import type { Message } from '../request.ts'

const ReadingLanguage = z.enum(['en', 'pt', 'es', 'fr', 'de', 'it'])
export type ReadingLanguage = z.infer<typeof ReadingLanguage>
export type Tone = 'mystic' | 'pragmatic'

const Meaning = z.object({
  essence: z.string(),
  gift: z.string().default(''),
  shadow: z.string().default(''),
  advice: z.string().default(''),
})

const Fact = z
  .object({
    id: z.string(),
    label: z.string().default(''),
    /** Null where the fact is a word or a list, such as a planet. */
    value: z.number().nullish(),
    working: z.string().default(''),
    /** False where the fact is a whole sentence, which no slot shows. */
    slot: z.boolean().default(true),
    meaning: Meaning.nullish(),
  })
  .transform(({ id, value = null, meaning = null, ...fact }) => {
    const [who = '', what = '', ...which] = id.split('.')
    const line = /^lo_shu_(?:complete|empty)/.exec(what)?.[0]
    return { id, who, what: line ?? what, which: which.join('.'), value: value ?? 0, meaning, ...fact }
  })
/** `you.personal_year.2027` is `who.what.which`. A fact that is no number has the value 0. */
export type Fact = z.infer<typeof Fact>

const Section = z.object({ title: z.string(), facts: z.array(z.string()) })
export type Section = z.infer<typeof Section>

/** The data that the server gives its model between `<data>` and `</data>`. */
const ReadingRequest = z.object({
  tone: z.enum(['mystic', 'pragmatic']),
  language: ReadingLanguage.catch('en'),
  /** '2026-11-22' */
  today: z.string(),
  /** The year that the reading is about. */
  year: z.number().int(),
  people: z.array(z.object({ id: z.string(), name: z.string() })).min(1),
  facts: z.array(Fact).min(1),
  form: z.object({
    words: z.object({ from: z.number(), to: z.number() }),
    sections: z.array(Section).default([]),
  }),
  question: z.string(),
  /** The reading is written again, for a reader who refused it. */
  rewrite: z.object({ reason: z.string(), refused: z.string().default('') }).nullish(),
})
export type ReadingRequest = z.infer<typeof ReadingRequest>

/** The server's request to go on after a refused sentence. One to repair names faults, and is met by what is left of the reading. */
const Correction = z
  .object({ continue: z.object({ refused: z.string().default('') }) })
  .transform((one) => one.continue.refused)

export type Conversation = {
  asked: ReadingRequest
  /** Earlier replies of the same person, oldest first. */
  replies: string[]
  /** The text of this reading that the server has accepted so far; empty for a new one. */
  accepted: string
  /** Sentences of this reading that the server refused. */
  refused: string[]
}

const block = /<data>\n(.*?)\n<\/data>/s

/** Undefined where no user message carries the facts to write from. */
export function findConversation(messages: readonly Message[]): Conversation | undefined {
  const blocks = messages.map(({ role, content }) => (role === 'user' ? parseBlock(content) : undefined))
  const at = blocks.findLastIndex((data) => ReadingRequest.safeParse(data).success)
  if (at < 0) return undefined
  const replies = (from: readonly Message[]) =>
    from.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []))
  return {
    asked: ReadingRequest.parse(blocks[at]),
    replies: replies(messages.slice(0, at)),
    accepted: replies(messages.slice(at + 1)).join(''),
    refused: blocks.slice(at).flatMap((data) => Correction.safeParse(data).data || []),
  }
}

function parseBlock(content: string): unknown {
  try {
    return JSON.parse(block.exec(content)?.[1] ?? '') as unknown
  } catch {
    return undefined
  }
}
