type Corner = readonly [x: string, y: string]

const radius = 33

/** Corners on a circle, the first one at the top. */
function cornersOf(digit: number): Corner[] {
  return Array.from({ length: digit }, (_, at) => {
    const angle = (at / digit) * 2 * Math.PI - Math.PI / 2
    return [(Math.cos(angle) * radius).toFixed(1), (Math.sin(angle) * radius).toFixed(1)] as const
  })
}

const closed = (corners: readonly Corner[]) => `M${corners.map((corner) => corner.join(' ')).join('L')}Z`

/** The lines between them: a polygon up to four; above, a star, which six and nine make of triangles. */
function linesOf(digit: number): string {
  const corners = cornersOf(digit)
  if (digit === 6 || digit === 9) {
    const triangles = digit / 3
    return Array.from({ length: triangles }, (_, first) =>
      closed([0, 1, 2].map((turn) => corners[first + turn * triangles]!)),
    ).join('')
  }
  const step = digit > 6 ? 3 : digit === 5 ? 2 : 1
  return closed(corners.map((_, at) => corners[(at * step) % digit]!))
}

/** A digit as so many points on a circle, joined. */
export function DigitFigure({ digit }: { digit: number }) {
  return (
    <svg aria-hidden="true" viewBox="-44 -44 88 88" className="size-22 shrink-0">
      <circle r="42" fill="none" className="stroke-line" />
      {digit > 1 && <path d={linesOf(digit)} fill="none" strokeLinejoin="round" className="stroke-brass-line" />}
      {cornersOf(digit).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4.2" className="fill-brass-line" />
      ))}
    </svg>
  )
}
