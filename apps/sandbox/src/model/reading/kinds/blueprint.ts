import type { Paragraph, Unit } from '../layout.ts'
import type { Fact } from '../reading-request.ts'
import type { Voice } from '../voice.ts'
import { tellFact } from './passages.ts'
import type { Told } from './told.ts'

const inParagraph = 3

/** The lesser numbers of a name, some to a paragraph; those with words of their own come first. */
export function wholeName(voice: Voice, { facts }: Told): Paragraph[] {
  const told = facts
    .toSorted((one, other) => Number(one.meaning === null) - Number(other.meaning === null))
    .map((fact, index) => tellFact(voice, fact, index < inParagraph ? 0 : Math.min(index, 9)))
  return Array.from({ length: Math.ceil(told.length / inParagraph) }, (_, index) => ({
    units: told.slice(index * inParagraph, (index + 1) * inParagraph).flat(),
  }))
}

const isNow = ({ label }: Fact) => label.includes('(now)') || label.includes(' main ')

/** The long periods: first those of today, then the others as far as they say anything else. */
export function cycles(voice: Voice, { facts }: Told): Paragraph[] {
  return ['pinnacle', 'challenge', 'period'].map((kind) => ({
    units: facts
      .filter(({ key }) => key.startsWith(kind))
      .toSorted((one, other) => Number(isNow(other)) - Number(isNow(one)))
      .flatMap((fact, index) => {
        const [first, ...rest] = tellFact(voice, fact, isNow(fact) ? 0 : 2 + index)
        return first ? [first, { rank: first.rank + 1, text: voice.sayNew(voice.tongue.span(fact)) }, ...rest] : []
      }),
  }))
}

const fedBy =
  /^(?:life_path|expression|soul_urge|personality|birthday|personal_year|maturity|pinnacle|psychic|destiny|name_number|driver|conductor)/

/** Three things to do more, two to do less, and a question for the year. */
export function advicePage(voice: Voice, { facts }: Told): Paragraph[] {
  const { asked, tongue } = voice
  const words = tongue.kinds[asked.tone]
  const own = asked.facts.filter(({ key, of, value }) => of === 'you' && value !== null && fedBy.test(key))
  const points = (texts: readonly string[], most: number): Unit[] =>
    texts
      .filter(Boolean)
      .slice(0, most)
      .map((text) => ({ rank: 0, point: true, text }))
  const more = [...facts, ...own].map(
    (fact) => voice.tell(fact, 'advice') || voice.sayNew(voice.nth(words.dayActs, fact.value)),
  )
  const less = own.map((fact) => voice.sayNew(voice.nth(words.lessActs, fact.value)))
  const lead = facts[0] ?? own[0]
  return [
    { units: [{ rank: 0, text: voice.say('more', words.more) }] },
    { units: points(more, 3) },
    { units: [{ rank: 0, text: voice.say('less', words.less) }] },
    { units: points(less, 2) },
    {
      units: lead
        ? [{ rank: 0, text: `${voice.say('question', words.question)} ${voice.nth(words.questions, lead.value)}` }]
        : [],
    },
  ]
}
