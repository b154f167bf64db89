import { loShuPlanes, type LoShuGrid, type LoShuPlane } from '@numeria/numerology'
import { loShu } from '#messages/workshop'
import { LoShuDrawing } from '../../ui/lo-shu-drawing.tsx'

const listed = (digits: readonly number[]) => digits.join(', ') || loShu.none
const lines = (planes: readonly LoShuPlane[]) =>
  planes.map((plane) => `${loShu.planes[plane]} (${loShuPlanes[plane].join('-')})`).join(', ') || loShu.noLine

/** A date in the Lo Shu square, as a drawing and as text. */
export function LoShuSquare({ grid }: { grid: LoShuGrid }) {
  return (
    <figure>
      <h4 className="font-display leading-tight mb-3 text-l">{loShu.title}</h4>
      <LoShuDrawing countOf={(digit) => grid.counts[digit] ?? 0} className="w-full max-w-64" />
      <figcaption className="mt-3 grid gap-0.5 text-s text-ink-soft">
        <span>{loShu.digits(grid.dateDigits.join(' '))}</span>
        <span>{loShu.missing(listed(grid.missing))}</span>
        <span>{loShu.repeated(listed(grid.repeating))}</span>
        <span>{loShu.full(lines(grid.complete))}</span>
        <span>{loShu.empty(lines(grid.empty))}</span>
      </figcaption>
    </figure>
  )
}
