import { encode } from 'uqr'

/** Scanners need four clear modules around the code. */
const margin = 4

/** A text as one path of squares, each a module of its QR code, in a square of `size` by `size`. */
export function qrDrawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : [])))
  return { size, path: squares.join('') }
}

/** A QR code. Dark on light whatever the hour: many scanners know nothing else. */
export function QrCode({ text, label, className = '' }: { text: string; label: string; className?: string }) {
  const { size, path } = qrDrawing(text)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`w-full max-w-64 rounded-m forced-color-adjust-none ${className}`}
    >
      <path d={`M0 0h${size}v${size}H0Z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
