import { loShuPlanes, loShuRows, type LoShuGrid, type LoShuPlane } from '@numeria/numerology'

const cell = 84

const listed = (digits: readonly number[]) => digits.join(', ') || 'none'
const lines = (planes: readonly LoShuPlane[]) =>
  planes.map((plane) => `${plane} (${loShuPlanes[plane].join('-')})`).join(', ') || 'none'

/** A date in the Lo Shu square: drawn, and told in words. */
export function LoShuSquare({ grid }: { grid: LoShuGrid }) {
  return (
    <figure>
      <h4 className="font-display leading-tight mb-3 text-l">Lo Shu square</h4>
      <svg aria-hidden="true" viewBox="0 0 256 256" className="w-full max-w-64">
        <g fill="none" className="stroke-line-strong">
          <rect x="2" y="2" width="252" height="252" rx="8" />
          <path d="M86 2V254M170 2V254M2 86H254M2 170H254" className="stroke-line" />
        </g>
        {loShuRows.flatMap((row, down) =>
          row.map((digit, across) => {
            const count = grid.counts[digit] ?? 0
            return (
              <text
                key={digit}
                x={2 + across * cell + cell / 2}
                y={2 + down * cell + cell / 2 + 9}
                textAnchor="middle"
                fontSize={count > 4 ? 16 : 27}
                className={count > 0 ? 'fill-brass font-display' : 'fill-ink-soft font-display opacity-45'}
              >
                {count > 0 ? String(digit).repeat(count) : '·'}
              </text>
            )
          }),
        )}
      </svg>
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
