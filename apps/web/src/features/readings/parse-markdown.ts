// The form of a reading is small and closed: titles, paragraphs, lists, bold, italic. Whatever else a model writes (HTML, links, images, tables,
// code) has no node here, so it can only be shown as the text that it is. The time is linear in the text, whatever the text.

/** `at` is where it stands in the text, so that a reading that grows keeps what is drawn of it. */
export type Inline =
  | { type: 'text'; at: number; text: string }
  | { type: 'strong' | 'em'; at: number; content: Inline[] }

type Run = { at: number; content: Inline[] }
export type Block =
  | ({ type: 'title' | 'subtitle' | 'paragraph' } & Run)
  | { type: 'list'; at: number; isOrdered: boolean; items: Run[] }

/** A block as lines of the text, not looked into yet. */
type Lines = { from: number; to: number }
type Layout =
  | { type: 'title' | 'subtitle' | 'paragraph'; lines: Lines }
  | { type: 'list'; isOrdered: boolean; items: Lines[] }

/**
 * Reads a reading's Markdown: `## Title`, `**bold**`, `*italic*`, `- ` and `1. ` lists, paragraphs. The rest is text.
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
    if (block.type !== 'list') return { type: block.type, ...read(block.lines) }
    const items = block.items.map((item, at) => read(item, at === block.items.length - 1))
    return { type: 'list', isOrdered: block.isOrdered, at: items[0]!.at, items }
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
  return parseMarkdown(markdown)
    .map((block) =>
      block.type === 'list'
        ? block.items
            .map(({ content }, index) => `${block.isOrdered ? `${index + 1}.` : '–'} ${inline(content)}`)
            .join('\n')
        : inline(block.content),
    )
    .join('\n\n')
}

const withoutHalfMark = (text: string) => text.replace(/(^|\n)[ \t]*(?:#{1,6}|[-*]|\d{1,2}[.)])[ \t]*$/, '$1')

const titleMark = /^(#{1,6})[ \t]+(?=\S)/
const itemMark = /^[ \t]{0,8}(?:[-*]|(\d{1,2})[.)])[ \t]+(?=\S)/

function layOut(text: string): Layout[] {
  const blocks: Layout[] = []
  let open: Layout | null = null
  let isAfterBlank = true
  let from = 0
  for (const line of text.split('\n')) {
    const to = from + line.length
    const title = titleMark.exec(line)
    const item = itemMark.exec(line)
    if (line.trim() === '') {
      if (open?.type === 'paragraph') open = null
    } else if (title) {
      const lines = { from: from + title[0].length, to }
      blocks.push({ type: title[1]!.length > 2 ? 'subtitle' : 'title', lines })
      open = null
    } else if (item && isListItem(item, open)) {
      const isOrdered = item[1] !== undefined
      const lines = { from: from + item[0].length, to }
      if (open?.type === 'list' && open.isOrdered === isOrdered) open.items.push(lines)
      else blocks.push((open = { type: 'list', isOrdered, items: [lines] }))
    } else if (open && (open.type !== 'list' || !isAfterBlank || /^[ \t]{2}/.test(line))) {
      const last: Lines = open.type === 'list' ? open.items.at(-1)! : open.lines
      last.to = to
    } else {
      blocks.push((open = { type: 'paragraph', lines: { from, to } }))
    }
    isAfterBlank = line.trim() === ''
    from = to + 1
  }
  return blocks
}

/** A numbered list begins with 1: '24. November' at the beginning of a line is a date. */
function isListItem(item: RegExpExecArray, open: Layout | null): boolean {
  return item[1] === undefined || item[1] === '1' || (open?.type === 'list' && open.isOrdered)
}

type Mark = '*' | '**'
type Frame = { mark: Mark | ''; at: number; content: Inline[] }

const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign)

/** Bold and italic, each at most once inside the other. A mark without its other half is text. */
function parseInline(text: string, at: number, isOpen: boolean): Inline[] {
  const frames: Frame[] = [{ mark: '', at, content: [] }]
  const has = (mark: Mark) => frames.some((frame) => frame.mark === mark)
  let from = 0
  for (const { 0: stars, index } of text.matchAll(/\*+/g)) {
    addText(frames, text.slice(from, index), at + from)
    from = index + stars.length
    const [before, after] = [text[index - 1], text[from]]
    const isLone = stars.length === 1
    const marks: Mark[] = stars.length === 3 ? ['**', '*'] : [isLone ? '*' : '**']
    if (stars.length > 3) addText(frames, stars, at + index)
    else if (!isSpace(before) && !(isLone && isWord(after)) && marks.every(has)) closeMarks(frames, marks)
    else if (!isSpace(after) && !(isLone && isWord(before)) && !marks.some(has))
      for (const mark of marks) frames.push({ mark, at: at + index, content: [] })
    else if (!(isOpen && after === undefined)) addText(frames, stars, at + index)
  }
  addText(frames, text.slice(from), at + from)
  while (frames.length > 1) (isOpen ? wrap : dissolve)(frames)
  return frames[0]!.content
}

function closeMarks(frames: Frame[], marks: readonly Mark[]): void {
  const depth = frames.findIndex(({ mark }) => marks.includes(mark as Mark))
  while (frames.length > depth) (marks.includes(frames.at(-1)!.mark as Mark) ? wrap : dissolve)(frames)
}

/** The innermost frame was closed: it becomes a node of the one around it. */
function wrap(frames: Frame[]): void {
  const { mark, at, content } = frames.pop()!
  if (content.length > 0) frames.at(-1)!.content.push({ type: mark === '*' ? 'em' : 'strong', at, content })
}

/** The innermost frame was never closed: its mark is text. */
function dissolve(frames: Frame[]): void {
  const { mark, at, content } = frames.pop()!
  addText(frames, mark, at)
  for (const node of content) {
    if (node.type === 'text') addText(frames, node.text, node.at)
    else frames.at(-1)!.content.push(node)
  }
}

function addText(frames: readonly Frame[], text: string, at: number): void {
  if (text === '') return
  const { content } = frames.at(-1)!
  const last = content.at(-1)
  if (last?.type === 'text') last.text += text
  else content.push({ type: 'text', at, text })
}
