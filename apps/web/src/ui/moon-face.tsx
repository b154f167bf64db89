import { useId } from 'react'

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
  const light = useId()
  return (
    <g>
      <radialGradient id={light} cx="0.36" cy="0.3" r="0.85">
        <stop offset="0.35" className="[stop-color:var(--color-moon)]" />
        <stop offset="1" className="[stop-color:var(--color-moon-shade)]" />
      </radialGradient>
      <circle r="128" fill={`url(#${light})`} />
      <path d="M34 -123.4A128 128 0 0 1 34 123.4A164 164 0 0 0 34 -123.4Z" className="fill-moon-shade" />
      {small ? <SmallFeatures /> : <Features />}
    </g>
  )
}

function SmallFeatures() {
  return (
    <g fill="none" className="stroke-moon-line" strokeWidth="9" strokeLinecap="round">
      <path d="M-72 -8q22 20 44 2" />
      <path d="M10 -6q22 18 44 -4" />
      <path d="M-36 54q24 18 52 -2" />
    </g>
  )
}

function Features() {
  return (
    <>
      <g className="fill-moon-shade opacity-45">
        <circle cx="-88" cy="-46" r="10" />
        <circle cx="-66" cy="-76" r="5" />
        <circle cx="-92" cy="34" r="6.5" />
        <circle cx="-30" cy="100" r="8" />
      </g>
      <g className="fill-brass-line opacity-20">
        <ellipse cx="-58" cy="30" rx="20" ry="12" />
        <ellipse cx="42" cy="28" rx="18" ry="12" />
      </g>
      <g fill="none" className="stroke-moon-line" strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M-70 -34q20 -15 43 -5" strokeWidth="2.4" />
        <path d="M10 -38q22 -11 42 4" strokeWidth="2.4" />
        <path d="M-68 -4q20 18 42 2" />
        <path d="M-62 2l-7 7M-50 7.500l-3.5 8.500M-37 6l1.5 8.5" strokeWidth="2.2" />
        <path d="M10 -2q22 17 42 -4" />
        <path d="M20 4l-1 8.500M33 5.500l4 8M46 0l6.5 7" strokeWidth="2.2" />
        <path d="M-10 -16c-2 20 -13 36 -11 44c1.5 6 9 8 16 5" strokeWidth="2.4" />
        <path d="M-34 60c8 -5 14 -5 19 -1c6 -4 14 -4 24 0" strokeWidth="2.4" />
        <path d="M-34 60c14 13 29 13 43 0" />
        <path d="M-18 83q7 4 14 0" strokeWidth="2" />
      </g>
      <path
        d="M-8 -102c2.5 9 5 11.5 14 14c-9 2.5 -11.5 5 -14 14c-2.5 -9 -5 -11.5 -14 -14c9 -2.5 11.5 -5 14 -14Z"
        className="fill-brass-line"
      />
    </>
  )
}
