import { digitSum, type LifePath } from '@numeria/numerology'

const radius = 150

/** Where a number stands on the circle of nine, 9 at the top; a master stands with its digit. */
function placeOf(number: number): readonly [x: string, y: string] {
  const digit = number > 9 ? digitSum(number) : number
  const angle = (digit / 9) * 2 * Math.PI - Math.PI / 2
  return [(Math.cos(angle) * radius).toFixed(1), (Math.sin(angle) * radius).toFixed(1)] as const
}

const nine = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** A date's own figure: month, day and year joined on the circle of nine, and from there to the number they make. */
export function LifePathFigure({ path, className }: { path: LifePath; className: string }) {
  const met = path.parts.map(({ value }) => placeOf(value))
  const [endX, endY] = placeOf(path.value)
  return (
    <svg aria-hidden="true" viewBox="-200 -200 400 400" className={className}>
      <circle r={radius} fill="none" className="stroke-line-strong" />
      <circle r={radius + 44} fill="none" className="stroke-line" />
      {nine.map((number) => {
        const angle = (number / 9) * 2 * Math.PI - Math.PI / 2
        return (
          <g key={number}>
            <circle
              cx={(Math.cos(angle) * radius).toFixed(1)}
              cy={(Math.sin(angle) * radius).toFixed(1)}
              r="2.5"
              className="fill-line-strong"
            />
            <text
              x={(Math.cos(angle) * (radius + 23)).toFixed(1)}
              y={(Math.sin(angle) * (radius + 23) + 6).toFixed(1)}
              textAnchor="middle"
              fontSize="18"
              className="fill-ink-soft font-display"
            >
              {number}
            </text>
          </g>
        )
      })}
      <g key={met.join(' ')} className="animate-appear">
        <path
          d={`M${[...met, [endX, endY]].map((place) => place.join(' ')).join('L')}`}
          fill="none"
          strokeWidth="1.6"
          strokeLinejoin="round"
          className="stroke-brass-line"
        />
        {met.map(([x, y], at) => (
          <circle key={at} cx={x} cy={y} r="6" className="fill-brass-line" />
        ))}
        <circle cx={endX} cy={endY} r="13" fill="none" strokeWidth="1.6" className="stroke-brass-line" />
      </g>
      <circle r="66" className="fill-paper" />
      <text y="32" textAnchor="middle" fontSize="96" className="fill-brass font-display lining-nums">
        {path.value}
      </text>
    </svg>
  )
}
