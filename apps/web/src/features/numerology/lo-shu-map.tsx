type Dot = readonly [x: number, y: number]

const row = (count: number, gap = 13): Dot[] =>
  Array.from({ length: count }, (_, at) => [(at - (count - 1) / 2) * gap, 0] as const)
const upright = (count: number, gap?: number): Dot[] => row(count, gap).map(([x, y]) => [y, x] as const)
const block = (columns: number, rows: number): Dot[] =>
  upright(rows).flatMap(([, y]) => row(columns).map(([x]) => [x, y] as const))

/** The nine groups as they are drawn of old: open dots for odd numbers, full ones for even. */
const groups: readonly { at: Dot; dots: readonly Dot[] }[] = [
  { at: [-84, -84], dots: block(2, 2) },
  { at: [0, -84], dots: row(9, 9.2) },
  { at: [84, -84], dots: upright(2) },
  { at: [-84, 0], dots: upright(3) },
  { at: [0, 0], dots: [...row(3, 15), [0, -15], [0, 15]] },
  { at: [84, 0], dots: upright(7, 10.5) },
  { at: [-84, 84], dots: block(2, 4) },
  { at: [0, 84], dots: row(1) },
  { at: [84, 84], dots: block(2, 3) },
]

/** The Lo Shu as a map of dots. Decorative: the text below describes the square. */
export function LoShuMap({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="-128 -128 256 256" className={className}>
      <g fill="none" className="stroke-line">
        <rect x="-126" y="-126" width="252" height="252" rx="20" />
        <path d="M-42 -126V126M42 -126V126M-126 -42H126M-126 42H126" />
      </g>
      {groups.map(({ at: [x, y], dots }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {dots.length > 1 && dots.length % 2 === 1 && (
            <path
              d={dots.length === 5 ? 'M-15 0H15M0 -15V15' : `M${dots[0]!.join(' ')}L${dots.at(-1)!.join(' ')}`}
              className="stroke-brass-line"
            />
          )}
          {dots.map(([cx, cy]) => (
            <circle
              key={`${cx} ${cy}`}
              cx={cx}
              cy={cy}
              r="3.6"
              strokeWidth="1.6"
              className={dots.length % 2 === 1 ? 'fill-paper stroke-brass-line' : 'fill-ink stroke-ink'}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
