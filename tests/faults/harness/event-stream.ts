import type { ChatEvent } from '../../../packages/contract/src/index.ts'

/**
 * Reads server-sent events as our server writes them: one line of data each. Ends with the stream, and throws when the connection breaks. Keeps the response
 * and not its body alone, because Node ends the body of a garbage-collected response.
 */
export async function* readEvents(response: Response): AsyncGenerator<ChatEvent> {
  let rest = ''
  for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + text).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/, 2)))
      yield { event: fields['event'], data: JSON.parse(fields['data']) } as ChatEvent
    }
  }
}

export async function allOf(events: AsyncIterable<ChatEvent>): Promise<ChatEvent[]> {
  const all: ChatEvent[] = []
  for await (const event of events) all.push(event)
  return all
}
