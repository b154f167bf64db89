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

  test('end with their line: headings and items of a list', () => {
    expect(cut(['## Your week\n\n- **Monday:** rest\n- Tuesday: call\nDone.'])).toEqual([
      '## Your week\n',
      '\n- **Monday:** rest\n',
      '- Tuesday: call\n',
      'Done.',
    ])
  })

  test.each([
    'It costs 3.5 credits.',
    'See No. 7 in the list.',
    'Ask Dr. Silva about it.',
    'Nimm dir Zeit, z. B. Montag.',
    'Am 23. November beginnt etwas.',
    'Fala com o Sr. Costa amanhã.',
    'Ana M. Silva, this is you.',
    'At approx. three in the afternoon.',
    '“Really?” she asks.',
    'e.g. a walk, i.e. some air.',
    '1. Call somebody.',
    'It is 7:30 p.m. now.',
  ])('do not end inside: %s', (sentence) => {
    expect(cut([`${sentence} Next one.`])).toEqual([sentence, ' Next one.'])
  })

  test('end after a number that ends them', () => {
    expect(cut(['Deine Lebenszahl ist 7. Das passt.'])).toEqual(['Deine Lebenszahl ist 7.', ' Das passt.'])
    expect(cut(['So do I. Then rest.'])).toEqual(['So do I.', ' Then rest.'])
  })

  test('keep their closing quotation marks', () => {
    expect(cut(['“Listen.” She waits. **Now.** Go.'])).toEqual(['“Listen.”', ' She waits.', ' **Now.**', ' Go.'])
  })

  test('that never end are cut, so that nobody waits for ever', () => {
    const pieces = cut([`${'moon '.repeat(20_000)}`])
    expect(pieces.length).toBeGreaterThan(100)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(600)
  })

  const texts = fc.array(fc.stringMatching(/^[a-zA-Z1-3 .!?"\n*-]{0,12}$/), { maxLength: 80 })

  test('joined again are the text', () => {
    fc.assert(fc.property(texts, (pieces) => cut(pieces).join('') === pieces.join('')))
  })

  test('are the same however the text was cut into pieces', () => {
    fc.assert(
      fc.property(texts, (pieces) => {
        expect(cut(pieces)).toEqual(cut([...pieces.join('')]))
      }),
    )
  })

  test('are found in time that grows with the text alone', () => {
    const time = (chunk: string, count: number) => {
      const stream = new SentenceStream()
      const began = performance.now()
      for (let index = 0; index < count; index += 1) stream.push(chunk)
      return performance.now() - began
    }
    time('moon ', 10_000)
    expect(time('moon '.repeat(40_000), 1)).toBeLessThan(1_000)
    expect(time('moon ', 100_000)).toBeLessThan(1_000)
    expect(time('.', 100_000)).toBeLessThan(1_000)
  })
})
