import { isTrait, orderFacts } from '../fact-order.ts'
import type { Chapter, Paragraph, Unit } from '../layout.ts'
import type { Conversation, Kind, Section } from '../reading-request.ts'
import type { Voice } from '../voice.ts'
import { advicePage, cycles, wholeName } from './blueprint.ts'
import { coupleChapters } from './compatibility.ts'
import { dayByDay, theWeek } from './weekly-roadmap.ts'
import { monthByMonth, theYear, yearAfter } from './year-forecast.ts'
import { furtherSentences } from './further.ts'
import { tellFact, tellJoint } from './passages.ts'
import type { Told } from './told.ts'

type SectionWriter = (voice: Voice, told: Told) => Paragraph[]

const writers: Record<string, SectionWriter> = {
  'year_forecast.year': theYear,
  'year_forecast.months': monthByMonth,
  'year_forecast.next': yearAfter,
  'weekly_roadmap.week': theWeek,
  'weekly_roadmap.days': dayByDay,
  'compatibility.two': coupleChapters.two,
  'compatibility.together': coupleChapters.together,
  'compatibility.do': coupleChapters.practice,
  'blueprint.name': wholeName,
  'blueprint.cycles': cycles,
  'blueprint.year': theYear,
  'blueprint.advice': advicePage,
  'life_path.now': (voice, told) => [
    { units: [{ rank: 4, text: voice.say('now', voice.tongue.kinds[voice.asked.tone].now) }] },
    ...theYear(voice, told),
  ],
}

/** Number after number, with what those next to each other do to each other. */
const tellAll: SectionWriter = (voice, { facts }) => {
  const joint = (index: number, rank: number): Unit[] => {
    const [one, other] = [facts[index - 1], facts[index]]
    return one && other && isTrait(one) && isTrait(other) ? tellJoint(voice, one, other, rank) : []
  }
  return facts.map((fact, index) => ({
    units: [...tellFact(voice, fact, Math.min(index, 8)), ...(index > 0 ? joint(index, 2 * index - 1) : [])],
  }))
}

/** A reading in sections: each under its title, in the order and from the facts that the form gives. */
export function composeSections(voice: Voice, { asked }: Conversation): { chapters: Chapter[]; more: () => string } {
  const kind = asked.reading as Exclude<Kind, 'chat' | 'quick'>
  const { tone, other, sections } = asked
  const opening = voice.open(`opening ${kind}`, voice.tongue.kinds[tone].openings[kind], {
    other: other?.name.trim().split(/\s+/)[0],
  })
  const write = (section: Section): Paragraph[] => {
    const facts = section.facts.flatMap((key) => asked.facts.filter((fact) => fact.key === key))
    return (writers[`${kind}.${section.key}`] ?? tellAll)(voice, { section, facts })
  }
  // A page of advice is written first, so that the best advice is not said before it comes.
  const advice = new Map(sections.filter(({ key }) => key === 'advice').map((section) => [section, write(section)]))
  const chapters = sections.map((section, index): Chapter => {
    const greeting = index === 0 ? [{ units: [{ rank: 0, text: opening }] }] : []
    return { heading: section.title, paragraphs: [...greeting, ...(advice.get(section) ?? write(section))] }
  })
  const endsWithItsOwn = kind === 'compatibility' || kind === 'weekly_roadmap'
  if (!endsWithItsOwn)
    chapters
      .at(-1)
      ?.paragraphs.push({ units: [{ rank: 0, text: voice.suggestion(kind === 'year_forecast' ? 'timing' : 'self') }] })
  const own = orderFacts(asked.facts, 'self', asked.question, asked.tradition)
  return { chapters, more: kind === 'compatibility' ? () => '' : furtherSentences(voice, own, 'self') }
}
