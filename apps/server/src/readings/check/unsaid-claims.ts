import { cycle, isOfCycle } from './time/cycles.ts'
import type { Mark, Read } from './read.ts'
import { isReported, isUnasserted } from './scopes.ts'
import type { Claim, Sentence } from './sentence.ts'

/** Claims of a sentence that says no number of the chart: how many there are of a kind, the place of a year in the cycle, a master number. */
export function unsaidClaims(sentence: Sentence): Claim[] {
  return [...masterClaims(sentence), ...countClaims(sentence), ...cycleClaims(sentence), ...turnClaims(sentence)]
}

/** 'You have two karmic lessons', 'There is no karmic debt in your chart' */
function countClaims(sentence: Sentence): Claim[] {
  const { read } = sentence
  return read.all('name').flatMap(({ at, end, position }) => {
    const token = read.tokens[at - 1]
    const count =
      nothing.test(read.word(at - 1)) || isNegated(read, at)
        ? 0
        : token?.kind === 'number' && (token.form !== 'shy' || token.word === 'one')
          ? token.values[0]!
          : null
    // 'Your Life Path is no master number' counts none.
    const isOwned = position === 'master' && read.all('name').length === 1 && !being.test(read.word(at - 2))
    const isCounted =
      position === 'karmic_lesson' || position === 'karmic_debt' || (isOwned && sentence.subjects.length > 0)
    if (
      !isCounted ||
      count === null ||
      count > 5 ||
      sentence.hasNumber(end, read.tokens.length) ||
      isReported(read, at)
    )
      return []
    return [{ ...sentence.claim(at, 'count', [position], sentence.holderOf(at - 1, null)), values: [count] }]
  })
}

const nothing = /^(?:no|nenhuma?|sem|ningun[ao]?|sin|aucune?|sans|keine?|nessun[ao]?|senza|without|zero)$/

const being = /^(?:is|are|s|é|es|est|ist|è|sao|son|sont|sind|sono)$/

/** 'Não tens lições cármicas' */
function isNegated(read: Read, at: number): boolean {
  return read.is('copulas', at - 1) && read.is('negations', at - 2)
}

/** 'Your Life Path is a master number', 'hai un numero maestro nel Cammino di Vita': a master number that the sentence does not say. */
function masterClaims(sentence: Sentence): Claim[] {
  const { read } = sentence
  const names = read.all('name')
  if (read.hasNumber(0, read.tokens.length)) return []
  if (names.length === 1 && names[0]!.position === 'master') return holdersOfMasters(sentence, names[0]!)
  return names.flatMap((master, index) => {
    if (master.position !== 'master' || !read.is('indefinite', master.at - 1) || isUnasserted(read, master.at))
      return []
    const [before, behind] = [names[index - 1], names[index + 1]]
    const isOfBehind =
      behind !== undefined &&
      behind.at - master.end <= 4 &&
      (read.is('link', master.end) || read.word(master.end) === 'dans')
    const isOfBefore = before !== undefined && master.at - before.end <= 4 && read.hasCopula(before.end, master.at)
    const name = isOfBehind ? behind : isOfBefore ? before : null
    if (name === null) return []
    return [sentence.claim(master.at, 'master', [name.position!], sentence.holderOf(master.at, name))]
  })
}

/** 'He carries a master number, you don’t' */
function holdersOfMasters(sentence: Sentence, { at, end }: Mark): Claim[] {
  const { read, subjects } = sentence
  const without = subjects.find((one) => one.at >= end && isLeftOut(read, one.end))
  if (without === undefined || !read.is('indefinite', at - 1) || read.has('negations', 0, without.at)) return []
  if (isUnasserted(read, at)) return []
  const none = { ...sentence.claim(at, 'count', ['master'], without), values: [0] }
  return [sentence.claim(at, 'master', ['master'], sentence.holderOf(at, null)), none]
}

/** 'you do not', 'tu não': nothing but a denial stands behind a subject. */
function isLeftOut(read: Read, from: number): boolean {
  const end = read.tokens.findIndex(({ kind }, index) => index >= from && kind === 'mark')
  const stop = end === -1 ? read.tokens.length : end
  return stop - from <= 3 && read.has('negations', from, stop)
}

/** The year that is the last of nine. */
const lastOfCycle = 9
const last = /^(?:last|final|ultimo|derniere|derniers?|letzte[nsr]?|finale)$/

/** 'You are in the fourth year of your nine-year cycle': a Personal Year by its place. */
function cycleClaims(sentence: Sentence): Claim[] {
  const { read } = sentence
  return read.all('bareYear').flatMap(({ at, end }) => {
    const value =
      read.endingAt('ordinal', at)?.meaning ??
      read.tokens.find((one, index) => one.kind === 'ordinal' && index === at - 1)?.values[0] ??
      (last.test(read.word(at - 1)) ? lastOfCycle : undefined)
    if (value === undefined || !isOfCycle(read, end) || isUnasserted(read, at - 1)) return []
    return [
      { ...sentence.claim(at - 1, 'position', ['personal_year'], sentence.holderOf(at - 1, null)), values: [value] },
    ]
  })
}

const beginning =
  /^(?:begins?|beginning|starts?|starting|enters?|entering|opens?|comecas?|inicias?|abres?|empiezas?|comienzas?|commences?|entames?|debut\w*|beginn\w*|startest|inizi|inizia|cominci\w*|apri)$/
const ending =
  /^(?:ends?|ending|closes?|closing|finish\w*|complet\w*|acabas?|terminas?|terminam|fechas?|encerras?|cierras?|acaba|finit|termines?|acheves?|clos|endet|beend\w*|schlie\w*|finisc\w*|termini|chiud\w*|conclud\w*)$/

/** 'Your nine-year cycle ends this year', 'you begin a nine-year cycle': the Personal Year 9 or 1. */
function turnClaims(sentence: Sentence): Claim[] {
  const { read } = sentence
  const at = read.tokens.findIndex(({ word }) => cycle.test(word))
  const near = read.tokens.slice(Math.max(0, at - 5), at + 6)
  const isOfNine = near.some(({ word, values }) => values[0] === lastOfCycle || word.startsWith('neunj'))
  const verbs = [beginning, ending].map((words) => near.some(({ word }) => words.test(word)))
  const isSaid = at !== -1 && isOfNine && verbs[0] !== verbs[1] && !read.has('ordinal') && !isUnasserted(read, at)
  // 'A nine-year cycle begins with seeds' is said of no person.
  const isFirst = read.tokens.slice(0, Math.max(0, at)).some(({ word }) => beginning.test(word) || ending.test(word))
  if (!isSaid || (!isFirst && sentence.subjects.length + sentence.cues.length === 0)) return []
  const values = [verbs[0] ? 1 : lastOfCycle]
  return [{ ...sentence.claim(at, 'position', ['personal_year'], sentence.holderOf(at, null)), values }]
}
