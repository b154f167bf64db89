import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMarkdown, plainText, type Block, type Inline } from './parse-markdown.ts'

const inline = (content: readonly Inline[]): unknown[] =>
  content.map((node) => (node.type === 'text' ? node.text : { [node.type]: inline(node.content) }))
const told = (block: Block): unknown =>
  block.type === 'quote'
    ? { quote: block.items.map(({ content }) => inline(content)) }
    : block.type === 'table'
      ? {
          [block.hasHead ? 'table' : 'rows']: block.rows.map((cells) =>
            cells.map(({ content }) => inline(content).join('')),
          ),
        }
      : block.type === 'list'
        ? { [block.isOrdered ? 'ol' : 'ul']: block.items.map(({ content }) => inline(content)) }
        : { [block.type]: inline(block.content) }
const read = (text: string, isWriting = false) => parseMarkdown(text, isWriting).map(told)
const readLine = (text: string, isWriting = false) => {
  const [first] = read(text, isWriting) as { paragraph: unknown[] }[]
  return first?.paragraph
}

describe('the form of a reading', () => {
  test('has titles, paragraphs and lists', () => {
    expect(read('## Who you are\nA seven.\n\nAnd more,\non two lines.\n\n- one\n- two\n\n1. first\n2. second')).toEqual(
      [
        { title: ['Who you are'] },
        { paragraph: ['A seven.'] },
        { paragraph: ['And more,\non two lines.'] },
        { ul: [['one'], ['two']] },
        { ol: [['first'], ['second']] },
      ],
    )
    expect(read('### Smaller')).toEqual([{ subtitle: ['Smaller'] }])
  })

  test('a list goes on over blank lines and lines that belong to an item, and ends where a paragraph begins', () => {
    expect(read('- one\n  and on\n\n- two\nand on\n\nNot in it.')).toEqual([
      { ul: [['one\n  and on'], ['two\nand on']] },
      { paragraph: ['Not in it.'] },
    ])
  })

  test('a date at the beginning of a line is no list', () => {
    expect(read('24. November: rest.')).toEqual([{ paragraph: ['24. November: rest.'] }])
    expect(read('1990 - 2000')).toEqual([{ paragraph: ['1990 - 2000'] }])
    expect(read('-5 degrees')).toEqual([{ paragraph: ['-5 degrees'] }])
  })

  test('bold and italic, one in the other too', () => {
    expect(readLine('A **bold** and *italic* word')).toEqual([
      'A ',
      { strong: ['bold'] },
      ' and ',
      { em: ['italic'] },
      ' word',
    ])
    expect(readLine('**Número 7:**texto')).toEqual([{ strong: ['Número 7:'] }, 'texto'])
    expect(readLine('**a *b***')).toEqual([{ strong: ['a ', { em: ['b'] }] }])
    expect(readLine('***both***')).toEqual([{ strong: [{ em: ['both'] }] }])
  })

  test('stars that are none of it stay', () => {
    for (const text of ['5*3*2 = 30', '5 * 3', '** not bold **', 'a ** b', 'a **** b', 'one **open', 'one *open'])
      expect(readLine(text)).toEqual([text])
    expect(readLine('**a *b** c')).toEqual([{ strong: ['a *b'] }, ' c'])
  })

  test('quotations, tables and rules', () => {
    expect(read('> One line.\n> And _one_ more.\n\nAfter.')).toEqual([
      { quote: [['One line.'], ['And ', { em: ['one'] }, ' more.']] },
      { paragraph: ['After.'] },
    ])
    expect(read('| Number | Value |\n| :--- | ---: |\n| Life Path | 4 |')).toEqual([
      {
        table: [
          ['Number', 'Value'],
          ['Life Path', '4'],
        ],
      },
    ])
    expect(read('Number | Value\n--- | ---\nLife Path | 4')).toEqual([
      {
        table: [
          ['Number', 'Value'],
          ['Life Path', '4'],
        ],
      },
    ])
    for (const mark of ['---', '***', '_ _ _', '===', '```', '```text'])
      expect(read(`Before.\n${mark}\nAfter.`)).toEqual([{ paragraph: ['Before.'] }, { paragraph: ['After.'] }])
  })

  test('underscores, code, struck text, escapes and entities leave no mark', () => {
    expect(readLine('_soft_ and __strong__')).toEqual([{ em: ['soft'] }, ' and ', { strong: ['strong'] }])
    expect(readLine('snake_case_name')).toEqual(['snake_case_name'])
    expect(plainText('A `code` word, ~~struck~~, \\*plain\\*')).toBe('A code word, struck, *plain*')
    expect(plainText('Love &amp; work &mdash; 2 &lt; 3 &#8594; &#x2014; &unknown; R&D;')).toBe(
      'Love & work — 2 < 3 → — &unknown; R&D;',
    )
    expect(plainText('- [ ] open\n- [x] done')).toBe('– open\n– done')
  })

  test('nothing is nothing', () => {
    expect(read('')).toEqual([])
    expect(read('\n \n')).toEqual([])
  })
})

