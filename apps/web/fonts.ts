// Makes the fonts that pages fetch from what comes with the packages: `node fonts.ts`, after a new version of either. They keep the
// letters of Western Europe, the signs that we set, and the weights that we use, which leaves three quarters of their bytes.
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
const [fraunces, hanken] = [
  'fraunces/files/fraunces-latin-opsz-normal',
  'hanken-grotesk/files/hanken-grotesk-latin-wght-normal',
]
/** What a page opens with has one weight of Fraunces; another is fetched where a reading has a word in bold. */
const faces = {
  'fraunces-latin': { path: fraunces, weight: 400 },
  'fraunces-bold-latin': { path: fraunces, weight: 600 },
  'hanken-grotesk-latin': { path: hanken, weight: { min: 400, max: 600 } },
}

const folder = fileURLToPath(new URL('src/styles/fonts/', import.meta.url))
await mkdir(folder, { recursive: true })
for (const [name, { path, weight }] of Object.entries(faces)) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}.woff2`)))
  const font = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  })
  await writeFile(`${folder}${name}.woff2`, font)
  console.log(`${name}: ${whole.length} → ${font.length} bytes`)
}
