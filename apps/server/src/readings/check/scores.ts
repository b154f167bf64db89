import type { Position } from './positions.ts'
import type { Read } from './read.ts'

/** Whether a number is a compatibility score. */
export function isScore(read: Read, at: number, hasOther: boolean, spokenOf: Position | null): boolean {
  const { kind, form, values } = read.tokens[at]!
  if (kind === 'percent' || read.at('percent', at + 1) !== null) return isOfTwo(read, at, hasOther)
  const outOf = read.at('outOf', at + 1)
  const isHundred = (index: number) => read.tokens[index]?.values[0] === 100
  if (form === 'slash') return values[1] === 100
  if (outOf !== null && (isHundred(outOf.end) || isHundred(outOf.end + 1))) return true
  if (hasOther && (isOnScale(read, at) || isOfTen(read, at) || isOfHundredBefore(read, at))) return true
  const isLarge =
    values[0]! > 33 &&
    values[0]! < 100 &&
    (read.has('matchWords') || read.all('name').some((name) => name.position === 'score'))
  if (hasOther && isLarge && read.at('counted', at + 1) === null) return true
  const isPoints = /^(?:point|ponto|punt|punkt)/.test(read.word(at + 1))
  if (hasOther && isPoints && values[0]! > 33 && values[0]! < 100) return true
  const isWhole = form === 'digits' && values[0]! > 9 && !read.is('outOf', at - 1)
  return isPoints && isWhole && (read.has('matchWords') || spokenOf === 'score')
}

/** 'four out of ten' */
export function isOfTen(read: Read, at: number): boolean {
  const outOf = read.at('outOf', at + 1)
  return outOf !== null && read.tokens[outOf.end]?.values[0] === 10 && read.tokens[at]!.values[0]! <= 10
}

/** 'Out of a hundred you reach seventy.' */
function isOfHundredBefore(read: Read, at: number): boolean {
  const outOf = read.all('outOf').find(({ at: start, end }) => {
    const hundred = read.tokens[end]?.kind === 'number' ? end : end + 1
    return hundred < at && read.tokens[hundred]?.values[0] === 100 && read.tokens[start - 1]?.kind !== 'number'
  })
  return outOf !== undefined && read.tokens[at]!.values[0]! > 9 && read.at('counted', at + 1) === null
}

/** 'On a scale from 0 to 100 you stand at 40.' */
function isOnScale(read: Read, at: number): boolean {
  const isFrom = (index: number) => read.tokens[index]?.values[0] === 0
  const top = read.tokens.findIndex(
    ({ values }, index) => values[0] === 100 && (isFrom(index - 2) || isFrom(index - 3)),
  )
  return top !== -1 && at !== top && !isFrom(at) && read.tokens[at + 1]?.values[0] !== 100
}

/** A share of something else ('80 % of your time') says nothing of two people. */
function isOfTwo(read: Read, at: number, hasOther: boolean): boolean {
  const end = read.tokens[at]!.kind === 'percent' ? at + 1 : (read.at('percent', at + 1)?.end ?? at + 1)
  const isShare = /^(?:of|de|del|der|des|deiner|di|della|dei|da|do|das|dos|du|dell|d|aller|all)$/.test(read.word(end))
  const isMatch = read.has('matchWords') || read.has('both')
  if (read.tokens[at]!.values[0] === 100 && !isMatch) return false
  return hasOther ? isMatch || !isShare : isMatch && !isShare
}

const halves = /^(?:half|metade|meio|mitad|medio|moitie|demi|halfte|halb|meta|mezzo)$/
const quarters = /^(?:quarters?|quartos?|cuartos?|cuartas?|quarts?|vierteln?|quart[oi])$/
const thirds = /^(?:thirds?|tercos?|tercas?|tercios?|tiers|dritteln?|terz[oi])$/
const fifths = /^(?:fifths?|quintos?|quintas?|cinquiemes?|funftel|quint[oi])$/

/** A score as a part of the whole, in hundredths: 'three quarters', '0.75', 'half', '3/4'. */
export function fractionAt(read: Read, at: number): number | null {
  const { kind, text, word, values, form } = read.tokens[at]!
  const decimals = read.tokens.filter((one) => one.kind === 'other' && /^[01][.,]\d/.test(one.text)).length
  // 'The average of 0.25, 1 and 0.25' names the parts of the score.
  if (kind === 'other' && decimals === 1 && /^0[.,]\d{1,2}$/.test(text))
    return Math.round(100 * Number(text.replace(',', '.')))
  if (form === 'slash' && values.length === 2 && values[1]! > 1 && values[1]! <= 10 && values[0]! < values[1]!)
    return Math.round((100 * values[0]!) / values[1]!)
  if (halves.test(word) && text.toLowerCase() !== 'meta') return 50
  const parts = quarters.test(word) ? 4 : thirds.test(word) ? 3 : fifths.test(word) ? 5 : null
  const count = read.tokens[at - 1]?.kind === 'number' ? read.tokens[at - 1]!.values[0]! : 1
  return parts === null || count >= parts ? null : Math.round((100 * count) / parts)
}
