import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SentenceStream } from './sentences.ts'

function cut(pieces: readonly string[]): string[] {
  const stream = new SentenceStream()
  return [...pieces.flatMap((piece) => stream.push(piece)), stream.rest()]
}

describe('sentences', () => {
  test('come out as soon as they are finished', () => {
    const stream = new SentenceStream()
    expect(stream.push('Ada, you ')).toEqual([])
    expect(stream.push('count. You ')).toEqual(['Ada, you count.'])
    expect(stream.push('listen! And')).toEqual([' You listen!'])
    expect(stream.rest()).toBe(' And')
  })

  test('end at a new paragraph too', () => {
    expect(cut(['A title\n\nThe text.'])).toEqual(['A title\n', '\nThe text.'])
  })

  test('do not end inside a number', () => {
    expect(cut(['It costs 3.5 credits. Yes.'])).toEqual(['It costs 3.5 credits.', ' Yes.'])
  })

  test('keep their closing quotation marks', () => {
    expect(cut(['“Listen.” She waits. '])).toEqual(['“Listen.”', ' She waits.', ' '])
  })

  test('that never end are cut, so that nobody waits for ever', () => {
    expect(cut([`${'moon '.repeat(200)}`]).length).toBeGreaterThan(1)
  })

  test('joined again are the text, however it was cut into pieces', () => {
    const pieces = fc.array(fc.stringMatching(/^[a-c .!?"\n]{0,12}$/), { maxLength: 80 })
    fc.assert(fc.property(pieces, (texts) => cut(texts).join('') === texts.join('')))
  })
})
