import type { Chapter, Unit } from '../layout.ts'
import type { Fact } from '../reading-request.ts'
import type { Voice } from '../voice.ts'

/** An answer to somebody who has lost somebody: no tensions, no plans for the year, only how they carry it and what may ease a day. */
export function composeComfort(
  voice: Voice,
  opening: Unit[],
  facts: readonly Fact[],
): { chapters: Chapter[]; more: () => string } {
  const { asked, tongue } = voice
  const { openings, suggestions } = tongue.topics.grief
  const carried = facts.slice(0, 4).map((fact, index): Unit[] => {
    const line = voice.line(fact, 'grief')
    return line === '' ? [] : [{ rank: index < 2 ? 0 : 1 + index, text: `${voice.topicClaim(fact, 'grief')} ${line}` }]
  })
  const [lead] = facts
  const rested = lead ? voice.line(lead, 'rest') : ''
  const suggestion = voice.suggestion('grief')
  return {
    chapters: [
      {
        paragraphs: [
          { units: [...opening, ...(carried[0] ?? [])] },
          { units: [...carried.slice(1).flat(), { rank: 3, text: rested }] },
          { units: [{ rank: 2, text: voice.say('comfort', openings[asked.tone].map(withoutApology)) }] },
          { units: [{ rank: 0, text: suggestion }] },
        ],
      },
    ],
    more: () => voice.say('more comfort', [...openings[asked.tone].map(withoutApology), ...suggestions[asked.tone]]),
  }
}

const apology = /^(?:I am sorry|thank you for telling me|lamento muito|agradeço que mo tenhas contado)[.;] /

/** To be sorry is said once, in the opening. */
const withoutApology = (text: string) => text.replace(apology, '')
