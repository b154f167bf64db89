import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { openStudio } from './pictures.ts'

type Studio = Awaited<ReturnType<typeof openStudio>>

/** Writes the signs of the house in the sizes and shapes that systems ask for. */
export async function writeIcons(dist: string, studio: Studio): Promise<void> {
  const rounded = { margin: 96, radius: 144 }
  // A system cuts a maskable icon to its own shape; a circle of four fifths is never cut.
  const whole = { margin: 120, radius: 0 }
  const small = await studio.icon(32, { margin: 64, radius: 144 })
  await Promise.all([
    write('icon-192.png', studio.icon(192, rounded)),
    write('icon-512.png', studio.icon(512, rounded)),
    write('icon-maskable-512.png', studio.icon(512, whole)),
    write('apple-touch-icon.png', studio.icon(180, whole)),
    write('favicon.ico', asIco(small, 32)),
  ])

  async function write(name: string, picture: Promise<Buffer> | Buffer): Promise<void> {
    await writeFile(join(dist, name), await picture)
  }
}

/** An ICO file with one PNG in it. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
