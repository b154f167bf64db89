import { loShuPlanes, type LoShuGrid, type LoShuPlane } from '@numeria/numerology'
import { LoShuDrawing } from '../../ui/lo-shu-drawing.tsx'

const listed = (digits: readonly number[]) => digits.join(', ') || 'none'
const lines = (planes: readonly LoShuPlane[]) =>
  planes.map((plane) => `${plane} (${loShuPlanes[plane].join('-')})`).join(', ') || 'none'

/** A date in the Lo Shu square: drawn, and told in words. */
export function LoShuSquare({ grid }: { grid: LoShuGrid }) {
  return (
    <figure>
      <h4 className="font-display leading-tight mb-3 text-l">Lo Shu square</h4>
      <LoShuDrawing countOf={(digit) => grid.counts[digit] ?? 0} className="w-full max-w-64" />
      <figcaption className="mt-3 grid gap-0.5 text-s text-ink-soft">
        <span>Digits: {grid.dateDigits.join(' ')}</span>
        <span>Missing: {listed(grid.missing)}</span>
        <span>More than once: {listed(grid.repeating)}</span>
        <span>Full lines: {lines(grid.complete)}</span>
        <span>Empty lines: {lines(grid.empty)}</span>
      </figcaption>
    </figure>
  )
}
