import { describe, expect, test } from 'vitest'
import { ConnectionError } from './api-error.ts'
import { readEvents } from './event-stream.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function streamOf(
  chunks: Uint8Array[],
  then: (controller: ReadableStreamDefaultController) => void = (c) => c.close(),
) {
  const rest = [...chunks]
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = rest.shift()
      if (chunk) controller.enqueue(chunk)
      else then(controller)
    },
  })
}

async function collect(stream: ReadableStream<Uint8Array>) {
  const events = []
  for await (const event of readEvents(stream)) events.push(event)
  return events
}

describe('reading server-sent events', () => {
  const wire = 'id: 1\nevent: delta\ndata: {"text":"São — 7"}\n\n: still here\n\nid: 2\nevent: done\ndata: {}\n\n'
  const told = [
    { event: 'delta', data: '{"text":"São — 7"}', id: '1' },
    { event: 'done', data: '{}', id: '2' },
  ]

  test('events come out whole and in order', async () => {
    expect(await collect(streamOf([bytes(wire)]))).toEqual(told)
  })

  test('however the bytes are cut, even inside a letter', async () => {
    const cut = [...bytes(wire)].map((byte) => Uint8Array.of(byte))
    expect(await collect(streamOf(cut))).toEqual(told)
  })

  test('a stream that breaks is a connection error, after what had arrived', async () => {
    const broken = streamOf([bytes(wire)], (controller) => controller.error(new Error('reset')))
    const seen: string[] = []
    const reading = (async () => {
      for await (const { event } of readEvents(broken)) seen.push(event)
    })()
    await expect(reading).rejects.toBeInstanceOf(ConnectionError)
    expect(seen).toEqual(['delta', 'done'])
  })

  test('an event that never ended is not an event', async () => {
    expect(await collect(streamOf([bytes('event: delta\ndata: {"text":"hal')]))).toEqual([])
  })
})
