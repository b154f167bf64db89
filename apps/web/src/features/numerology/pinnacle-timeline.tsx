import { formatWorking, type Pinnacle } from '@numeria/numerology'
import { pinnacles as words } from '#messages/workshop'

const pixelsPerYear = 4
/** The last has no end: as long as two others. */
const openYears = 18

const placeOf = (age: number) => 18 + age * pixelsPerYear

function ages({ fromAge, toAge }: Pinnacle): string {
  if (toAge === null) return words.from(fromAge)
  return fromAge === 0 ? words.upTo(toAge) : words.span(fromAge, toAge)
}

const years = ({ fromYear, toYear }: Pinnacle) =>
  toYear === null ? words.from(fromYear) : words.span(fromYear, toYear)

/** The four Pinnacles along a life, in proportion to the years they last. */
export function PinnacleTimeline({ pinnacles }: { pinnacles: readonly Pinnacle[] }) {
  const stretches = pinnacles.map((pinnacle) => ({
    pinnacle,
    from: placeOf(pinnacle.fromAge),
    to: placeOf(pinnacle.toAge === null ? pinnacle.fromAge + openYears : pinnacle.toAge + 1),
  }))
  return (
    <figure>
      <h4 className="font-display leading-tight mb-3 text-l">{words.title}</h4>
      <svg aria-hidden="true" viewBox={`0 0 256 ${Math.ceil(stretches.at(-1)!.to) + 4}`} className="w-full max-w-64">
        {stretches.map(({ pinnacle, from, to }) => (
          <g key={pinnacle.fromAge}>
            <path
              d={`M18 ${from}V${to}`}
              strokeWidth="2"
              strokeDasharray={pinnacle.toAge === null ? '3 5' : undefined}
              className="stroke-brass-line"
            />
            <circle cx="18" cy={from} r="15" strokeWidth="1.5" className="fill-paper stroke-brass-line" />
            <text x="18" y={from + 6} textAnchor="middle" fontSize="18" className="fill-brass font-display">
              {pinnacle.value}
            </text>
            <text x="48" y={from + 5} fontSize="14" className="fill-ink font-text">
              {ages(pinnacle)}
            </text>
            <text x="256" y={from + 5} textAnchor="end" fontSize="13" className="fill-ink-soft font-text">
              {years(pinnacle)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="mt-3 text-s text-ink-soft">
        {words.what}
        <ol className="sr-only">
          {pinnacles.map((pinnacle) => (
            <li key={pinnacle.fromAge}>{words.told(ages(pinnacle), years(pinnacle), formatWorking(pinnacle))}</li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}
