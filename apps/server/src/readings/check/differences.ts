import type { Mark, Read } from './read.ts'

/** How a number speaks of how far two numbers are apart: it claims that they are, or says nothing that can be judged. */
export function differenceAt(read: Read, at: number): 'claimed' | 'vague' | null {
  if (isMore(read, at)) return 'claimed'
  if (!isDifference(read, at)) return null
  const [before, after] = [read.tokens[at - 1], read.tokens[at + 1]]
  const isSaid = read.is('copulas', at - 1) || /^(?:ha|hay|de|of|by)$/.test(before?.word ?? '')
  const isWhole = after === undefined || after.kind === 'mark' || differences.test(read.tokens[at + 2]?.word ?? '')
  const value = read.tokens[at]!.values[0]!
  return isSaid && isWhole && value < 9 ? 'claimed' : 'vague'
}

const differences =
  /^(?:difference|differences|bridge|ponte|puente|pont|brucke|distance|gap|diferenca|distancia|diferencia|ecart|differenza|distanza|scarto|unterschied|abstand|differenz|apart|hoher|niedriger|grosser|kleiner|higher|lower)$/

const betweens = /^(?:between|entre|zwischen|tra|fra)$/

/** 'one more than his', 'dos más que el tuyo' */
function isMore(read: Read, at: number): boolean {
  const [more, than] = [read.tokens[at + 1]?.word ?? '', read.tokens[at + 2]?.word ?? '']
  return (
    /^(?:more|less|higher|lower|mais|menos|mas|plus|moins|piu|meno|mehr|weniger)$/.test(more) &&
    /^(?:than|que|do|als|di|del|della|de)$/.test(than)
  )
}

/** 'the gap is 1', 'um 1 höher': how far two numbers are apart. */
function isDifference(read: Read, at: number): boolean {
  if (read.endingAt('name', at) !== null || read.is('yours', at - 1) || read.is('theirs', at - 1)) return false
  for (let other = Math.max(0, at - 10); other <= at + 3; other += 1) {
    if (!differences.test(read.tokens[other]?.word ?? '')) continue
    const between = other < at ? read.tokens.slice(other + 1, at) : read.tokens.slice(at + 1, other)
    const isBetween = between.some(({ word }) => betweens.test(word))
    if (other < at - 4 && !isBetween) continue
    if (
      between.every(
        ({ kind, text, values, form }) =>
          (kind !== 'number' || (values[0] === 2 && form === 'word')) && (kind !== 'mark' || text === ':'),
      )
    )
      return true
  }
  return isOtherDifference(read, at) || isBetweenNames(read, at)
}

/** 'Between your Soul Urges there is 1.' */
function isBetweenNames(read: Read, at: number): boolean {
  const name = read.all('name').findLast(({ end }) => end < at - 1)
  if (name === undefined || at - name.end > 5) return false
  return read.tokens.slice(Math.max(0, name.at - 3), name.at).some(({ word }) => betweens.test(word))
}

/** 'Between your paths there is a gap of 1; between your names, 0.' */
function isOtherDifference(read: Read, at: number): boolean {
  if (!read.isMark(at - 1, ',:') || !read.tokens.some(({ word }) => differences.test(word))) return false
  let start = at - 1
  while (start >= 0 && !read.isMark(start, ';.')) start -= 1
  return read.tokens.slice(start + 1, at).some(({ word }) => betweens.test(word))
}

const sharing =
  /^(?:share|partilham|partilhais|compartis|comparten|partagez|partagent|teilt|teilen|condividete|condividono)$/

/** The number that two people share: 'You share a Life Path', 'Vous partagez le même chemin de vie'. */
export function sharedIn(read: Read): Mark | null {
  const verb = read.tokens.findIndex(({ word }) => sharing.test(word))
  if (verb === -1) return null
  const name = read
    .all('name')
    .find(({ at, isOrdinary, end }) => at > verb && at - verb <= 4 && (!isOrdinary || isNamed(read, at, end)))
  if (name === undefined) return null
  return read.tokens.slice(verb, name.at).every(({ kind, form }) => kind === 'word' || form === 'shy') ? name : null
}

/** 'the same Expression', 'a Personality number': an ordinary word that stands for its number. */
function isNamed(read: Read, at: number, end: number): boolean {
  const before = read.tokens[at - 1]?.word ?? ''
  return /^(?:same|mesma?|misma?|meme|gleiche|stess[ao])$/.test(before) || read.is('numberNouns', end - 1)
}
