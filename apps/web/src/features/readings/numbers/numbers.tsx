import type { ReadingNumbers } from '@numeria/contract'
import type { ReactNode } from 'react'
import { formatDate } from '../../../lib/dates.ts'
import { traditionNames } from '../style-names.ts'
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
      <h2 className="sr-only">How these numbers were found</h2>
      <p className="text-s text-ink-soft">
        Counted from {nameAndBirth(person)}
        {other && <> and {nameAndBirth(other)}</>}, in the {traditionNames[tradition]} way. It is plain arithmetic, the
        same each time; no AI takes part in it.
      </p>
      {other ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Group title={person.fullName} says="You">
            <NumberCards facts={you} isColumn isSmall />
          </Group>
          <Group title={other.fullName} says="The other person">
            <NumberCards facts={theirs} isColumn isSmall />
          </Group>
        </div>
      ) : (
        <NumberCards facts={you} />
      )}
      {both.length > 0 && (
        <Group title="The two of you" says="The pair">
          <NumberCards facts={both} />
        </Group>
      )}
      {timeline && (
        <div>
          <Timeline moments={timeline} />
          {inTimeline.length > 0 && (
            <Unfolding label="Show how each of them was counted" className="">
              <NumberCards facts={inTimeline} isColumn isSmall />
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
    <span className="text-ink">{fullName}</span>, born {formatDate(birthDate)}
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
