import type { ReadingFact, ReadingNumbers } from '@numeria/contract'
import { shortMoment } from './short-moment.ts'

/** A reading's facts, each where it is shown. */
export type Arranged = {
  you: ReadingFact[]
  other: ReadingFact[]
  both: ReadingFact[]
  /** The numbers that the timeline draws. */
  inTimeline: ReadingFact[]
  /** Facts of the Lo Shu square, listed below the drawing. */
  inSquare: ReadingFact[]
}

const ofTimeline = { years: /^pinnacle_\d+$/, month: /^personal_month_\d+$/, day: /^personal_day_\d+$/ }
const ofSquare = /^lo_shu_/

/** Puts each fact to its drawing where there is one, else to whom it belongs to. */
export function arrange({ facts, loShu, timeline }: Pick<ReadingNumbers, 'facts' | 'loShu' | 'timeline'>): Arranged {
  const arranged: Arranged = { you: [], other: [], both: [], inTimeline: [], inSquare: [] }
  const [moment] = timeline ?? []
  const drawn = moment && ofTimeline[shortMoment(moment).kind]
  for (const fact of facts) {
    if (drawn?.test(fact.key)) arranged.inTimeline.push(fact)
    else if (loShu && fact.of === 'you' && ofSquare.test(fact.key)) arranged.inSquare.push(fact)
    else arranged[fact.of].push(fact)
  }
  return arranged
}

type Part = { text: string; isMain: boolean }

/** How '13/4' is set: the number itself large, what it came from or comes to small. Null for what is words. */
export function numeralParts({ value, text }: Pick<ReadingFact, 'value' | 'text'>): Part[] | null {
  const [, first, second] = /^(\d{1,3})(?:\/(\d{1,3}))?$/.exec(text) ?? []
  if (value === null || first === undefined) return null
  if (second === undefined) return [{ text: first, isMain: true }]
  return Number(first) === value
    ? [
        { text: first, isMain: true },
        { text: `/${second}`, isMain: false },
      ]
    : [
        { text: `${first}/`, isMain: false },
        { text: second, isMain: true },
      ]
}