describe('while it is being written', () => {
  test('what is open counts as closed at the end, and half a mark does not show', () => {
    expect(readLine('So **bold and', true)).toEqual(['So ', { strong: ['bold and'] }])
    expect(readLine('So **bold*', true)).toEqual(['So ', { strong: ['bold'] }])
    expect(readLine('So **', true)).toEqual(['So '])
    for (const half of ['#', '##', '## ', '-', '- ', '1.'])
      expect(read(`Done.\n\n${half}`, true)).toEqual([{ paragraph: ['Done.'] }])
    expect(read('- one **open\n- two **open', true)).toEqual([{ ul: [['one **open'], ['two ', { strong: ['open'] }]] }])
  })

  test('only its last block changes with each piece', () => {
    const whole = '## Title\n\nOne **bold. Two** three.\n\n- a\n- *b*\n\nEnd.'
    for (let length = 1; length <= whole.length; length += 1) {
      const before = read(whole.slice(0, length), true).slice(0, -1)
      expect(read(whole).slice(0, before.length)).toEqual(before)
    }
  })

  test('what is drawn stands where it stands in the text', () => {
    const text = '## A\n\nB **c** *d*\n- e **f**\n> g `h` _i_\n\n| j | **k** |\n| --- | --- |\n| l | `m` n |'
    const check = (nodes: readonly Inline[]): void => {
      for (const node of nodes)
        if (node.type === 'text') expect(text.slice(node.at, node.at + node.text.length)).toBe(node.text)
        else check(node.content)
    }
    for (const block of parseMarkdown(text))
      if (block.type === 'list' || block.type === 'quote') for (const item of block.items) check(item.content)
      else if (block.type === 'table') for (const cell of block.rows.flat()) check(cell.content)
      else check(block.content)
  })
})

test('no letter of any text is lost', () => {
  // The language that a fence of code names is no part of the text.
  const letters = (text: string) =>
    text
      .replaceAll(/^[ \t]*```[`\w ]*$/gm, '')
      .replaceAll(/[\s*#–_`|>-]/g, '')
      .replaceAll(/\d+[.)]/g, '')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'a*#- \n1.<>[]()!`_|&7é') }), (text) => {
      expect(letters(plainText(text))).toBe(letters(text))
    }),
  )
})

test('the longest reading of nothing but marks is read at once', () => {
  const began = performance.now()
  for (const unit of [
    '**a *b ',
    '*a ',
    '- ',
    '1. ',
    '# ',
    '>',
    '[',
    '![](',
    '***a',
    '* a **',
    '<b>',
    '\n- ',
    '_a ',
    '|',
    '| a |\n',
    '\n> ',
    '&amp;',
    '`',
    'a|b\n-|-\n',
    '- | ',
    '---',
    '= ',
  ])
    parseMarkdown(unit.repeat(20_000 / unit.length))
  expect(performance.now() - began).toBeLessThan(1_000)
})

test('without its marks', () => {
  expect(plainText('## Title\n\n**One** *two*\n\n- a\n- b\n\n1. c')).toBe('Title\n\nOne two\n\n– a\n– b\n\n1. c')
})
