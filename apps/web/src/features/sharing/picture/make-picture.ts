import { drawPicture, pictureSize, type Drawn } from './draw-picture.ts'
import { font } from './brush.ts'
import { readPalette, type Light } from './palette.ts'
import { markAsMadeWithAi } from './png-mark.ts'

/**
 * The picture on a canvas of its own, once the faces are there with every sign that is needed of them. Throws where the browser gives no canvas.
 * @param width in the canvas's own pixels: smaller for a preview, which a browser would scale down badly
 */
export async function paint(drawn: Drawn, light: Light, width: number = pictureSize.width): Promise<HTMLCanvasElement> {
  const text = [drawn.kindName, drawn.words, drawn.who, drawn.site, ...drawn.numbers.map(({ label }) => label)].join('')
  const faces = [font(40, 'Fraunces'), font(30, 'Hanken Grotesk'), font(30, 'Hanken Grotesk', 600)]
  // A face that cannot be fetched is replaced by one of the system's: a plainer picture is better than none.
  await Promise.allSettled(faces.map((face) => document.fonts.load(face, `${text}0123456789`)))
  const canvas = document.createElement('canvas')
  const scale = width / pictureSize.width
  canvas.width = width
  canvas.height = Math.round(pictureSize.height * scale)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('this browser gives no canvas')
  brush.scale(scale, scale)
  drawPicture(brush, drawn, readPalette(light))
  return canvas
}

/** The whole picture as a PNG; one with an AI's words says so. */
export async function pictureFile(drawn: Drawn, light: Light): Promise<Blob> {
  const canvas = await paint(drawn, light)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the canvas gave no picture')
  if (!drawn.isWrittenByAi) return blob
  return new Blob([markAsMadeWithAi(new Uint8Array(await blob.arrayBuffer()))], { type: 'image/png' })
}

/** Lets the browser save a file. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The download may begin after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
