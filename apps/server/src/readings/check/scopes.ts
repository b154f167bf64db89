import type { Read } from './read.ts'
import type { Category } from './vocabulary.ts'

const assertive = /^(?:as|como|comme|wie|come|tal|so)$/
const breaks = ';—'

/** The first token of the clause that the token stands in: behind ';', a dash or 'but'. */
function clauseStart(read: Read, at: number): number {
  for (let start = at - 1; start >= 0; start -= 1)
    if (read.isMark(start, breaks) || (read.is('clauseWords', start) && start > 0)) return start + 1
  return 0
}

function clauseEnd(read: Read, at: number): number {
  for (let end = at + 1; end < read.tokens.length; end += 1)
    if (read.isMark(end, breaks) || read.is('clauseWords', end)) return end
  return read.tokens.length
}

/** Whether what is said at the token is another's word, a supposition, a denial, or about nobody in particular. */
export function isUnasserted(read: Read, at: number): boolean {
  const [start, end] = [clauseStart(read, at), clauseEnd(read, at)]
  const before = (category: Category) => read.all(category).filter((mark) => mark.at >= start && mark.end <= at)
  const isAttributed = read
    .all('attributed')
    .some((mark) => mark.at >= start && mark.at < end && !assertive.test(read.tokens[mark.at - 1]?.word ?? ''))
  if (isAttributed || isQuoted(read, at)) return true
  if (before('hypothetical').length > 0) return true
  const generic = before('generic').at(-1)
  const isOfYou = (from: number) => ['you', 'youVerbs', 'yours'].some((one) => read.has(one as Category, from, at))
  if (generic !== undefined && !isOfYou(generic.end)) return true
  return isDenied(read, at) || isSupposed(read, at)
}

const conditional = /^(?:would|might|could|würden?)$|(?:[aei]ria|ria[mn]|rait|raient|rebbe|rebbero)$/

/** 'A Life Path 7 would hide here', but not 'as a 7 you would'. */
function isSupposed(read: Read, at: number): boolean {
  if (!conditional.test(read.tokens[at + 1]?.word ?? '')) return false
  const name = read.endingAt('name', at)
  const start = (name?.at ?? at) - 1
  return read.is('indefinite', start) && !assertive.test(read.tokens[start - 1]?.word ?? '')
}

/** 'is not a 7', 'n’est pas un 7', but not 'is not only a 7'. */
function isDenied(read: Read, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 4); before -= 1) {
    const token = read.tokens[before]!
    if (token.kind !== 'word' && token.form !== 'shy' && !read.isMark(before, '"“”«»')) return false
    if (read.is('negations', before)) {
      for (let between = before + 1; between < at; between += 1) if (read.is('only', between)) return false
      return true
    }
  }
  return false
}

/** In quotation marks, in a sentence that denies or attributes something. */
function isQuoted(read: Read, at: number): boolean {
  const isOpening = (index: number) => read.isMark(index, '"“„«')
  const isClosing = (index: number) => read.isMark(index, '"”“»')
  let open = at - 1
  while (open >= 0 && !isOpening(open) && at - open < 8) open -= 1
  let close = at + 1
  while (close < read.tokens.length && !isClosing(close) && close - at < 8) close += 1
  const isInside = isOpening(open) && close < read.tokens.length && isClosing(close) && close - open > 2
  return isInside && (read.has('negations', close) || read.has('attributed'))
}
