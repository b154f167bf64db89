import { rootOf } from '../fact-order.ts'
import type { Paragraph, Unit } from '../layout.ts'
import type { Fact } from '../reading-request.ts'
import { capitalised } from '../sentences.ts'
import type { Voice } from '../voice.ts'
import { tellFact, tellJoint } from './passages.ts'
import type { Told } from './told.ts'
import { sayOneThing } from './year-forecast.ts'

const ownNumbers = /^(?:life_path|psychic_number|name_number|ordinal_root|driver_number)/

export function theWeek(voice: Voice, { facts }: Told): Paragraph[] {
  const { frames } = voice
  const year = facts.find(({ key }) => key === 'personal_year')
  const month = facts.find(({ key }) => key === 'personal_month')
  const own = facts.find(({ key }) => ownNumbers.test(key))
  const claim = year ? voice.say('year', frames.years, voice.values(year)) : ''
  return [
    { units: [...(month ? tellFact(voice, month, 0) : []), { rank: 0, text: claim }] },
    { units: own && month ? tellJoint(voice, own, month, 2) : [] },
    { units: own ? tellFact(voice, own, 5) : [] },
  ]
}

/** Numbers that the table of pairs calls challenging. */
const pulling: readonly (readonly [number, number])[] = [
  [1, 2],
  [1, 4],
  [1, 6],
  [2, 5],
  [2, 7],
  [3, 4],
  [3, 7],
  [3, 8],
  [4, 5],
  [4, 9],
  [5, 6],
  [6, 7],
  [7, 8],
  [8, 9],
]

function pulls(one: number, other: number): boolean {
  return pulling.some(([a, b]) => (a === one && b === other) || (a === other && b === one))
}

/** The quietest of the days, by its number. */
const quietFirst = [7, 9, 2, 4, 6, 3, 5, 8, 1]

export function dayByDay(voice: Voice, { facts }: Told): Paragraph[] {
  const { asked, tongue } = voice
  const words = tongue.kinds[asked.tone]
  const own = asked.facts.find(({ key, of }) => of === 'you' && ownNumbers.test(key))
  const name = (fact: Fact) => tongue.day(fact, asked.today)
  let hasPull = false
  const units = facts.flatMap((fact): Unit[] => {
    const day = rootOf(fact.value ?? 1)
    const pull =
      !hasPull && own && pulls(day, rootOf(own.value ?? 0)) ? voice.say('pull', words.pulls, voice.values(own)) : ''
    hasPull ||= pull !== ''
    const head = `**${capitalised(name(fact))} – ${tongue.call(fact).label} ${fact.value}:**`
    const essence = voice.tell(fact, 'essence') || sayOneThing(voice, fact)
    return [
      { rank: 0, point: true, text: `${head} ${essence}`.trim() },
      { rank: 0, text: voice.sayNew(voice.nth(words.dayActs, fact.value)) || voice.tell(fact, 'advice') },
      { rank: 1, text: pull },
      { rank: 3, text: voice.tell(fact, 'advice') },
      { rank: 4, text: voice.tell(fact, 'gift') },
    ]
  })
  const free = facts.toSorted(
    (one, other) => quietFirst.indexOf(rootOf(one.value ?? 1)) - quietFirst.indexOf(rootOf(other.value ?? 1)),
  )[0]
  return [
    { units },
    { units: free ? [{ rank: 0, text: voice.say('free day', words.freeDay, { day: name(free) }) }] : [] },
  ]
}
