// Makes the fonts that pages fetch from what comes with the packages: `node fonts.ts`, after a new version of either. They keep the
// letters of Western Europe, the signs that we set, and the weights and sizes that we use, which leaves three quarters of their bytes. On a slow line
// the display face arrives a round trip sooner for staying, with its headers, under two windows of a new connection (29,200 bytes): `npm run bench:web`
// shows it.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
/** As `unicode-range` in `fonts.css` says. */
const codes = [
  [range(0x20, 0x7e), range(0xa0, 0xff), 0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  [range(0x2000, 0x206f), 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
].flat(2)
const letters = String.fromCodePoint(...codes)
/** Characters that occur in no heading and no reading. System fonts show them. */
const unread = /[¢£¤¥¦§¨©¬®¯±²³µ¶¸¹¼½¾]|[^ -ÿŒœʼ\u2009\u2011\u202f–—‘’‚“”„•…€−]/gu
const [fraunces, hanken] = [
  'fraunces/files/fraunces-latin-opsz-normal',
  'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
]
const display = { path: fraunces, signs: letters.replaceAll(unread, '') }
/** From the smallest size that it is drawn for to our largest, `--text-display`. */
const opsz = { min: 9, max: 72 }
/** The first paint uses one weight of Fraunces. The bold one loads with the first bold word of a reading. */
const faces = {
  'fraunces-latin': { ...display, axes: { wght: 400, opsz } },
  'fraunces-bold-latin': { ...display, axes: { wght: 600, opsz } },
  'hanken-grotesk-latin': { path: hanken, signs: letters, axes: { wght: { min: 400, max: 600 } } },
}

const folder = fileURLToPath(new URL('src/styles/fonts/', import.meta.url))
await mkdir(folder, { recursive: true })
for (const [name, { path, signs, axes }] of Object.entries(faces)) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}.woff2`)))
  const font = await subsetFont(whole, signs, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(`${folder}${name}.woff2`, font)
  console.log(`${name}: ${whole.length} → ${font.length} bytes`)
}
