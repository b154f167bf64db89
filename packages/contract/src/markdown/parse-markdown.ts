// The form of a reading is small and closed: titles, paragraphs, lists, quotations, tables, bold, italic. Of rules, code and struck text only the
// words are left. Whatever else a model writes (HTML, links, images) has no node here, so it can only be shown as the text that it is. The time is
// linear in the text, whatever the text.

import { layOut, type Lines } from './lay-out-markdown.ts'
import { parseInline, type Inline } from './parse-inline.ts'

export type { Inline }

export type Run = { at: number; content: Inline[] }
export type Block =
  | ({ type: 'title' | 'subtitle' | 'paragraph' } & Run)
  | { type: 'list'; at: number; isOrdered: boolean; items: Run[] }
  | { type: 'quote'; at: number; items: Run[] }
  | { type: 'table'; at: number; hasHead: boolean; rows: Run[][] }

/**
 * Reads a reading's Markdown: `## Title`, `**bold**`, `*italic*`, `- ` and `1. ` lists, `> ` quotations, tables, paragraphs. The rest is text.
 * @param isWriting the text goes on: what is still open at its end counts as closed there, and half a mark is not shown yet
 * @example parseMarkdown('**Seven**').map(({ type }) => type) // ['paragraph']
 */
export function parseMarkdown(text: string, isWriting = false): Block[] {
  const shown = isWriting ? withoutHalfMark(text) : text
  const layout = layOut(shown)
  return layout.map((block, index) => {
    const isOpen = isWriting && index === layout.length - 1
    const read = ({ from, to }: Lines, isLast = true): Run => ({
      at: from,
      content: parseInline(shown.slice(from, to), from, isOpen && isLast),
    })
    if (block.type === 'table') {
      const { type, hasHead, at } = block
      return { type, hasHead, at, rows: block.rows.map((cells) => cells.map((cell) => read(cell))) }
    }
    if (block.type !== 'list' && block.type !== 'quote') return { type: block.type, ...read(block.lines) }
    const items = block.items.map((item, at) => read(item, at === block.items.length - 1))
    const at = items[0]!.at
    return block.type === 'quote'
      ? { type: 'quote', at, items }
      : { type: 'list', isOrdered: block.isOrdered, at, items }
  })
}

const inline = (content: readonly Inline[]): string =>
  content.map((node) => (node.type === 'text' ? node.text : inline(node.content))).join('')

/** Its paragraphs alone, without titles, lists and marks. */
export function paragraphsOf(markdown: string): string[] {
  return parseMarkdown(markdown).flatMap((block) => (block.type === 'paragraph' ? [inline(block.content)] : []))
}

/** The same without its marks: for the clipboard, and for a line of it elsewhere. */
export function plainText(markdown: string): string {
  return parseMarkdown(markdown).map(plainBlock).join('\n\n')
}

function plainBlock(block: Block): string {
  switch (block.type) {
    case 'table':
      return block.rows.map((cells) => cells.map(({ content }) => inline(content)).join('\t')).join('\n')
    case 'quote':
      return block.items.map(({ content }) => inline(content)).join('\n')
    case 'list':
      return block.items
        .map(({ content }, index) => `${block.isOrdered ? `${index + 1}.` : '–'} ${inline(content)}`)
        .join('\n')
    case 'title':
    case 'subtitle':
    case 'paragraph':
      return inline(block.content)
  }
}

const withoutHalfMark = (text: string) =>
  text.replace(/(^|\n)[ \t]*(?:#{1,6}|[-*_=>`~|]+|[-*+•][ \t]+\[[ xX]?\]?|\d{1,2}[.)])[ \t]*$/, '$1')
