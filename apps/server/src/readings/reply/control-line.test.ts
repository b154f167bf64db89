import { describe, expect, test } from 'vitest'
import { ReplyReader } from './reply-reader.ts'

function read(reply: string, length = reply.length) {
  const reader = new ReplyReader()
  const pieces = reply.match(new RegExp(`[^]{1,${length}}`, 'g'))!
  const sentences = [...pieces.flatMap((piece) => reader.push(piece)), ...reader.rest()]
  return { text: sentences.join('').trim(), signal: reader.signal }
}

describe('a message to the server is found', () => {
  test.each([
    ['alone', '[[crisis: self_harm]]', 'self_harm'],
    ['behind a sentence', 'I hear you, Helena. [[crisis: self_harm]]', 'self_harm'],
    ['with single brackets', '[crisis: self_harm]', 'self_harm'],
    ['with three brackets', 'Helena, [[[crisis: violence]]]', 'violence'],
    ['quoted', '"[[crisis: medical]]"', 'medical'],
    ['quoted like a German', '„[[crisis: medical]]“', 'medical'],
    ['escaped', '\\[\\[crisis: self\\_harm\\]\\]', 'self_harm'],
    ['announced', 'Line for the server: [[crisis: abuse]]', 'abuse'],
    ['in code', '`[[crisis: abuse]]`', 'abuse'],
    ['in braces', '{{crisis: self_harm}}', 'self_harm'],
    ['without brackets', 'crisis: self_harm', 'self_harm'],
    ['without an end', 'I hear you. [[crisis: self_harm', 'self_harm'],
    ['with hidden characters', '[[cri\u200Bsis: medical]]', 'medical'],
    ['behind another one', '[[decline: no reading]]\n[[crisis: self_harm]]', 'self_harm'],
  ])('%s, however it is cut', (_, reply, danger) => {
    for (let length = 1; length <= reply.length; length += 1)
      expect(read(reply, length).signal, `in pieces of ${length}`).toEqual({ signal: 'crisis', danger })
  })

  test.each([
    ['Dear Helena, [minor]', { signal: 'minor' }],
    ['\\[\\[minor\\]\\]', { signal: 'minor' }],
    ['Here: "[[decline: asks for code]]"', { signal: 'decline', detail: 'asks for code' }],
    ['Fine. [[need: the birth date, e.g. of Rui. Ask]]', { signal: 'need', detail: 'the birth date, e.g. of Rui.' }],
  ])('%s', (reply, signal) => {
    expect(read(reply).signal).toEqual(signal)
  })
})

test.each([
  'A crisis is a door, Helena.',
  'In a crisis: breathe (a minor thing, you may say).',
  'You [sic] need rest; decline politely.',
  'It is a minor crisis. Medical words do not help.',
])('words of a reading are no message: %s', (reply) => {
  expect(read(reply)).toEqual({ text: reply, signal: null })
})

test.each([
  ['Fine. [[note: hi]] Go on.', 'Fine. Go on.'],
  ['Fine. "[[note: hi]]" Go on.', 'Fine. Go on.'],
  ['[[note: hi]]\nGo on.', 'Go on.'],
  ['**[[note]]**\nGo on.', 'Go on.'],
  ['Fine. [[note: She is glad. And well.]] Go on.', 'Fine. Go on.'],
  ['Fine. \\[\\[note: hi\\]\\] Go on.', 'Fine. Go on.'],
  ['Fine. [[note: hi', 'Fine.'],
])('any other mark never shows, wherever it stands: %s', (reply, shown) => {
  for (let length = 1; length <= reply.length; length += 1) expect(read(reply, length).text).toBe(shown)
})
