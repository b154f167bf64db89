import type { Read } from './read.ts'
import { isReported, isUnasserted } from './scopes.ts'
import type { Claim, Sentence } from './sentence.ts'
import { isOfCycle } from './times.ts'

/** Claims of a sentence that says no number of the chart: how many there are of a kind, the place of a year in the cycle, a master number. */
export function unsaidClaims(sentence: Sentence): Claim[] {
  return [...masterClaims(sentence), ...countClaims(sentence), ...cycleClaims(sentence)]
}

/** 'You have two karmic lessons', 'There is no karmic debt in your chart' */
function countClaims(sentence: Sentence): Claim[] {
  const { read } = sentence
  return read.all('name').flatMap(({ at, end, position }) => {
    const token = read.tokens[at - 1]
    const count =
      nothing.test(read.word(at - 1)) || isNegated(read, at) ? 0 : token?.kind === 'number' ? token.values[0]! : null
    const isCounted = position === 'karmic_lesson' || position === 'karmic_debt'
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

/** 'Não tens lições cármicas' */
function isNegated(read: Read, at: number): boolean {
  return read.is('copulas', at - 1) && read.is('negations', at - 2)
}

/** 'Your Life Path is a master number', 'hai un numero maestro nel Cammino di Vita': a master number that the sentence does not say. */
function masterClaims(sentence: Sentence): Claim[] {
  const { read } = sentence
  const names = read.all('name')
  if (read.hasNumber(0, read.tokens.length)) return []
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
