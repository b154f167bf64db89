import type { Read } from '../read.ts'

export const cycle = /^(?:cycles?|ciclos?|cicli|[a-z]{0,20}zyklus)$/

const ofA =
  /^(?:of|in|within|do|da|de|num|deste|del|des|du|d|dans|di|nel|dei|dell|eines|einer|deines|dieses|ihres|unseres|von|vom)$/

/** Whether the words behind a year say that it is one of a cycle: 'of your nine-year cycle'. */
export function isOfCycle(read: Read, end: number): boolean {
  return ofA.test(read.word(end)) && read.tokens.slice(end, end + 6).some(({ word }) => cycle.test(word))
}
