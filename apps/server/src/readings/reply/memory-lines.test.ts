import { describe, expect, test } from 'vitest'
import { ReplyReader } from './reply-reader.ts'

const reading = 'Ada, wait until spring. Call her today.'

function read(pieces: readonly string[]) {
  const reader = new ReplyReader()
  const sentences = pieces.flatMap((piece) => reader.push(piece))
  const text = [...sentences, ...reader.rest()].join('')
  return { text: text.trim(), notes: reader.notes, signal: reader.signal }
}

const cutAt = (text: string, length: number) => text.match(new RegExp(`[^]{1,${length}}`, 'g'))!

describe('a note that a model proposes never shows', () => {
  test.each([
    ['on a line of its own', `${reading}\n\n[[remember: sister Ana]]`],
    ['with a line end', `${reading}\n\n[[remember: sister Ana]]\n`],
    ['behind the last sentence', `${reading} [[remember: sister Ana]]`],
    ['with marks of emphasis', `${reading}\n\n**[[ Remember : sister Ana ]]**`],
    ['as an item of a list', `${reading}\n\n- [[remember: sister Ana]]`],
    ['with a bracket forgotten', `${reading}\n[remember: sister Ana]`],
    ['in the middle', 'Ada, wait until spring. [[remember: sister Ana]]Call her today.'],
    ['at the beginning', `[[remember: sister Ana]]\n\n${reading}`],
  ])('%s, however it is cut', (_, reply) => {
    for (let length = 1; length <= reply.length; length += 1)
      expect(read(cutAt(reply, length)), `in pieces of ${length}`).toEqual({
        text: reading,
        notes: ['sister Ana'],
        signal: null,
      })
  })

  test('not even unfinished, and then it is none', () => {
    const reply = `${reading}\n\n[[remember: sister Ana`
    for (let end = reading.length + 2; end <= reply.length; end += 1)
      expect(read(cutAt(reply.slice(0, end), 3))).toEqual({ text: reading, notes: [], signal: null })
  })

  test('and other brackets stay what they were', () => {
    expect(read(['She said [sic] “remember: me”. Call her.']).text).toBe('She said [sic] “remember: me”. Call her.')
    expect(read(['[[minor]]']).signal).toEqual({ signal: 'minor' })
    expect(read(['**Bold**']).text).toBe('**Bold**')
  })

  test('two notes are two', () => {
    expect(read([`${reading}\n[[remember: sister Ana]]\n[[remember: brother Rui]]`]).notes).toEqual([
      'sister Ana',
      'brother Rui',
    ])
  })
})
