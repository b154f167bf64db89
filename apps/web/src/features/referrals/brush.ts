import { calm, moon } from '@numeria/contract/drawings/moon-shapes'
import type { Palette } from './palette.ts'

type Brush = CanvasRenderingContext2D
type Face = 'Fraunces' | 'Hanken Grotesk'

export const font = (size: number, face: Face, weight = 400): string => `${weight} ${size}px '${face}'`

type Words = { text: string; x: number; y: number; colour: string; font: string; align?: CanvasTextAlign }

/** One line of words; `y` is their baseline. */
export function write(brush: Brush, { text, x, y, colour, font: face, align = 'center' }: Words): void {
  brush.font = face
  brush.fillStyle = colour
  brush.textAlign = align
  brush.fillText(text, x, y)
}

/** Draws with the origin moved to a place and everything larger or smaller. */
export function within(brush: Brush, x: number, y: number, scale: number, draw: () => void): void {
  brush.save()
  brush.translate(x, y)
  brush.scale(scale, scale)
  draw()
  brush.restore()
}

function disc(brush: Brush, x: number, y: number, radius: number, colour: string): void {
  brush.fillStyle = colour
  brush.beginPath()
  brush.arc(x, y, radius, 0, 2 * Math.PI)
  brush.fill()
}

/** Selene around the origin, radius 128. */
export function drawMoon(brush: Brush, palette: Palette): void {
  const light = brush.createRadialGradient(-36, -51, 0, -36, -51, 218)
  light.addColorStop(0.35, palette.moon)
  light.addColorStop(1, palette['moon-shade'])
  brush.fillStyle = light
  brush.beginPath()
  brush.arc(0, 0, moon.radius, 0, 2 * Math.PI)
  brush.fill()
  brush.fillStyle = palette['moon-shade']
  brush.fill(new Path2D(moon.limb))
  brush.globalAlpha = 0.45
  for (const [x, y, radius] of moon.craters) disc(brush, x, y, radius, palette['moon-shade'])
  brush.globalAlpha = 0.2
  brush.fillStyle = palette['brass-line']
  for (const [x, y, rx, ry] of moon.cheeks) {
    brush.beginPath()
    brush.ellipse(x, y, rx, ry, 0, 0, 2 * Math.PI)
    brush.fill()
  }
  brush.globalAlpha = 1
  brush.lineCap = brush.lineJoin = 'round'
  brush.strokeStyle = palette['moon-line']
  for (const [path, width = moon.strokeWidth] of calm) {
    brush.lineWidth = width
    brush.stroke(new Path2D(path))
  }
  brush.fillStyle = palette['brass-line']
  brush.fill(new Path2D(moon.star))
}
