import { MoonFigure } from '../../ui/moon-face.tsx'

const strokes = Array.from({ length: 99 }, (_, at) => at + 1)
/** One orbit for each number, the lowest innermost, and how long a number travels on it. Neighbours pass each other without touching. */
const orbits = [
  { radius: 94, travel: 'duration-[1200ms]' },
  { radius: 146, travel: 'duration-[1600ms]' },
  { radius: 198, travel: 'duration-[2000ms]' },
] as const
const rim = 254
const degreesEach = 360 / strokes.length

type Props = {
  /** None while it is not known whose they are. */
  numbers: readonly number[]
  draw: number
  className: string
}

/** A dial of 99 strokes around the moon, and three numbers on their orbits, each pointing at its own stroke. */
export function LuckyDial({ numbers, draw, className }: Props) {
  return (
    <svg aria-hidden="true" viewBox="-260 -260 520 520" className={className}>
      <g fill="none" className="stroke-line">
        <circle r={rim} />
        {orbits.map(({ radius }) => (
          <circle key={radius} r={radius} />
        ))}
      </g>
      <g className="stroke-line-strong" strokeWidth="1.1">
        {strokes.map((stroke) => (
          <path
            key={stroke}
            d={`M0 ${-rim}V${stroke % 11 === 0 ? 16 - rim : 9 - rim}`}
            transform={`rotate(${(stroke * degreesEach).toFixed(2)})`}
          />
        ))}
      </g>
      <g transform="scale(0.42)">
        <MoonFigure />
      </g>
      {numbers.map((number, at) => (
        <Sphere key={at} number={number} draw={draw} {...orbits[at]!} />
      ))}
    </svg>
  )
}

/** A number on its orbit. Each draw takes it once round, so that it travels instead of jumping. */
function Sphere({ number, draw, radius, travel }: { number: number; draw: number } & (typeof orbits)[number]) {
  const angle = draw * 360 + number * degreesEach
  const moving = `transition-transform ease-tide ${travel}`
  return (
    <g className={moving} style={{ transform: `rotate(${angle}deg)` }}>
      <path d={`M0 ${-radius}V${-rim}`} className="stroke-brass-line" strokeWidth="1.6" />
      <circle cy={-rim} r="4" className="fill-brass-line" />
      <g transform={`translate(0 ${-radius})`}>
        <circle r="24" className="fill-raised stroke-brass-line" strokeWidth="1.6" />
        {/* Turned back by as much, so that it always stands upright. */}
        <g className={moving} style={{ transform: `rotate(${-angle}deg)` }}>
          <text key={number} y="9.5" textAnchor="middle" fontSize="27" className="animate-appear fill-ink font-display">
            {number}
          </text>
        </g>
      </g>
    </g>
  )
}
