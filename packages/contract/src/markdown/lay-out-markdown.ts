/** A part of the text, not looked into yet. */
export type Lines = { from: number; to: number }
type Layout =
  | { type: 'title' | 'subtitle' | 'paragraph'; lines: Lines }
  | { type: 'list'; isOrdered: boolean; items: Lines[] }
  | { type: 'quote'; items: Lines[] }
  | { type: 'table'; at: number; hasHead: boolean; rows: Lines[][] }

const titleMark = /^(#{1,6})[ \t]+(?=\S)/
const itemMark = /^[ \t]{0,8}(?:[-*+•]|(\d{1,2})[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(?=\S)/
const quoteMark = /^[ \t]{0,8}>[> \t]*/
const rule = /^[ \t]*(?:([-*_=])(?:[ \t]*\1){2,}|(?:```|~~~)[`~\w ]*)[ \t]*$/
/** Of a line without the spaces around it. */
const tableRule = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?$/

/** The blocks of a Markdown text, in its order. Rules and the fences of code are left out. */
export function layOut(text: string): Layout[] {
  const blocks: Layout[] = []
  let open: Layout | null = null
  let isAfterBlank = true
  let from = 0
  for (const line of text.split('\n')) {
    const to = from + line.length
    const before = open as Layout | null
    const title = titleMark.exec(line)
    const quote = quoteMark.exec(line)
    const item = itemMark.exec(line)
    if (line.trim() === '') {
      if (before?.type !== 'list') open = null
    } else if (line.includes('|') && tableRule.test(line.trim())) {
      if (before?.type === 'table') before.hasHead = before.rows.length === 1
      else if (before?.type === 'paragraph' && isOneRow(text, before.lines)) {
        blocks[blocks.length - 1] = open = tableOf(text, before.lines, true)
      }
    } else if (rule.test(line)) {
      open = null
    } else if (title) {
      const lines = { from: from + title[0].length, to }
      blocks.push({ type: title[1]!.length > 2 ? 'subtitle' : 'title', lines })
      open = null
    } else if (quote) {
      const lines = { from: from + quote[0].length, to }
      if (lines.from === to) open = before?.type === 'quote' ? before : null
      else if (before?.type === 'quote') before.items.push(lines)
      else blocks.push((open = { type: 'quote', items: [lines] }))
    } else if (/^[ \t]*\|/.test(line) || (before?.type === 'table' && line.includes('|'))) {
      if (before?.type === 'table') before.rows.push(cellsOf(text, { from, to }))
      else blocks.push((open = tableOf(text, { from, to }, false)))
    } else if (item && isListItem(item, before)) {
      const isOrdered = item[1] !== undefined
      const lines = { from: from + item[0].length, to }
      if (before?.type === 'list' && before.isOrdered === isOrdered) before.items.push(lines)
      else blocks.push((open = { type: 'list', isOrdered, items: [lines] }))
    } else {
      const last: Lines | undefined = lastLines(before, isAfterBlank, line)
      if (last) last.to = to
      else blocks.push((open = { type: 'paragraph', lines: { from, to } }))
    }
    isAfterBlank = line.trim() === ''
    from = to + 1
  }
  return blocks
}

/** The block that an unmarked line continues, if any. */
function lastLines(open: Layout | null, isAfterBlank: boolean, line: string): Lines | undefined {
  if (open?.type === 'paragraph') return open.lines
  if (open?.type === 'quote') return open.items.at(-1)
  return open?.type === 'list' && (!isAfterBlank || /^[ \t]{2}/.test(line)) ? open.items.at(-1) : undefined
}

/** A numbered list begins with 1: '24. November' at the beginning of a line is a date. */
function isListItem(item: RegExpExecArray, open: Layout | null): boolean {
  return item[1] === undefined || item[1] === '1' || (open?.type === 'list' && open.isOrdered)
}

function isOneRow(text: string, { from, to }: Lines): boolean {
  const lines = text.slice(from, to)
  return lines.includes('|') && !lines.includes('\n')
}

function tableOf(text: string, row: Lines, hasHead: boolean): Layout & { type: 'table' } {
  return { type: 'table', at: row.from, hasHead, rows: [cellsOf(text, row)] }
}

/** The cells of a table's row. */
function cellsOf(text: string, { from, to }: Lines): Lines[] {
  const cells: Lines[] = []
  const row = text.slice(from, to)
  let start = from
  for (const cell of row.split('|')) {
    const end = start + cell.length
    const indent = cell.length - cell.trimStart().length
    cells.push(
      cell.trim() === '' ? { from: start, to: start } : { from: start + indent, to: start + cell.trimEnd().length },
    )
    start = end + 1
  }
  if (/^[ \t]*\|/.test(row)) cells.shift()
  if (cells.length > 1 && /\|[ \t]*$/.test(row)) cells.pop()
  return cells
}
