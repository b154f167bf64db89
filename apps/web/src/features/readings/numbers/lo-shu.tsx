import type { ReadingFact } from '@numeria/contract'
import { numbers } from '#messages/numbers'
import { LoShuDrawing } from '../../../ui/lo-shu-drawing.tsx'

const words = numbers.loShu
const listed = (digits: readonly number[]) => digits.join(', ') || words.none

/** The birth date in the Lo Shu square, as a drawing and as text. `facts` are those of the reading. */
export function LoShu({ counts, facts }: { counts: readonly number[]; facts: readonly ReadingFact[] }) {
  const countOf = (digit: number) => counts[digit - 1] ?? 0
  const digits = counts.map((_, index) => index + 1)
  return (
    <figure className="flex flex-wrap items-start gap-x-6 gap-y-4 rounded-l border border-line bg-raised p-4">
      <LoShuDrawing countOf={countOf} className="size-44 shrink-0" />
      <figcaption className="min-w-48 flex-1 text-s">
        <h3 className="text-l">{words.title}</h3>
        <p className="mt-1 text-xs text-ink-soft">{words.what}</p>
        <dl className="mt-3 grid gap-1.5">
          <Told name={words.there}>{listed(digits.filter((digit) => countOf(digit) > 0))}</Told>
          <Told name={words.missing}>{listed(digits.filter((digit) => countOf(digit) === 0))}</Told>
          <Told name={words.repeated}>{listed(digits.filter((digit) => countOf(digit) > 1))}</Told>
          {facts
            .filter(({ value, key }) => value === null && key !== 'lo_shu_square')
            .map(({ key, label, text }) => (
              <Told key={key} name={label}>
                {text}
              </Told>
            ))}
        </dl>
      </figcaption>
    </figure>
  )
}

function Told({ name, children }: { name: string; children: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}
