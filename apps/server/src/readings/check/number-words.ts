import { isBareTime } from './harmless.ts'
import type { Read } from './read.ts'

/**
 * Whether a number word names a number: 'a seven', 'die Sieben', 'is nine', 'Life Path three'. One that merely stands before a noun counts.
 * @param gap how far the name of a number stands before it
 */
export function isNumberWord(read: Read, at: number, gap: number, isNamedBehind: boolean): boolean {
  const { form, values, text, word } = read.tokens[at]!
  const value = values[0]!
  if (value === 0 && gap > 2) return false
  // 'Gib acht auf dich', 'un dossier neuf'
  if (word === 'acht' && /^(?:gib|gebt|geben|gibt|nimm)$/.test(read.word(at - 1))) return false
  if (word === 'neuf' && read.tokens[at - 1]?.kind === 'word' && !read.isKnown(at - 1)) return false
  const next = read.tokens[at + 1]
  const isLast = next === undefined || next.kind === 'mark' || (read.is('and', at + 1) && !isBeforeNoun(read, at))
  const isThing = read.is('singular', at - 1)
  const isSaid = read.is('copulas', at - 1) || read.is('numberNouns', at - 1) || read.isMark(at - 1, ':=')
  // 'one' is a number beside a name: 'your Personality is one'.
  if (value === 1 && form === 'shy') {
    // 'un Uno', 'a One'
    if (/^\p{Lu}/u.test(text) && isThing) return true
    return isLast && ((gap <= 1 && isSaid) || gap === 0 || (gap <= 3 && isThing && read.is('copulas', at - 2)))
  }
  // 'sei' is 'you are' unless an article or an end says otherwise.
  if (form === 'shy' && !isThing && !isLast && !read.is('numberNouns', at - 1)) return false
  if (read.is('indefinite', at - 1) || read.is('yours', at - 1) || read.is('theirs', at - 1)) return true
  if (gap === 0 || isNamedBehind || isBareTime(read, at) !== null || read.is('numberNouns', at - 1)) return true
  if (/^\p{Lu}/u.test(text) && read.tokens[at - 1]?.kind === 'word') return true
  // 'is the two' names a number; 'the slower of the two' counts.
  const isGiven = isThing && read.is('copulas', at - 2) && !/^(?:of|de|di|von)$/.test(read.word(at - 2))
  if (value === 2) return isLast && (gap <= 2 || isGiven)
  const isPartitive = /^(?:dei|des)$/.test(read.word(at - 1))
  if (form === 'shy' && !isThing && !isSaid) return false
  if (isThing || ((isLast || read.is('notCounted', at + 1)) && (isSaid || isPartitive || gap <= 6))) return true
  return form !== 'shy' && value > 3 && !isBeforeNoun(read, at)
}

/** 'six weeks', 'five or six quiet weeks' */
function isBeforeNoun(read: Read, at: number): boolean {
  const isJoined = read.is('and', at + 1) && read.tokens[at + 2]?.kind === 'number'
  const next = isJoined ? at + 3 : at + 1
  const isVerb = (
    [
      'notCounted',
      'copulas',
      'link',
      'and',
      'clauseWords',
      'equals',
      'you',
      'yours',
      'they',
      'theirs',
      'singular',
      'youVerbs',
    ] as const
  ).some((category) => read.is(category, next))
  return read.tokens[next]?.kind === 'word' && !isVerb
}
