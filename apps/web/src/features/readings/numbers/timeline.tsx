import { numbers } from '#messages/numbers'
import { shortMoment, type Moment } from './short-moment.ts'

const words = numbers.timeline
const layouts = {
  day: { ...words.day, columns: 'grid-cols-7' },
  month: { ...words.month, columns: 'grid-cols-4 sm:grid-cols-6' },
  years: { ...words.years, columns: 'grid-cols-4' },
} as const

/** Days, months or stretches of a life in their order, each with its number in a circle on a line. */
export function Timeline({ moments }: { moments: readonly Moment[] }) {
  const [first] = moments
  if (!first) return null
  const { title, columns, now } = layouts[shortMoment(first).kind]
  return (
    <figure className="rounded-l border border-line bg-raised px-2 py-4 sm:px-4">
      <h3 className="px-2 text-l">{title}</h3>
      <ol className={`mt-3 grid gap-y-4 ${columns}`}>
        {moments.map((moment) => (
          <MomentView key={moment.from} moment={moment} now={now} />
        ))}
      </ol>
      <figcaption className="mt-3 px-2 text-xs text-ink-soft">{words.fullCircle(now)}</figcaption>
    </figure>
  )
}

function MomentView({ moment, now }: { moment: Moment; now: string }) {
  const { label, value, from, to, isNow } = moment
  const { above, below, kind } = shortMoment(moment)
  const time = kind === 'years' ? `, ${words.span(from, to)}` : ''
  return (
    <li className="min-w-0 text-center">
      <span className="sr-only">
        {label}
        {time}: {value}
        {isNow && `, ${now}`}
      </span>
      <span aria-hidden="true" className={`block text-xs leading-tight ${isNow ? 'font-semibold' : 'text-ink-soft'}`}>
        {above}
      </span>
      <svg aria-hidden="true" className="my-1.5 block h-11 w-full overflow-visible">
        <line x1="0" x2="100%" y1="22" y2="22" className="stroke-line-strong opacity-60" />
        <circle
          cx="50%"
          cy="22"
          r="17"
          strokeWidth="1.5"
          className={isNow ? 'fill-action stroke-action' : 'fill-raised stroke-brass-line'}
        />
        <text
          x="50%"
          y="28.5"
          textAnchor="middle"
          fontSize="18"
          className={`font-display ${isNow ? 'fill-action-ink' : 'fill-brass'}`}
        >
          {value}
        </text>
      </svg>
      <span aria-hidden="true" className={`block text-xs leading-tight ${isNow ? '' : 'text-ink-soft'}`}>
        {below}
      </span>
    </li>
  )
}
