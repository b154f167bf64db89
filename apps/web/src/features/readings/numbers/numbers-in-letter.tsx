import type { ReadingFact, ReadingNumbers } from '@numeria/contract'
import { numbers as words } from '#messages/numbers'
import { arrange } from './arrange.ts'
import { LoShu } from './lo-shu.tsx'
import { Timeline } from './timeline.tsx'

/** The numbers of a letter, each with its working, as a table that may run over pages. */
export function NumbersInLetter({ numbers }: { numbers: ReadingNumbers }) {
  const { person, other, loShu, timeline } = numbers
  const { you, other: theirs, both, inTimeline, inSquare } = arrange(numbers)
  return (
    <section className="mt-10">
      <h2 className="text-xl">{words.howFound}</h2>
      <FactTable title={other ? person.fullName : null} facts={[...you, ...inTimeline]} />
      {other && <FactTable title={other.fullName} facts={theirs} />}
      {both.length > 0 && <FactTable title={words.twoOfYou} facts={both} />}
      <div className="mt-6 grid gap-6 break-inside-avoid">
        {timeline && <Timeline moments={timeline} />}
        {loShu && <LoShu counts={loShu} facts={inSquare} />}
      </div>
    </section>
  )
}

function FactTable({ title, facts }: { title: string | null; facts: readonly ReadingFact[] }) {
  return (
    <table className="mt-4 w-full text-left text-xs leading-snug">
      {title && <caption className="pb-1 text-left font-display text-l">{title}</caption>}
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.table.number}</th>
          <th scope="col">{words.table.value}</th>
          <th scope="col">{words.table.working}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ key, label, text, working }) => (
          <tr key={key} className="break-inside-avoid border-t border-line align-baseline">
            <th scope="row" className="w-2/5 py-1.5 pr-4 font-normal">
              {label}
            </th>
            <td className="py-1.5 pr-4 font-display text-base text-brass">{text}</td>
            <td className="py-1.5 text-ink-soft tabular-nums">{working}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
