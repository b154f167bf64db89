import { expect, test } from 'vitest'
import { plainParagraphs } from './plain-paragraphs.ts'

test.each([
  ['a heading', '## Your year', 'Your year'],
  ['a heading without a word', 'First\n##\nlast', 'First\n\nlast'],
  ['a quote with an empty line', '> one\n>\n> two', 'one\n\ntwo'],
  ['a marker before a space that does not break', '>\u00A0one', 'one'],
  ['a list and its emphasis', '- **one**\n- _two_', '• one\n• two'],
  ['a sign within a sentence', 'Your 7 > my 3 # of 9', 'Your 7 > my 3 # of 9'],
])('%s is told without its marks', (_, markdown, text) => {
  expect(
    plainParagraphs(markdown)
      .map((paragraph) => paragraph.text)
      .join('\n\n'),
  ).toBe(text)
})
