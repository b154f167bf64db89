import { createParser } from 'eventsource-parser'
import { ConnectionError } from './api-error.ts'

export type StreamedEvent = { event: string; data: string; id: string | undefined }

/** Reads server-sent events as they arrive, however the bytes are cut. Throws `ConnectionError` when the stream breaks. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamedEvent, void> {
  const arrived: StreamedEvent[] = []
  const parser = createParser({
    onEvent: ({ event, data, id }) => arrived.push({ event: event ?? 'message', data, id }),
  })
  const decoder = new TextDecoder()
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new ConnectionError('the stream broke', { cause })
      })
      if (done) return
      parser.feed(decoder.decode(value, { stream: true }))
      yield* arrived.splice(0)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
