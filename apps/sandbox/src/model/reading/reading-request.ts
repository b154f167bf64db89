import { z } from 'zod'
import type { Message } from '../request.ts'

export const Tone = z.enum(['mystic', 'pragmatic'])
export type Tone = z.infer<typeof Tone>

const Fact = z.object({ key: z.string(), label: z.string(), value: z.number().int(), working: z.string() })
export type Fact = z.infer<typeof Fact>

/** What the product's server hands its model between `<data>` and `</data>`. */
export const ReadingRequest = z.object({
  tone: Tone,
  person: z.object({ name: z.string() }),
  year: z.number().int(),
  facts: z.array(Fact),
  question: z.string(),
})
export type ReadingRequest = z.infer<typeof ReadingRequest>

/** The newest data block that a user message carries. */
export function findReadingRequest(messages: readonly Message[]): ReadingRequest | undefined {
  for (const { role, content } of messages.toReversed()) {
    const block = role === 'user' ? /<data>\n(.*?)\n<\/data>/s.exec(content)?.[1] : undefined
    if (block !== undefined) return parseBlock(block)
  }
  return undefined
}

function parseBlock(block: string): ReadingRequest | undefined {
  try {
    return ReadingRequest.parse(JSON.parse(block))
  } catch {
    return undefined
  }
}
