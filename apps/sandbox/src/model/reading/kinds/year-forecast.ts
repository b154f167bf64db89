import type { Paragraph, Unit } from '../layout.ts'
import type { Fact, Meaning } from '../reading-request.ts'
import { capitalised } from '../sentences.ts'
import type { Voice } from '../voice.ts'
import { nextYear, tellFact, tellJoint } from './passages.ts'
import type { Told } from './told.ts'

/** The Personal Year against what the person is, then what stands around it. */
export function theYear(voice: Voice, { facts }: Told): Paragraph[] {
  const { asked, frames } = voice
  const year = facts.find(({ key }) => key === 'personal_year')
  const next = facts.find(({ key }) => key === 'next_personal_year')
  const own = asked.facts.find(
    ({ key, of, value }) => of === 'you' && value !== null && !/personal|compound|lo_shu/.test(key),
  )
  const month = Number(asked.today.slice(5, 7))
  const around = facts.filter((fact) => fact !== year && fact !== next)
  const paragraphs: Paragraph[] = []
  if (year) {
    const claim = voice.say('year', frames.years, voice.values(year))
    paragraphs.push({
      units: [
        { rank: 0, text: `${claim} ${voice.tell(year, 'essence')}`.trim() },
        { rank: 1, text: voice.tell(year, 'gift') },
        { rank: 2, text: voice.tell(year, 'shadow') },
        { rank: 3, text: voice.tell(year, 'advice') },
      ],
    })
    if (own) paragraphs.push({ units: tellJoint(voice, own, year, 1) })
  }
  paragraphs.push(...around.map((fact, index): Paragraph => ({ units: tellFact(voice, fact, 3 + index) })))
  paragraphs.push({
    units: [
      { rank: 5, text: month > 0 ? voice.sayNew(frames.months[month - 1] ?? '') : '' },
      { rank: 4, text: next ? nextYear(voice, next) : '' },
    ],
  })
  return paragraphs
}

const parts: readonly Exclude<keyof Meaning, 'title'>[] = ['essence', 'gift', 'shadow', 'advice']

/** What is left to say of a number that comes back, the first thing first. */
export function sayOneThing(voice: Voice, fact: Fact): string {
  for (const part of parts) {
    const text = voice.tell(fact, part)
    if (text !== '') return text
  }
  return ''
}

const monthsInParagraph = 3

/** Twelve months, three to a paragraph, and which of them is for what. */
export function monthByMonth(voice: Voice, { facts }: Told): Paragraph[] {
  const { asked, tongue } = voice
  const name = (fact: Fact) => tongue.month(fact, asked.today)
  const units = facts.map((fact): Unit[] => {
    const head = `**${capitalised(name(fact))}, ${tongue.call(fact).label} ${fact.value}:**`
    return [
      { rank: 0, text: `${head} ${sayOneThing(voice, fact)}`.trim() },
      { rank: 4, text: voice.tell(fact, 'advice') },
    ]
  })
  const paragraphs: Paragraph[] = []
  for (let index = 0; index < units.length; index += monthsInParagraph)
    paragraphs.push({ units: units.slice(index, index + monthsInParagraph).flat() })
  const { monthsFor } = tongue.kinds[asked.tone]
  const which = [
    ['first', 1],
    ['last', 9],
    ['quiet', 7],
  ] as const
  paragraphs.push({
    units: which.flatMap(([use, value]) => {
      const month = facts.find((fact) => fact.value === value)
      return month ? [{ rank: 1, text: voice.say(use, monthsFor[use], { [use]: name(month) }) }] : []
    }),
  })
  return paragraphs
}

export function yearAfter(voice: Voice, { facts }: Told): Paragraph[] {
  const { asked, tongue } = voice
  const next = facts.find(({ key }) => key === 'next_personal_year')
  if (!next) return []
  return [
    {
      units: [
        { rank: 0, text: nextYear(voice, next) },
        { rank: 2, text: voice.tell(next, 'essence') },
        { rank: 1, text: voice.say('leave behind', tongue.kinds[asked.tone].leaveBehind) },
        { rank: 5, text: voice.tell(next, 'shadow') },
        { rank: 6, text: voice.tell(next, 'gift') },
      ],
    },
  ]
}
