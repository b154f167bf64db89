const cell = 84

/** The square's order, from above: every line adds to fifteen. */
const rows = [
  [4, 9, 2],
  [3, 5, 7],
  [8, 1, 6],
] as const

/** Drawing of the Lo Shu square of a birth date. Needs a text alternative beside it. */
export function LoShuDrawing({ countOf, className }: { countOf: (digit: number) => number; className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 256 256" className={className}>
      <g fill="none" className="stroke-line-strong">
        <rect x="2" y="2" width="252" height="252" rx="8" />
        <path d="M86 2V254M170 2V254M2 86H254M2 170H254" className="stroke-line" />
      </g>
      {rows.flatMap((row, down) =>
        row.map((digit, across) => {
          const count = countOf(digit)
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
  )
}
