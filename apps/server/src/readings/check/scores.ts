import type { Position } from './language-table.ts'
import type { Read } from './read.ts'

/** Whether a number tells how well two people go together. */
export function isScore(read: Read, at: number, hasOther: boolean, spokenOf: Position | null): boolean {
  const token = read.tokens[at]!
  if (token.kind === 'percent' || read.at('percent', at + 1) !== null) return isOfTwo(read, at, hasOther)
  if (outOfHundred(read, at) || (hasOther && isOnScale(read, at))) return true
  const isPoints = /^(?:point|ponto|punt|punkt)/.test(read.tokens[at + 1]?.word ?? '')
  return (
    isPoints &&
    !read.is('outOf', at - 1) &&
    token.form === 'digits' &&
    token.values[0]! > 9 &&
    (read.has('matchWords') || spokenOf === 'score')
  )
}

/** 'On a scale from 0 to 100 you stand at 40.' */
function isOnScale(read: Read, at: number): boolean {
  const isFrom = (index: number) => read.tokens[index]?.values[0] === 0
  const top = read.tokens.findIndex(
    ({ values }, index) => values[0] === 100 && (isFrom(index - 2) || isFrom(index - 3)),
  )
  return top !== -1 && at !== top && !isFrom(at) && read.tokens[at + 1]?.values[0] !== 100
}

function outOfHundred(read: Read, at: number): boolean {
  const outOf = read.at('outOf', at + 1)
  const token = read.tokens[at]!
  if (token.form === 'slash') return token.values[1] === 100
  return outOf !== null && read.tokens[outOf.end]?.values[0] === 100
}

/** A share of something else ('80 % of your time') says nothing of two people. */
function isOfTwo(read: Read, at: number, hasOther: boolean): boolean {
  const end = read.tokens[at]!.kind === 'percent' ? at + 1 : (read.at('percent', at + 1)?.end ?? at + 1)
  const isShare = /^(?:of|de|del|der|des|deiner|di|della|dei|da|do|das|dos|du|dell|d|aller|all)$/.test(
    read.tokens[end]?.word ?? '',
  )
  const isMatch = read.has('matchWords') || read.has('both')
  if (read.tokens[at]!.values[0] === 100 && !isMatch) return false
  if (hasOther) return isMatch || !isShare
  return isMatch && !isShare
}
