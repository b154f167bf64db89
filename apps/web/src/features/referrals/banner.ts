// Banners with the QR code of a link, drawn in the browser: dark on light, which scanners know.
import { brand } from '@numeria/contract'
import { partners } from '#messages/partners'
import { qrDrawing } from '../../ui/qr-drawing.ts'
import { drawMoon, font, within, write } from './brush.ts'
import { readPalette } from './palette.ts'

const { lines, offer } = partners.banner

/** In pixels, with the places of Selene, of the words and of the code. */
const shapes = {
  square: { width: 1080, height: 1080, moon: [540, 190, 1], words: [540, 410], code: [330, 590, 420] },
  wide: { width: 1200, height: 630, moon: [330, 170, 0.85], words: [330, 370], code: [690, 105, 420] },
} as const
export type BannerShape = keyof typeof shapes

/** @throws where the browser gives no canvas */
export async function bannerFile(link: string, shape: BannerShape): Promise<Blob> {
  const { width, height, moon, words, code } = shapes[shape]
  const palette = readPalette()
  const faces = [font(60, 'Fraunces'), font(34, 'Hanken Grotesk'), font(34, 'Hanken Grotesk', 600)]
  // A face that cannot be fetched is replaced by one of the system's.
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, `${brand.name}${lines.join('')}${offer}`)))
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser gives no canvas')
  brush.fillStyle = palette.paper
  brush.fillRect(0, 0, width, height)
  within(brush, moon[0], moon[1], moon[2], () => drawMoon(brush, palette))
  const [x, y] = words
  write(brush, { text: lines[0]!, x, y, colour: palette.ink, font: font(54, 'Fraunces') })
  write(brush, { text: lines[1]!, x, y: y + 64, colour: palette.ink, font: font(54, 'Fraunces') })
  write(brush, {
    text: `${brand.name} · ${offer}`,
    x,
    y: y + 130,
    colour: palette['ink-soft'],
    font: font(34, 'Hanken Grotesk', 600),
  })
  const { size, path } = qrDrawing(link)
  within(brush, code[0], code[1], code[2] / size, () => {
    brush.fillStyle = '#fff'
    brush.fillRect(0, 0, size, size)
    brush.fillStyle = '#000'
    brush.fill(new Path2D(path))
  })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the canvas gave no picture')
  return blob
}
