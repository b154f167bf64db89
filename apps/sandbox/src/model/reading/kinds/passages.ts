import { rootOf } from '../fact-order.ts'
import type { Unit } from '../layout.ts'
import type { Fact } from '../reading-request.ts'
import type { Voice } from '../voice.ts'

const isMaster = ({ value }: Fact) => value === 11 || value === 22 || value === 33

/** A number and what it says; `rank` is that of its first sentence. A fact that is no number is told as what it is. */
export function tellFact(voice: Voice, fact: Fact, rank: number): Unit[] {
  const { tongue, frames } = voice
  const told = tongue.told(fact)
  const essence = voice.tell(fact, 'essence')
  // A number that stands in two places is not told twice.
  if (rank > 0 && essence === '' && tongue.meaningOf(fact, voice.asked.tone) !== undefined) return []
  const claim = told === '' ? (fact.value === null ? '' : voice.claim(fact)) : voice.sayNew(told)
  if (claim === '') return []
  return [
    { rank, text: `${claim} ${essence}`.trim() },
    { rank: rank + 2, text: voice.tell(fact, 'gift') },
    { rank: rank + 3, text: isMaster(fact) ? voice.say('master', frames.masters) : '' },
    { rank: rank + 4, text: voice.tell(fact, 'shadow') },
    { rank: rank + 5, text: voice.tell(fact, 'advice') },
  ]
}

/** Two numbers of one person, and what they do to each other. */
export function tellJoint(voice: Voice, one: Fact, other: Fact, rank: number): Unit[] {
  const { tension, gift } = voice.joint(one, other)
  return [
    { rank, text: tension },
    { rank: rank + 1, text: gift },
  ]
}

const isOfTradition = /^planet_of|^friendship|^name_compound|^compound_of|^ordinal_sum|^lo_shu_(?!square)|^kua/

/** What the tradition tells in words: its planets, its arrows, the compounds of the name. */
export function aboutTradition(voice: Voice, rank: number): Unit[] {
  const { asked, tongue, frames } = voice
  const isCouple = asked.other !== null
  const facts = asked.facts.filter(
    ({ key, of }) => of === 'you' && isOfTradition.test(key) && !(isCouple && key.startsWith('friendship')),
  )
  const units = voice.order('tradition', facts).flatMap((fact) => {
    const said = voice.sayNew(tongue.told(fact))
    return said === '' ? [] : `${said} ${voice.tell(fact, 'essence')}`.trim()
  })
  return [
    {
      rank: rank + 2,
      text: units.length === 0 ? '' : voice.say('tradition', frames.traditions[asked.tradition] ?? []),
    },
    ...units.map((text, index) => ({ rank: index === 0 ? rank : rank + 4 + index, text })),
  ]
}

/** What the calendar year after this one will ask for. */
export function nextYear(voice: Voice, next: Fact): string {
  const { asked, frames } = voice
  return voice.say('next year', frames.nextYears, {
    year: asked.year + 1,
    value: next.value ?? '',
    next: frames.nexts[rootOf(next.value ?? 1) - 1],
  })
}
