import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export type ToldSpan = {
  traceId: string
  spanId: string
  parentId: string
  name: string
  notes: Record<string, string | number>
}

/** An OpenTelemetry collector for OTLP over HTTP that decodes spans by the field numbers of the protocol. */
export async function startTraceCollector() {
  const spans: ToldSpan[] = []
  const bodies: Buffer[] = []
  const held: ServerResponse[] = []
  let isSilent = false
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    bodies.push(body)
    if (request.url === '/v1/traces') spans.push(...readSpans(body))
    if (isSilent) held.push(response)
    else response.writeHead(200, { 'content-type': 'application/x-protobuf' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that came, as it came. */
    everything: () => Buffer.concat(bodies).toString('latin1'),
    /** Stops answering from now on. */
    fallSilent: () => void (isSilent = true),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Field = { number: number; value: number | Buffer }

/** The fields of one message of Protocol Buffers: numbers, and bytes that may be a text or another message. */
function* fieldsOf(message: Buffer): Generator<Field> {
  let at = 0
  const varint = (): number => {
    let value = 0
    for (let factor = 1; ; factor *= 128) {
      const byte = message[at++]!
      value += (byte % 128) * factor
      if (byte < 128) return value
    }
  }
  while (at < message.length) {
    const key = varint()
    const number = Math.floor(key / 8)
    const width = { 1: 8, 5: 4 }[key % 8]
    if (key % 8 === 0) yield { number, value: varint() }
    else {
      const length = width ?? varint()
      yield { number, value: message.subarray(at, at + length) }
      at += length
    }
  }
}

const within = (message: Buffer, number: number): Buffer[] =>
  [...fieldsOf(message)].flatMap((field) => (field.number === number ? [field.value as Buffer] : []))

function readSpans(request: Buffer): ToldSpan[] {
  const scopes = within(request, 1).flatMap((resource) => within(resource, 2))
  return scopes
    .flatMap((scope) => within(scope, 2))
    .map((span) => {
      const bytes = (number: number): Buffer => within(span, number)[0] ?? Buffer.alloc(0)
      return {
        traceId: bytes(1).toString('hex'),
        spanId: bytes(2).toString('hex'),
        parentId: bytes(4).toString('hex'),
        name: bytes(5).toString(),
        notes: Object.fromEntries(within(span, 9).map(readNote)),
      }
    })
}

function readNote(note: Buffer): [string, string | number] {
  const [name, value] = [...fieldsOf(note)].map((field) => field.value as Buffer)
  const [content] = fieldsOf(value!)
  return [name!.toString(), Buffer.isBuffer(content!.value) ? content!.value.toString() : content!.value]
}
