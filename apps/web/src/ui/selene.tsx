import { MoonDisc, MoonFeatures } from './moon-face.tsx'
import { faces, type Mood } from './moon-moods.ts'

/** Selene as what has happened makes her look. A drawing only: the words beside it say what it is about. */
export function Selene({ mood, className = '' }: { mood: Mood; className?: string }) {
  const { strokes, irises, blush } = faces[mood]
  return (
    <svg aria-hidden="true" viewBox="-132 -132 264 264" className={className}>
      <MoonDisc />
      <MoonFeatures strokes={strokes} blush={blush} />
      <g className="fill-moon-line">
        {irises.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <g className="fill-moon">
        {irises.map(([x, y, radius]) => (
          <circle key={x} cx={x - radius * 0.35} cy={y - radius * 0.4} r={radius * 0.28} />
        ))}
      </g>
    </svg>
  )
}
