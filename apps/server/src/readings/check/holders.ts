import type { Mark, Read } from './read.ts'
import { stranger, type Holder, type People, type Subject } from './subjects.ts'

/** Who a sentence and the ones before it speak of. */
export type Speaking = { read: Read; subjects: readonly Subject[]; people: People; context: { holder: Holder | null } }

/** 'your Life Paths': two people's numbers at once. */
const plurals =
  /^(?:paths|urges|expressions|caminhos|impulsos|expressoes|caminos|expresiones|chemins|elans|lebenszahlen|ausdruckszahlen|seelenzahlen|cammini|percorsi|slanci|espressioni)$/

/** True for a stranger in the next clause, who is not the holder of the number: 'As a 2 you rest when somebody decides.' */
function isCutOff(read: Read, end: number, { at, isStranger }: Subject): boolean {
  return isStranger && read.tokens.slice(end, at).some(({ kind }) => kind === 'mark')
}

function isOwner(read: Read, { at }: Subject): boolean {
  return read.is('yours', at) || read.is('theirs', at)
}

/** Who a number belongs to: its owner, else the last person named before it, else the one spoken of so far. */
export function holderOf(
  { read, subjects, people, context }: Speaking,
  start: number,
  at: number,
  name: Mark | null,
): Holder {
  // 'his Life Path 4 is higher than your 3'
  const beside = subjects.find((subject) => subject.end === at && (name === null || subject.at >= name.end))
  if (beside !== undefined && isOwner(read, beside)) return beside
  // 'You are a Life Path 3 and Rui is a 4': the name has its number already.
  const later = name === null ? undefined : subjects.findLast((subject) => subject.at >= name.end && subject.end <= at)
  if (
    later !== undefined &&
    read.tokens.slice(name!.end, later.at).some(({ kind }) => kind === 'number' || kind === 'slot')
  )
    return later
  const isOfBoth =
    name !== null &&
    people.others.length > 0 &&
    read.tokens.slice(name.at, name.end).some(({ word }) => plurals.test(word))
  if (isOfBoth) return { ids: people.all, isStranger: false }
  const end = name === null ? at + 1 : Math.max(name.end, at + 1)
  const own =
    name === null ? undefined : subjects.findLast((subject) => subject.end <= name.at && name.at - subject.end <= 1)
  const after = subjects.find((subject) => {
    const from = name !== null && subject.at >= name.end && subject.at < at ? name.end : end
    const between = read.tokens.slice(from, subject.at)
    const isOf =
      between.length === 1 &&
      /^(?:of|for|de|do|da|del|d|von|di|des|dos|du|pour|para|per|fur|bei|chez|in|em|en|with|com|con|avec|mit)$/.test(
        between[0]!.word,
      )
    return (
      subject.at >= from &&
      ((isOf && subject.ids.length > 0) || (subject.at === from && read.at('theirsAfter', subject.at) !== null))
    )
  })
  const before = subjects.findLast((subject) => subject.end <= Math.max(start, at))
  const found =
    own ??
    after ??
    before ??
    subjects.find((subject) => subject.at >= end && subject.at - end <= 3 && !isCutOff(read, end, subject))
  if (found !== undefined) return found
  if (context.holder?.isStranger === true) return stranger
  return people.others.length > 0 ? { ids: people.all, isStranger: false } : { ids: ['you'], isStranger: false }
}
