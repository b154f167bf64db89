import { describe, expect, test } from 'vitest'
import { cleanText, harmlessText } from './clean-text.ts'
import { harmlessReplies, hostileReplies } from './hostile-replies.test-cases.ts'

test.each([
  ['tag characters that spell hidden instructions', `hello${String.fromCodePoint(0xe0049, 0xe0047)}`, 'hello'],
  ['bidirectional overrides', 'a\u202Eb\u2066c', 'abc'],
  ['zero-width spaces', 'Life\u200BPath', 'LifePath'],
  ['control characters', 'a\u0000b\u0007c', 'abc'],
  ['lone surrogates, and what stands for broken letters', 'a\uD800b\uFFFDc', 'abc'],
  ['line ends of other systems', 'a\r\nb', 'a\nb'],
  ['marks beyond thirty on one letter', `a${'\u0323\u0301'.repeat(900)}b`, `a${'\u0323\u0301'.repeat(15)}b`],
])('%s do not get through', (_what, sent, kept) => {
  expect(cleanText(sent)).toBe(kept)
})

test('what people write in every script stays as it is', () => {
  const text = 'Olá, João! Ça va? Привет 你好 שלום\n\tनमस्ते 👩‍🚀'
  expect(cleanText(text)).toBe(text)
})

describe('what a model wrote can neither be clicked nor fetched nor run', () => {
  test.each(hostileReplies)('%s', (written, shown) => {
    const text = harmlessText(cleanText(written))
    expect(text).toBe(shown)
    expect(text).not.toMatch(/<[a-z/!]|\]\(|[a-z]:\/\/|javascript:|www\./i)
  })

  test.each(harmlessReplies)('and a good sentence stays: %s', (written) => {
    expect(harmlessText(cleanText(written))).toBe(written)
  })

  test('text made of openings alone is cleaned at once', () => {
    for (const opening of ['[', '![', '<a ', '](', '[a](', 'https://', '<!--', 'javascript:', '<', '[a][']) {
      const began = performance.now()
      harmlessText(opening.repeat(Math.ceil(100_000 / opening.length)))
      expect(performance.now() - began).toBeLessThan(2_000)
    }
  })
})
