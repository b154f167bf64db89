/** `at` is where it stands in the text, so that a reading that grows keeps what is drawn of it. */
export type Inline =
  | { type: 'text'; at: number; text: string }
  | { type: 'strong' | 'em'; at: number; content: Inline[] }

type Mark = '*' | '**' | '_' | '__'
type Frame = { mark: Mark | ''; at: number; content: Inline[] }

const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)
const isSpace = (sign: string | undefined) => sign === undefined || /\s/.test(sign)

const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rarr: '→',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  times: '×',
  middot: '·',
  bull: '•',
}
const tokens = /\*+|_+|`+|~~+|\\[!-/:-@[-`{-~]|&(?:#\d{1,6}|#[xX][\da-fA-F]{1,5}|[a-z]{2,6});/g

/** Bold and italic, each at most once inside the other. A star without its other half is text; the marks of code and of struck text are dropped. */
export function parseInline(text: string, at: number, isOpen: boolean): Inline[] {
  const frames: Frame[] = [{ mark: '', at, content: [] }]
  const has = (mark: Mark) => frames.some((frame) => frame.mark === mark)
  let from = 0
  for (const { 0: token, index } of text.matchAll(tokens)) {
    addText(frames, text.slice(from, index), at + from)
    from = index + token.length
    const sign = token[0]!
    if (sign === '\\' || sign === '&') addText(frames, sign === '&' ? decoded(token) : token.slice(1), at + index)
    if (sign !== '*' && sign !== '_') continue
    const [before, after] = [text[index - 1], text[from]]
    // Inside a word an underscore is a letter, and a lone star a sign of arithmetic.
    const isInWord = token.length === 1 || sign === '_'
    const single = sign as Mark
    const double = (sign + sign) as Mark
    const marks: Mark[] = token.length === 3 ? [double, single] : [token.length === 1 ? single : double]
    if (token.length > 3) addText(frames, token, at + index)
    else if (!isSpace(before) && !(isInWord && isWord(after)) && marks.every(has)) closeMarks(frames, marks)
    else if (!isSpace(after) && !(isInWord && isWord(before)) && !marks.some(has))
      for (const mark of marks) frames.push({ mark, at: at + index, content: [] })
    else if (!(isOpen && after === undefined)) addText(frames, token, at + index)
  }
  addText(frames, text.slice(from), at + from)
  while (frames.length > 1) (isOpen ? wrap : dissolve)(frames)
  return frames[0]!.content
}

/** The sign that an entity stands for; one that is not known stays as it is. */
function decoded(entity: string): string {
  const name = entity.slice(1, -1)
  if (!name.startsWith('#')) return signs[name] ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
}

function closeMarks(frames: Frame[], marks: readonly Mark[]): void {
  const depth = frames.findIndex(({ mark }) => marks.includes(mark as Mark))
  while (frames.length > depth) (marks.includes(frames.at(-1)!.mark as Mark) ? wrap : dissolve)(frames)
}

/** The innermost frame was closed: it becomes a node of the one around it. */
function wrap(frames: Frame[]): void {
  const { mark, at, content } = frames.pop()!
  if (content.length > 0) frames.at(-1)!.content.push({ type: mark.length === 1 ? 'em' : 'strong', at, content })
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
  // Text that is not adjacent in the source stays separate, so that each `at` is true.
  if (last?.type === 'text' && last.at + last.text.length === at) last.text += text
  else content.push({ type: 'text', at, text })
}
