import type { ReadingNumbers } from '@numeria/contract'
import type { ReactNode } from 'react'
import { numbers as words } from '#messages/numbers'
import { traditionNames } from '#messages/style'
import { formatDate } from '../../../lib/dates.ts'
import { arrange } from './arrange.ts'
import { LoShu } from './lo-shu.tsx'
import { NumberCards } from './number-cards.tsx'
import { Timeline } from './timeline.tsx'
import { Unfolding } from './unfolding.tsx'

/** Everything that a reading was written from, and how it was counted. */
export function Numbers({ numbers }: { numbers: ReadingNumbers }) {
  const { person, other, tradition, loShu, timeline } = numbers
  const { you, other: theirs, both, inTimeline, inSquare } = arrange(numbers)
  return (
    <>
      <h2 className="sr-only">{words.howFound}</h2>
      <p className="text-s text-ink-soft">
        {words.countedFrom}
        {nameAndBirth(person)}
        {other && (
          <>
            {words.and}
            {nameAndBirth(other)}
          </>
        )}
        {words.inTheWay(traditionNames[tradition])}
      </p>
      {other ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Group title={person.fullName} says={words.you}>
            <NumberCards facts={you} tradition={tradition} isColumn isSmall />
          </Group>
          <Group title={other.fullName} says={words.otherPerson}>
            <NumberCards facts={theirs} tradition={tradition} isColumn isSmall />
          </Group>
        </div>
      ) : (
        <NumberCards facts={you} tradition={tradition} />
      )}
      {both.length > 0 && (
        <Group title={words.twoOfYou} says={words.pair}>
          <NumberCards facts={both} tradition={tradition} />
        </Group>
      )}
      {timeline && (
        <div>
          <Timeline moments={timeline} />
          {inTimeline.length > 0 && (
            <Unfolding label={words.showEach} className="">
              <NumberCards facts={inTimeline} tradition={tradition} isColumn isSmall />
            </Unfolding>
          )}
        </div>
      )}
      {loShu && <LoShu counts={loShu} facts={inSquare} />}
    </>
  )
}

const nameAndBirth = ({ fullName, birthDate }: ReadingNumbers['person']) => (
  <>
    <span className="text-ink">{fullName}</span>
    {words.born(formatDate(birthDate))}
  </>
)

function Group({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-l break-words">
        <span className="block font-text text-xs text-ink-soft">{says}</span>
        {title}
      </h3>
      {children}
    </section>
  )
}
