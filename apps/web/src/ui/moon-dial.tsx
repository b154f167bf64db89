import { MoonFigure } from './moon-face.tsx'

const lunarDays = Array.from({ length: 30 }, (_, day) => day)
const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A counting dial: the nine numbers around the moon, thirty strokes for the days of her month, and one light that goes round. */
export function MoonDial({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-242 -242 484 484" className={className}>
      <g fill="none" className="stroke-line">
        <circle r="236" />
        <circle r="160" />
      </g>
      <g className="stroke-line-strong" strokeWidth="1.2">
        {lunarDays.map((day) => (
          <path key={day} d={day % 5 === 0 ? 'M0 -236V-221' : 'M0 -236V-229'} transform={`rotate(${day * 12})`} />
        ))}
      </g>
      <g className="fill-ink-soft font-display" fontSize="31" textAnchor="middle">
        {numbers.map((number, at) => {
          const angle = ((at * 40 - 90) * Math.PI) / 180
          return (
            <text key={number} x={(Math.cos(angle) * 190).toFixed(1)} y={(Math.sin(angle) * 190 + 10.5).toFixed(1)}>
              {number}
            </text>
          )
        })}
      </g>
      <g className="animate-orbit">
        <circle cy="-160" r="5.5" className="fill-brass-line" />
        <circle cy="-160" r="11" fill="none" className="stroke-brass-line opacity-40" />
      </g>
      <MoonFigure />
    </svg>
  )
}
