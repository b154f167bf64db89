import { z } from 'zod'
import type { Message } from '../request.ts'

export const Tone = z.enum(['mystic', 'pragmatic'])
export type Tone = z.infer<typeof Tone>

export const Language = z.enum(['en', 'pt', 'es', 'fr', 'de', 'it'])
export type Language = z.infer<typeof Language>

export const Kind = z.enum([
  'chat',
  'quick',
  'life_path',
  'year_forecast',
  'compatibility',
  'weekly_roadmap',
  'blueprint',
])
export type Kind = z.infer<typeof Kind>

const Meaning = z.object({
  title: z.string(),
  essence: z.string(),
  gift: z.string().default(''),
  shadow: z.string().default(''),
  advice: z.string().default(''),
})
export type Meaning = z.infer<typeof Meaning>

const Fact = z.object({
  key: z.string(),
  label: z.string(),
  /** Null where the fact is a word or a list, such as a planet. */
  value: z.number().nullable(),
  text: z.string().default(''),
  of: z.enum(['you', 'other', 'both']).default('you'),
  meaning: Meaning.nullish().transform((meaning) => meaning ?? null),
})
export type Fact = z.infer<typeof Fact>

const Person = z.object({ name: z.string(), birthDate: z.string().default('') })

const Section = z.object({ key: z.string().default(''), title: z.string(), facts: z.array(z.string()).default([]) })
export type Section = z.infer<typeof Section>

/** How long the kinds are where the block does not say so. */
const usualWords: Record<Kind, { from: number; to: number }> = {
  chat: { from: 120, to: 220 },
  quick: { from: 60, to: 100 },
  life_path: { from: 350, to: 450 },
  year_forecast: { from: 500, to: 650 },
  compatibility: { from: 400, to: 500 },
  weekly_roadmap: { from: 350, to: 450 },
  blueprint: { from: 1_000, to: 1_300 },
}

/** What the product's server hands its model between `<data>` and `</data>`. Only the person and the facts are needed. */
export const ReadingRequest = z
  .object({
    reading: Kind.catch('chat'),
    tone: Tone,
    language: Language.catch('en'),
    tradition: z.string().default('pythagorean'),
    today: z.string().default(''),
    person: Person,
    other: Person.nullish().transform((other) => other ?? null),
    year: z.number().int(),
    facts: z.array(Fact),
    form: z
      .object({
        words: z.object({ from: z.number(), to: z.number() }).optional(),
        sections: z.array(Section).default([]),
      })
      .default({ sections: [] }),
    memory: z.string().default(''),
    question: z.string(),
  })
  .transform(({ form, ...asked }) => ({
    ...asked,
    words: form.words ?? usualWords[asked.reading],
    sections: form.sections,
  }))
export type ReadingRequest = z.infer<typeof ReadingRequest>

/** The newest reading that is asked for, and what was asked and said before it. */
export type Conversation = { asked: ReadingRequest; questions: string[]; replies: string[]; turn: number }

const block = /<data>\n(.*?)\n<\/data>/s

/** Undefined where no user message carries the facts to write from. */
export function findConversation(messages: readonly Message[]): Conversation | undefined {
  const blocks = messages.flatMap(({ role, content }) => {
    const json = role === 'user' ? block.exec(content)?.[1] : undefined
    return json === undefined ? [] : [json]
  })
  const asked = blocks
    .map((json) => ReadingRequest.safeParse(oldShape(parseJson(json))))
    .findLast(({ success }) => success)
  if (!asked?.success) return undefined
  return {
    asked: asked.data,
    questions: blocks.slice(0, -1).flatMap((json) => AskedBefore.safeParse(parseJson(json)).data?.question ?? []),
    replies: messages.flatMap(({ role, content }) => (role === 'assistant' ? [content] : [])),
    turn: messages.length,
  }
}

/** The shape of the block that this composer was written for. */
function oldShape(json: unknown): unknown {
  const data = json as {
    people?: { id: string; name: string }[]
    facts?: { id: string; key: string; of: string }[]
    form?: { sections: { facts: string[] }[] }
  }
  if (!data?.people) return json
  const keys = new Map(data.facts!.map(({ id, key }) => [id, key]))
  const [person, other] = data.people
  return {
    ...data,
    person,
    other: other ?? null,
    facts: data
      .facts!.filter(({ key }) => key !== undefined)
      .map((fact) => ({ ...fact, of: fact.of === 'you' ? 'you' : fact.of === 'pair' ? 'both' : 'other' })),
    form: {
      ...data.form,
      sections: data.form!.sections.map((section) => ({ ...section, facts: section.facts.map((id) => keys.get(id)) })),
    },
  }
}

const AskedBefore = z.object({ question: z.string() })

function parseJson(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '') as unknown
  } catch {
    return undefined
  }
}
