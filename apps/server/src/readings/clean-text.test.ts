import { expect, test } from 'vitest'
import { cleanText } from './clean-text.ts'

test.each([
  ['tag characters that spell hidden instructions', `hello${String.fromCodePoint(0xe0049, 0xe0047)}`, 'hello'],
  ['bidirectional overrides', 'a\u202Eb\u2066c', 'abc'],
  ['zero-width spaces', 'Life\u200BPath', 'LifePath'],
  ['control characters', 'a\u0000b\u0007c', 'abc'],
  ['lone surrogates', 'a\uD800b', 'a\uFFFDb'],
  ['line ends of other systems', 'a\r\nb', 'a\nb'],
])('%s do not get through', (_what, sent, kept) => {
  expect(cleanText(sent)).toBe(kept)
})

test('what people write in every script stays as it is', () => {
  const text = 'Olá, João! Ça va? Привет 你好 שלום\n\tनमस्ते 👩‍🚀'
  expect(cleanText(text)).toBe(text)
})
