import type { Read } from './read.ts'
import type { Category } from './vocabulary.ts'

/** 'as you said' agrees, 'before you say' reports nothing, and 'd’ailleurs' is 'by the way'. */
const assertive =
  /^(?:d|as|como|comme|wie|come|tal|so|before|until|when|whenever|bevor|ehe|wenn|sobald|antes|quando|cuando|quand|lorsque|prima)$/

const bridge: readonly Category[] = [
  'copulas',
  'singular',
  'indefinite',
  'numberNouns',
  'you',
  'yours',
  'youVerbs',
  'they',
  'theirs',
  'name',
  'link',
  'equals',
]

/** Whether only words like 'that you are a' stand between two tokens. */
function isBridged(read: Read, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const isWord =
      bridge.some((category) => read.is(category, at)) ||
      /^(?:that|que|qu|dass|che|sei|seist|sois|seas|eras)$/.test(read.word(at))
    if (!isWord && read.tokens[at]!.kind !== 'number' && !read.isMark(at, '"“”„«»,:')) return false
  }
  return true
}

/** Whether the number is another's word or a supposition: 'You wrote that your Life Path is 11', 'if you were a 7'. */
export function isReported(read: Read, at: number): boolean {
  const isBefore = (category: Category) =>
    read
      .all(category)
      .some(({ at: start, end }) => end <= at && !assertive.test(read.word(start - 1)) && isBridged(read, end, at))
  return isBefore('hypothetical') || isBefore('attributed') || (isQuoted(read, at) && read.has('attributed'))
}

function isQuoted(read: Read, at: number): boolean {
  const opening = read.tokens.findLastIndex(({ text }, index) => index < at && '"“„«”»'.includes(text))
  const closing = read.tokens.findIndex(({ text }, index) => index > at && '"”“»'.includes(text))
  return opening !== -1 && read.isMark(opening, '"“„«') && closing !== -1
}

/** 'not a 7', 'is not the 7': the denial stands right before the number. */
export function isDenied(read: Read, at: number): boolean {
  const between: readonly Category[] = ['copulas', 'singular', 'indefinite', 'numberNouns', 'you', 'youVerbs']
  for (let before = at - 1; before >= Math.max(0, at - 5); before -= 1) {
    if (read.is('negations', before)) return true
    const isShy = read.tokens[before]!.form === 'shy'
    if (!isShy && !between.some((category) => read.is(category, before)) && !read.isMark(before, '"“”«»')) return false
  }
  return false
}

/** Whether nothing is claimed of the number. */
export function isUnasserted(read: Read, at: number): boolean {
  return isReported(read, at) || isDenied(read, at)
}
