import { brand } from '@numeria/contract'
import { sharing } from '#messages/sharing'
import type { PictureContent } from '../share-content.ts'
import { circle, disc, drawGlyph, drawMoon, drawStar, font, stroke, within, write, type Brush } from './brush.ts'
import type { Palette } from './palette.ts'
import { wrapText } from './wrap-text.ts'

export const pictureSize = { width: 1080, height: 1350 } as const
const { width, height } = pictureSize
const middle = width / 2
const margin = 84

/** Content of the picture after the user's choices. */
export type Drawn = Omit<PictureContent, 'fullName' | 'birthDate'> & {
  /** 'Ada Lovelace · 10/12/1815', or '' */
  who: string
  /** Where the reader finds us: 'numeria.example'. */
  site: string
}

/** Draws the picture of a reading; the faces must be loaded by then. */
export function drawPicture(brush: Brush, drawn: Drawn, palette: Palette): void {
  brush.fillStyle = palette.paper
  brush.fillRect(0, 0, width, height)
  brush.strokeStyle = palette.line
  brush.lineWidth = 2
  brush.beginPath()
  brush.roundRect(36, 36, width - 72, height - 72, 32)
  brush.stroke()

  drawHead(brush, drawn.isWrittenByAi, palette)
  within(brush, middle, 436, 1.22, () => drawDial(brush, drawn.numbers[0]?.value ?? null, palette))
  write(brush, {
    text: drawn.kindName,
    x: middle,
    y: drawn.who ? 800 : 820,
    colour: palette.ink,
    font: font(60, 'Fraunces'),
  })
  if (drawn.who) {
    const who = font(28, 'Hanken Grotesk')
    brush.font = who
    const [line = ''] = wrapText(measureWith(brush), drawn.who, width - 2 * margin, 1)
    write(brush, { text: line, x: middle, y: 850, colour: palette['ink-soft'], font: who })
  }
  const numbers = drawn.numbers.slice(0, 4)
  // Without words there is room for larger numbers.
  const scale = drawn.words === '' && numbers.length < 3 ? 1.9 : 1
  if (numbers.length > 0)
    within(brush, middle, numbersMiddle + 70 * (scale - 1), scale, () =>
      drawNumbers(brush, numbers, drawn.kindName, palette),
    )
  const top = numbers.length > 0 ? 1024 : 890
  drawWords(brush, drawn.words, top, palette)
  write(brush, {
    text: `${drawn.site} · ${sharing.picture.purpose}`,
    x: middle,
    y: height - 72,
    colour: palette['ink-soft'],
    font: font(24, 'Hanken Grotesk'),
  })
}

const measureWith = (brush: Brush) => (text: string) => brush.measureText(text).width

/** The house's sign and name, and that the words are an AI's where they are. */
function drawHead(brush: Brush, isWrittenByAi: boolean, palette: Palette): void {
  const y = 112
  disc(brush, margin + 20, y - 14, 21, palette.moon)
  brush.fillStyle = palette['brass-line']
  within(brush, margin - 4, y - 38, 2, () =>
    brush.fill(new Path2D('M14.5 1.8a10.5 10.5 0 0 1 0 20.4a13.5 13.5 0 0 0 0-20.4Z')),
  )
  circle(brush, margin + 20, y - 14, 21, palette['brass-line'], 2)
  write(brush, {
    text: brand.name,
    x: margin + 58,
    y,
    colour: palette.ink,
    font: font(40, 'Fraunces'),
    align: 'left',
  })
  if (!isWrittenByAi) return
  write(brush, {
    text: sharing.picture.writtenByAi,
    x: width - margin,
    y: y - 2,
    colour: palette['ink-soft'],
    font: font(26, 'Hanken Grotesk', 600),
    align: 'right',
  })
}

/** The counting dial of the front page, its light at the person's first number. */
function drawDial(brush: Brush, first: number | null, palette: Palette): void {
  circle(brush, 0, 0, 236, palette.line, 1.2)
  circle(brush, 0, 0, 160, palette.line, 1.2)
  for (let day = 0; day < 30; day += 1) {
    brush.save()
    brush.rotate((day * 12 * Math.PI) / 180)
    stroke(brush, day % 5 === 0 ? 'M0 -236V-221' : 'M0 -236V-229', palette['line-strong'], 1.2)
    brush.restore()
  }
  const lit = first === null ? null : first > 9 ? first % 9 : first
  for (let number = 1; number <= 9; number += 1) {
    const angle = (((number - 1) * 40 - 90) * Math.PI) / 180
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    if (number === lit) {
      disc(brush, x * 190, y * 190, 21, palette.brass)
      disc(brush, x * 160, y * 160, 4.5, palette['brass-line'])
    }
    write(brush, {
      text: String(number),
      x: x * 190,
      y: y * 190 + 10.5,
      colour: number === lit ? palette.paper : palette['ink-soft'],
      font: font(31, 'Fraunces'),
    })
  }
  drawMoon(brush, palette)
}

const numbersMiddle = 924

/** The numbers in a row around the origin, each with its figure, and with its name unless that is the title already. */
function drawNumbers(brush: Brush, numbers: Drawn['numbers'], title: string, palette: Palette): void {
  const room = Math.min(300, (width - 2 * margin) / numbers.length)
  const left = (-room * (numbers.length - 1)) / 2
  for (const [index, { value, label }] of numbers.entries()) {
    const x = left + index * room
    const face = font(84, 'Fraunces')
    brush.font = face
    const numeral = brush.measureText(String(value)).width
    const gap = 18
    const glyph = 68
    const start = x - (glyph + gap + numeral) / 2
    within(brush, start + glyph / 2, 0, glyph / 48, () => drawGlyph(brush, value, palette['brass-line']))
    write(brush, {
      text: String(value),
      x: start + glyph + gap,
      y: 29,
      colour: palette.brass,
      font: face,
      align: 'left',
    })
    if (label === title) continue
    const small = font(25, 'Hanken Grotesk', 600)
    brush.font = small
    const [shown = ''] = wrapText(measureWith(brush), label, room - 16, 1)
    write(brush, { text: shown, x, y: 78, colour: palette['ink-soft'], font: small })
  }
}

/** A line or two of the reading under a star; as many lines as there is room for. */
function drawWords(brush: Brush, words: string, top: number, palette: Palette): void {
  if (words === '') return
  within(brush, middle + 8 * 0.9, top + 14 + 88 * 0.9, 0.9, () => drawStar(brush, palette))
  const [size, step] = [36, 49]
  const face = font(size, 'Fraunces')
  brush.font = face
  const room = height - 118 - (top + 70)
  const lines = wrapText(measureWith(brush), words, width - 2 * margin - 20, Math.floor(room / step) + 1)
  for (const [index, text] of lines.entries())
    write(brush, { text, x: middle, y: top + 76 + index * step, colour: palette.ink, font: face })
}
