import { useId } from 'react'
import { calm, moon, type Stroke } from '@numeria/contract/drawings/moon-shapes'

/** The moon, asleep and listening. `small` leaves out what would only blur at the size of an avatar. */
export function MoonFace({ small = false, className = '' }: { small?: boolean; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="-132 -132 264 264" className={className}>
      <MoonFigure small={small} />
    </svg>
  )
}

/** The same moon as a group around the origin, radius 128, to stand inside a larger drawing. */
export function MoonFigure({ small = false }: { small?: boolean }) {
  return (
    <g>
      <MoonDisc />
      {small ? (
        <g fill="none" className="stroke-moon-line" strokeWidth="9" strokeLinecap="round">
          <path d="M-72 -8q22 20 44 2" />
          <path d="M10 -6q22 18 44 -4" />
          <path d="M-36 54q24 18 52 -2" />
        </g>
      ) : (
        <MoonFeatures strokes={calm} blush={0.2} />
      )}
    </g>
  )
}

/** The lit disc alone, without a face. */
export function MoonDisc() {
  const light = useId()
  return (
    <>
      <radialGradient id={light} cx="0.36" cy="0.3" r="0.85">
        <stop offset="0.35" className="[stop-color:var(--color-moon)]" />
        <stop offset="1" className="[stop-color:var(--color-moon-shade)]" />
      </radialGradient>
      <circle r={moon.radius} fill={`url(#${light})`} />
      <path d={moon.limb} className="fill-moon-shade" />
    </>
  )
}

/** A face on the disc. */
export function MoonFeatures({ strokes, blush }: { strokes: readonly Stroke[]; blush: number }) {
  return (
    <>
      <g className="fill-moon-shade opacity-45">
        {moon.craters.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g className="fill-brass-line" opacity={blush}>
        {moon.cheeks.map(([x, y, rx, ry]) => (
          <ellipse key={x} cx={x} cy={y} rx={rx} ry={ry} />
        ))}
      </g>
      <g
        fill="none"
        className="stroke-moon-line"
        strokeWidth={moon.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {strokes.map(([path, width]) => (
          <path key={path} d={path} strokeWidth={width} />
        ))}
      </g>
      <path d={moon.star} className="fill-brass-line" />
    </>
  )
}
