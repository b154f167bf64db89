import { numberShapes, traditionShapes, type Shape } from '@numeria/contract/drawings/glyph-shapes'

type Props = {
  /** Larger than a line of text: drawn with a finer line. */
  isLarge?: boolean
  className?: string
}

/** The figure of 1 to 9, 11, 22 or 33; nothing for what has none. */
export function NumberGlyph({ value, ...look }: Props & { value: number }) {
  const shape = numberShapes[value]
  return shape ? <Glyph shape={shape} {...look} /> : null
}

/** The emblem of a tradition. */
export function TraditionGlyph({ tradition, ...look }: Props & { tradition: keyof typeof traditionShapes }) {
  return <Glyph shape={traditionShapes[tradition]} {...look} />
}

function Glyph({ shape, isLarge = false, className = '' }: Props & { shape: Shape }) {
  const { lines, faint, points } = shape
  return (
    <svg
      aria-hidden="true"
      viewBox="-24 -24 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={isLarge ? 0.9 : 2}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={className}
    >
      {faint && <path d={faint} opacity="0.4" />}
      {lines && <path d={lines} />}
      <g fill="currentColor" stroke="none">
        {points.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={isLarge ? radius * 0.75 : radius} />
        ))}
      </g>
    </svg>
  )
}
