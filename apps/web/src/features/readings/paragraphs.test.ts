import { describe, expect, test } from 'vitest'
import { toParagraphs } from './paragraphs.ts'

describe('laying out a reading', () => {
  test('splits at blank lines', () => {
    expect(toParagraphs(['One.\n\nTwo.\n \nThree.'])).toEqual([['One.'], ['Two.'], ['Three.']])
  })

  test('keeps the sentences of a paragraph apart', () => {
    expect(toParagraphs(['One. ', 'Two.\n\nThr', 'ee.'])).toEqual([
      ['One. ', 'Two.'],
      ['Thr', 'ee.'],
    ])
  })

  test('a blank line that the stream cut in two is still one', () => {
    expect(toParagraphs(['One.\n', '\nTwo.'])).toEqual([['One.'], ['Two.']])
  })

  test('what looks like markup stays as it was written', () => {
    expect(toParagraphs(['<img src=x onerror=alert(1)> **bold** [x](javascript:1)'])).toEqual([
      ['<img src=x onerror=alert(1)> **bold** [x](javascript:1)'],
    ])
  })

  test('nothing is nothing', () => {
    expect(toParagraphs([])).toEqual([])
    expect(toParagraphs(['\n\n'])).toEqual([])
  })
})
