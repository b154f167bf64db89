import { renderAsync } from '@resvg/resvg-js'
import { brand } from '@numeria/contract'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withoutBrand } from './structured-data.ts'

/** Our drawings as the browser has them, with the style sheet's classes in them. */
type Drawings = { dial: string; mark: string }

const root = dirname(dirname(fileURLToPath(import.meta.url)))
// As the painter reads them: neither compressed nor variable.
const fontFiles = [
  'fraunces/400Regular/Fraunces_400Regular.ttf',
  'hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf',
].map((path) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`)))

/** Draws what others show beside a link to a page (1200 × 630) and the signs of the house, by night: they stand on light pages and on dark ones. */
export async function openStudio({ dial, mark }: Drawings) {
  const colours = nightColours(await readFile(join(root, 'src/styles/tokens.css'), 'utf8'))
  const paint = async (svg: string, width: number): Promise<Buffer> =>
    (
      await renderAsync(withColours(svg, colours), {
        fitTo: { mode: 'width', value: width },
        font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Fraunces' },
      })
    ).asPng()
  const colour = (name: string) => colours.get(name)!

  return {
    picture: (title: string, lead: string): Promise<Buffer> => {
      const words = withoutBrand(title).replace(`${brand.name} – `, '')
      const size = words.length > 44 ? 58 : words.length > 24 ? 68 : 80
      const lines = balance(words, Math.floor(1240 / size))
      const top = 340 - ((lines.length - 1) * size * 1.1) / 2
      return paint(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
          <rect width="1200" height="630" fill="${colour('paper')}"/>
          ${placed(dial, 'x="684" y="74" width="482" height="482"')}
          ${placed(mark, 'x="72" y="66" width="44" height="44"')}
          <g font-family="Fraunces" fill="${colour('ink')}">
            <text x="132" y="101" font-size="38">${brand.name}</text>
            ${lines.map((line, at) => `<text x="72" y="${top + at * size * 1.1}" font-size="${size}" letter-spacing="-1">${escape(line)}</text>`).join('')}
          </g>
          <text x="72" y="560" font-family="Hanken Grotesk" font-size="24" fill="${colour('ink-soft')}">${lead}</text>
        </svg>`,
        1200,
      )
    },
    /** The waxing moon on night; `margin` is what a system may cut off around it. */
    icon: (width: number, { margin, radius }: { margin: number; radius: number }): Promise<Buffer> =>
      paint(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
          <rect width="512" height="512" rx="${radius}" fill="${colour('paper')}"/>
          ${placed(mark, `x="${margin}" y="${margin}" width="${512 - 2 * margin}" height="${512 - 2 * margin}"`)}
        </svg>`,
        width,
      ),
  }
}

/** The dark half of each `light-dark()` of the design tokens. */
function nightColours(tokens: string): Map<string, string> {
  const found = tokens.matchAll(/--color-([\w-]+): light-dark\([^,()]+, (#[0-9a-f]{6})\)/g)
  return new Map([...found].map(([, name, night]) => [name!, night!]))
}

/** Writes out as attributes what the drawings' classes mean, which no style sheet explains here. */
function withColours(svg: string, colours: Map<string, string>): string {
  return svg.replaceAll(/class="([^"]*)"/g, (_, classes: string) =>
    classes
      .split(' ')
      .map((name) => {
        const [, property, colour] = /^\[?(fill|stroke|stop-color)(?:-|:var\(--color-)([\w-]+)\)?\]?$/.exec(name) ?? []
        if (colour && colours.has(colour)) return `${property}="${colours.get(colour)}"`
        const [, opacity] = /^opacity-(\d+)$/.exec(name) ?? []
        return opacity ? `opacity="${Number(opacity) / 100}"` : ''
      })
      .join(' '),
  )
}

const placed = (svg: string, place: string) => svg.replace('<svg ', `<svg ${place} `)

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** As few lines as the length allows, as even as they can be. */
function balance(text: string, length: number): string[] {
  const lines = wrap(text, length)
  const narrower = wrap(text, length - 1)
  return length > 1 && narrower.length === lines.length ? balance(text, length - 1) : lines
}

function wrap(text: string, length: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= length) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
