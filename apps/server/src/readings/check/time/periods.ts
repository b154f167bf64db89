import { indexOf } from '../names.ts'
import type { Position } from '../positions.ts'
import type { Read } from '../read.ts'
import type { Claim, Sentence } from '../sentence.ts'
import type { Cue } from './times.ts'

/** 'in a 4 since January', 'In January 2027 a 5 arrives': a year begins with its first month. */
export function isYearSince(read: Read, { at, year, month, day }: Cue): boolean {
  if (month !== 1 || (day !== null && day !== 1)) return false
  const isSoon = year !== null || within.test(read.word(at - 1))
  return starting.test(read.word(at - 1)) || (isSoon && read.tokens.some(({ word }) => arriving.test(word)))
}

const starting = /^(?:since|desde|depuis|seit|da)$/
const arriving =
  /^(?:arrives?|llega|chega|arriv[ae]|kommt|begins?|comeca|empieza|commence|beginnt|inizia|comincia|turns|becomes|moves?|enters?|wird|wechselst|vira|passas?|entras?|tocara|pasas?|devient|passes?|diventa|passi|entri)$/
const within = /^(?:in|from|em|en|a|ab|im|dal|de|desde)$/
const since =
  /^(?:from|since|until|till|de|del|desde|hasta|a|ate|depuis|jusqu|du|des|von|ab|bis|seit|dal|dall|fino|partir)$/

/** 'from 2031', 'until 2030' */
export function isFrom(read: Read, { at }: Cue): boolean {
  return [1, 2].some((gap) => since.test(read.word(at - gap)))
}

const thens = /^(?:then|afterwards|luego|despues|poi|dopo|depois|ensuite|puis|apres|danach|dann)$/
const priors = /^(?:before|antes|prima|avant|davor|vorher|previous|anterior|precedente?|vorige[rsn]?|vorherige[rsn]?)$/

/** 'after a 4' compares, and says nothing of what comes next. */
function isOfThing(read: Read, at: number): boolean {
  return read.is('singular', at + 1) || /^(?:of|de|del|do|da|di|von|d|que|than)$/.test(read.word(at + 1))
}

function isThen(read: Read, at: number): boolean {
  return thens.test(read.word(at)) && !isOfThing(read, at)
}

/**
 * The one before or after what was spoken of: 'Your Pinnacle is a 1 until 2030; then comes a 5', 'The next, a 5, forgives more', 'Before it you had
 * a 7'.
 */
export function neighbour(sentence: Sentence, at: number): Claim | null {
  const { read, cues, context } = sentence
  const named = read.all('name').findLast((name) => name.end <= at)
  const position = named?.position ?? context.position
  const isLasting = position === 'pinnacle' || position === 'period_cycle'
  if (!isLasting && !(named === undefined && position === 'personal_year')) return null
  if (read.has('bareMonth') || read.has('bareDay') || cues.some(({ month }) => month !== null)) return null
  const claim = sentence.claim(at, 'position', [position], sentence.holderOf(at, null))
  const year = cues.findLast((cue) => cue.year !== null && cue.at >= (named?.end ?? 0) && cue.end <= at)?.year
  const near = Array.from({ length: 7 }, (_, gap) => at - gap - 1)
  const isPrior = near.some(
    (index) => read.is('last', index) || (priors.test(read.word(index)) && !isOfThing(read, index)),
  )
  const isNext = near.some((index) => read.is('next', index) || isThen(read, index))
  if (!isPrior && !isNext) return null
  const from = context.year ?? sentence.today.year
  if (isLasting && isNext && year !== undefined) return { ...claim, times: { ...claim.times, years: [year! + 1] } }
  if (named !== undefined || year !== undefined) return null
  if (!isLasting) return { ...claim, times: { ...claim.times, years: [from + (isPrior ? -1 : 1)] } }
  return { ...claim, times: { ...claim.times, years: [sentence.today.year], step: isPrior ? -1 : 1 } }
}

const beginning =
  /^(?:begins?|starts?|empieza|empezara|comienza|comeca|commence|beginnt|inizia|comincia|comincera|inizera)$/

/** 'The third one, from 2029 to 2037, is a 6': the Pinnacle or the period that was spoken of. */
export function periodOf(sentence: Sentence, at: number): Position | null {
  const { read, cues, context } = sentence
  const { position } = context
  if (position !== 'pinnacle' && position !== 'period_cycle' && position !== 'challenge') return null
  if (read.has('bareYear') || read.all('name').some((name) => name.position !== 'master')) return null
  const isSpan = cues.some((cue) => cue.year !== null && cue.month === null && isFrom(read, cue))
  const isStart =
    cues.some(({ year, month }) => year !== null && month === null) &&
    read.tokens.some(({ word }) => beginning.test(word))
  return isSpan || isStart || indexOf(read, at) !== null ? position : null
}

const turning =
  /^(?:ends?|ended|until|till|starts?|started|begins?|began|acaba|acabou|termina|terminou|comecou|comeca|ate|acabo|empieza|empezo|hasta|finit|termine|acheve|commence|jusqu|endet|bis|beginnt|begann|finisce|finira|fino|inizia|iniziato)$/

/** 'ends in 2026', 'until 2026': a year in which something begins or ends. */
export function isTurn(read: Read, at: number): boolean {
  return [1, 2].some((gap) => turning.test(read.word(at - gap)))
}

const froms = /^(?:from|de|do|da|del|dal|dall|dalla|von|du|d)$/
const tos = /^(?:to|into|para|ao|a|al|all|alla|zu|zur|au|à|pour|en)$/

/** The two numbers of 'from a 4 to a 5'. */
export function turnAt(read: Read, at: number): [from: number, to: number] | null {
  const start = (index: number, words: RegExp) =>
    [1, 2, 3].some(
      (gap) =>
        words.test(read.word(index - gap)) &&
        !read.tokens.slice(index - gap, index).some(({ kind }) => kind === 'number'),
    )
  const number = (from: number) => {
    const index = read.tokens.findIndex(
      ({ kind, values }, place) => place >= from && kind === 'number' && values.length === 1,
    )
    return index !== -1 && index - from <= 5 ? index : -1
  }
  const before = read.tokens.findLastIndex(
    ({ kind, values }, place) => place < at && kind === 'number' && values.length === 1,
  )
  for (const [one, other] of [
    [at, number(at + 1)],
    [before, at],
  ] as const)
    if (one !== -1 && other !== -1 && other - one <= 6 && start(one, froms) && start(other, tos))
      return [read.tokens[one]!.values[0]!, read.tokens[other]!.values[0]!]
  return null
}
