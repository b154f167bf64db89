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

const telling =
  /^(?:that|que|qu|dass|che|sei|seist|sois|seas|eras|will|would|may|might|tell|tells|told|give|gives|show|shows|te|ti|dir|dirao|daran|dao|darao|diran|dan|dira|diront|donnent|donneront|diranno|daranno|danno|sagen|zeigen|geben|seja|soit|sia)$/

/** Whether only words like 'that you are a' stand between two tokens. */
function isBridged(read: Read, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const isWord = bridge.some((category) => read.is(category, at)) || telling.test(read.word(at))
    // 'You ask for your Personality: it is a 1' tells no word of the reader's.
    const isJoint = read.isMark(at, '"“”„«»,') || (at === from && read.isMark(at, ':'))
    if (!isWord && read.tokens[at]!.kind !== 'number' && !isJoint) return false
  }
  return true
}

/** 'The 22, reduced, would be a 4' is arithmetic and no supposition. */
const reduced = /^(?:redu\w{2,9}|ridott[oa]|ridurre|ridurr\w+)$/

const without = /^(?:without|sem|sin|sans|ohne|senza)$/

/** 'Without its master vibration it would be a 2' is arithmetic too. */
export function isWithoutMaster(read: Read): boolean {
  return (
    read.tokens.some(({ word }) => without.test(word)) && read.all('name').some(({ position }) => position === 'master')
  )
}

/** Whether the number is another's word or a supposition: 'You wrote that your Life Path is 11', 'if you were a 7'. */
export function isReported(read: Read, at: number): boolean {
  const isBefore = (category: Category) =>
    read
      .all(category)
      .some(({ at: start, end }) => end <= at && !assertive.test(read.word(start - 1)) && isBridged(read, end, at))
  const isReduced = isWithoutMaster(read) || read.tokens.some(({ word }) => reduced.test(word))
  return (
    (!isReduced && isBefore('hypothetical')) || isBefore('attributed') || (isQuoted(read, at) && read.has('attributed'))
  )
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
