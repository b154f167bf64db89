import { describe, expect, test } from 'vitest'
import { byTurn, hostileReading } from '../control/hostile-reading.ts'
import { CompletionRequest } from './request.ts'
import { streamed } from './wire.ts'

const asked = (more: object = {}) =>
  CompletionRequest.parse({ model: 'm', messages: [{ role: 'user', content: 'x'.repeat(40) }], stream: true, ...more })
const text = 'one two three four five'

describe('a reply on the wire', () => {
  test.each([['max_tokens'], ['max_completion_tokens']])('stops for length when it is longer than %s', (name) => {
    const wire = streamed(asked({ [name]: 3, stream_options: { include_usage: true } }), text)
    expect(wire.tokens).toHaveLength(3)
    expect(wire.closing).toContain('"finish_reason":"length"')
    expect(wire.closing).toContain('"usage":{"prompt_tokens":10,"completion_tokens":3,"total_tokens":13}')
  })

  test('ends by itself when the limit is just enough; of two limits the newer name holds', () => {
    expect(streamed(asked({ max_tokens: 5 }), text).closing).toContain('"finish_reason":"stop"')
    expect(streamed(asked({ max_tokens: 1, max_completion_tokens: 4 }), text).tokens).toHaveLength(4)
  })
})

test('each exchange of a conversation brings another sort of hostile markup', () => {
  const readings = byTurn.map((_, exchange) => hostileReading('First.\n\nLast.', exchange))
  expect(new Set(readings).size).toBe(byTurn.length)
  for (const [exchange, reading] of readings.entries()) {
    for (const payload of byTurn[exchange]!) expect(reading).toContain(payload)
    expect(reading).toContain('<script>')
    expect(reading).toMatch(/^First\.[^]*Last\.$/)
  }
})
