import { encode } from 'uqr'

/** Scanners need four clear modules around the code. */
const margin = 4

/** A text as one path of squares, each a module of its QR code, in a square of `size` by `size`. */
export function qrDrawing(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: margin })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1Z`] : [])))
  return { size, path: squares.join('') }
}
