import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { ModelFailure, type ModelChunk } from './model.ts'
import { ReasoningTags } from './reasoning-tags.ts'

const maxReplyCharacters = 40_000
const maxThoughtCharacters = 400_000
/** How endpoints say that a reply ended by itself, and that it reached its longest length. */
const ends = new Set(['stop', 'end_turn', 'eos', 'eos_token', 'stop_sequence'])
const cuts = new Set(['length', 'max_tokens'])
const maxEventCharacters = 64 * 1024

/**
 * Reads a streamed chat completion, however it is cut. Text that arrived together is given together. A stream that ends without saying that it finished was
 * cut off.
 * @throws {ModelFailure}
 */
export async function* readCompletion(pieces: AsyncIterable<string>): AsyncGenerator<ModelChunk> {
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => arrived.push(event), maxBufferSize: maxEventCharacters })
  const chunks = new ChunkReader()
  const reasoning = new ReasoningTags()
  let finish: string | null = null
  let length = 0
  let thought = 0
  for await (const piece of pieces) {
    parser.feed(piece)
    let text = ''
    let isDone = false
    for (const { data } of arrived.splice(0)) {
      isDone = data === '[DONE]'
      if (isDone) break
      const chunk = chunks.read(data)
      text += reasoning.textOf(chunk.text)
      thought += chunk.thought + chunk.text.length
      finish = chunk.finish ?? finish
      if (chunk.usage) yield { usage: chunk.usage }
    }
    if (isDone) text += reasoning.rest()
    length += text.length
    if (length > maxReplyCharacters || thought > maxThoughtCharacters)
      throw new ModelFailure('unusable', 'the model does not stop')
    if (text !== '') yield { text }
    else if (length === 0 && thought > 0) yield { thinking: true }
    if (isDone) return yield* finished(finish, length)
  }
  // Some endpoints say that they finished and leave out the mark behind it.
  if (finish === null) throw new ModelFailure('cut_off', 'the stream ended without an end')
  const text = reasoning.rest()
  if (text !== '') yield { text }
  yield* finished(finish, length + text.length)
}

function* finished(reason: string | null, length: number): Generator<ModelChunk> {
  if (length === 0) throw new ModelFailure('unusable', 'the model said nothing')
  if (reason === null) throw new ModelFailure('cut_off', 'the model did not say why it ended')
  if (cuts.has(reason)) yield { cutShort: true }
  else if (!ends.has(reason)) throw new ModelFailure('unusable', `the model stopped because of "${reason}"`)
}

/** `thought`: how many characters of it are reasoning that has a field of its own. */
type Chunk = {
  text: string
  thought: number
  finish: string | null
  usage: { promptTokens: number; completionTokens: number } | null
}

/** How often one reply may change what stands around its words before we no longer look for a pattern. */
const patternsTried = 4
/** Characters that JSON writes unescaped. */
const plainText = /^[^"\\\u0000-\u001f]*$/

/**
 * Reads the chunks of one reply. Hundreds of them differ in a few letters only: what stands before and behind those is learnt from one chunk, and the next
 * ones that have the same around a plain text need no parser.
 */
class ChunkReader {
  #before = ''
  #behind = ''
  #patternsLeft = patternsTried

  read(data: string): Chunk {
    const text = this.#plainText(data)
    if (text !== null) return { text, thought: 0, finish: null, usage: null }
    const chunk = readChunk(parse(data))
    if (chunk.text !== '' && chunk.finish === null && chunk.usage === null) this.#learn(data, chunk.text)
    return chunk
  }

  #plainText(data: string): string | null {
    if (this.#before === '' || data.length < this.#before.length + this.#behind.length) return null
    if (!data.startsWith(this.#before) || !data.endsWith(this.#behind)) return null
    const text = data.slice(this.#before.length, data.length - this.#behind.length)
    return plainText.test(text) ? text : null
  }

  #learn(data: string, text: string): void {
    if (this.#patternsLeft === 0 || !plainText.test(text)) return
    this.#patternsLeft -= 1
    const [before, behind, ...others] = data.split(`"${text}"`)
    if (before === undefined || behind === undefined || others.length > 0) return
    this.#before = `${before}"`
    this.#behind = `"${behind}`
  }
}

function readChunk(chunk: Record<string, unknown>): Chunk {
  const choices = chunk['choices'] ?? []
  if (!Array.isArray(choices)) throw noChunk()
  const choice: unknown = choices[0]
  if (choice === undefined) return { text: '', thought: 0, finish: null, usage: usageOf(chunk['usage']) }
  if (!isRecord(choice)) throw noChunk()
  const delta = isRecord(choice['delta']) ? choice['delta'] : {}
  const content = textOf(delta['content'])
  const finish = choice['finish_reason'] ?? null
  if (content === null || (finish !== null && typeof finish !== 'string')) throw noChunk()
  const reasoning = delta['reasoning_content'] ?? delta['reasoning']
  const thought = typeof reasoning === 'string' ? reasoning.length : 0
  return { text: content, thought, finish, usage: usageOf(chunk['usage']) }
}

/** Content is a text, or an array of parts of which some are text; null where it is neither. */
function textOf(content: unknown): string | null {
  if (content === undefined || content === null) return ''
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return null
  return content
    .map((part: unknown) =>
      isRecord(part) && (part['type'] ?? 'text') === 'text' && typeof part['text'] === 'string' ? part['text'] : '',
    )
    .join('')
}

function usageOf(usage: unknown): Chunk['usage'] {
  if (usage === undefined || usage === null) return null
  if (!isRecord(usage)) throw noChunk()
  const { prompt_tokens: prompt, completion_tokens: completion } = usage
  if (!Number.isSafeInteger(prompt) || !Number.isSafeInteger(completion)) throw noChunk()
  return { promptTokens: prompt as number, completionTokens: completion as number }
}

function parse(data: string): Record<string, unknown> {
  let chunk: unknown
  try {
    chunk = JSON.parse(data)
  } catch (error) {
    throw noChunk(error)
  }
  // Some endpoints say in the stream itself that they failed.
  if (!isRecord(chunk) || 'error' in chunk) throw noChunk()
  return chunk
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function noChunk(cause?: unknown): ModelFailure {
  return new ModelFailure('unusable', 'the model sent something that is no chunk of a reply', { cause })
}
