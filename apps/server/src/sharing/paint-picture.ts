import { brand, type PageLanguage } from '@numeria/contract'
import { numberShapes } from '@numeria/contract/drawings/glyph-shapes'
import { moon } from '@numeria/contract/drawings/moon-shapes'
import { pageTexts } from '../page-texts/page-texts.ts'
import { day, escape, moonIn, night, renderPng, widthOf, type Palette } from './picture-parts.ts'
import { markAsAi } from './png-mark.ts'
import { wrapText } from './wrap-text.ts'

const [width, height, margin] = [1080, 1350, 84]
const middle = width / 2

export type PictureContent = {
  title: string
  /** The most important first: at most four are drawn. */
  numbers: readonly { value: number; label: string }[]
  /** A line or two, as plain text; what does not fit ends in an ellipsis. */
  words: string
  /** Whether they are a language model's: then the picture says so, to people and to machines. */
  isWrittenByAi: boolean
  /** 'Ada Lovelace · 10/12/1815', or '' */
  who: string
}
type Way = { light: 'day' | 'night'; language: PageLanguage; site: string }

/** A picture to be posted: 1080 × 1350. */
export async function paintPicture(content: PictureContent, way: Way): Promise<Buffer> {
  const png = await renderPng(drawing(content, way), width)
  return content.isWrittenByAi ? markAsAi(png) : png
}

function drawing(
  { title, numbers, words, isWrittenByAi, who }: PictureContent,
  { light, language, site }: Way,
): string {
  const colour = light === 'day' ? day : night
  const shown = numbers.slice(0, 4)
  // Without words there is room for larger numbers.
  const scale = words === '' && shown.length < 3 ? 1.9 : 1
  const [whose = ''] = wrapText(measure(small(28)), who, width - 2 * margin, 1)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
    <rect width="${width}" height="${height}" fill="${colour.paper}"/>
    <rect x="36" y="36" width="${width - 72}" height="${height - 72}" rx="32" fill="none" stroke="${colour.line}" stroke-width="2"/>
    ${head(isWrittenByAi ? pageTexts[language].publicReadings.writtenByAi : '', colour)}
    <g transform="translate(${middle} 436) scale(1.22)">${dial(shown[0]?.value ?? null, colour)}</g>
    ${line(title, middle, whose ? 800 : 820, `${large(60)} fill="${colour.ink}"`)}
    ${line(whose, middle, 850, `${small(28)} fill="${colour.soft}"`)}
    <g transform="translate(${middle} ${924 + 70 * (scale - 1)}) scale(${scale})">${row(shown, title, colour)}</g>
    ${excerpt(words, shown.length > 0 ? 1024 : 890, colour)}
    ${line(`${site} · ${pageTexts[language].pictures.purpose}`, middle, height - 72, `${small(24)} fill="${colour.soft}"`)}
  </svg>`
}

const large = (size: number) => `font-family="Fraunces" font-size="${size}"`
const small = (size: number, weight = 400) => `font-family="Hanken Grotesk" font-size="${size}" font-weight="${weight}"`
const measure = (face: string) => (text: string) => widthOf(text, face)

function line(text: string, x: number, y: number, look: string, anchor = 'middle'): string {
  return `<text x="${x}" y="${y}" text-anchor="${anchor}" ${look}>${escape(text)}</text>`
}

/** The house's sign and name, and that the words are an AI's where they are. */
function head(mark: string, colour: Palette): string {
  return `
    <circle cx="104" cy="98" r="21" fill="${colour.moon}"/>
    <path transform="translate(80 74) scale(2)" d="M14.5 1.8a10.5 10.5 0 0 1 0 20.4a13.5 13.5 0 0 0 0-20.4Z" fill="${colour.brassLine}"/>
    <circle cx="104" cy="98" r="21" fill="none" stroke="${colour.brassLine}" stroke-width="2"/>
    ${line(brand.name, 142, 112, `${large(40)} fill="${colour.ink}"`, 'start')}
    ${line(mark, width - margin, 110, `${small(26, 600)} fill="${colour.soft}"`, 'end')}`
}

/** The counting dial of the front page, its light at the person's first number. */
function dial(first: number | null, colour: Palette): string {
  const ticks = Array.from(
    { length: 30 },
    (_, at) => `<path d="M0 -236V${at % 5 === 0 ? -221 : -229}" transform="rotate(${at * 12})"/>`,
  )
  const lit = first === null ? null : first > 9 ? first % 9 : first
  const figures = Array.from({ length: 9 }, (_, at) => {
    const angle = ((at * 40 - 90) * Math.PI) / 180
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const isLit = at + 1 === lit
    const lamp = `<circle cx="${x * 190}" cy="${y * 190}" r="21" fill="${colour.brass}"/><circle cx="${x * 160}" cy="${y * 160}" r="4.5" fill="${colour.brassLine}"/>`
    const look = `${large(31)} fill="${isLit ? colour.paper : colour.soft}"`
    return `${isLit ? lamp : ''}${line(String(at + 1), x * 190, y * 190 + 10.5, look)}`
  })
  return `
    <g fill="none" stroke="${colour.line}" stroke-width="1.2"><circle r="236"/><circle r="160"/></g>
    <g fill="none" stroke="${colour.strongLine}" stroke-width="1.2">${ticks.join('')}</g>
    ${figures.join('')}${moonIn(colour)}`
}

/** The numbers in a row around the origin, each with its figure, and with its name unless that is the title already. */
function row(numbers: PictureContent['numbers'], title: string, colour: Palette): string {
  const room = Math.min(300, (width - 2 * margin) / numbers.length)
  const [glyph, gap] = [68, 18]
  return numbers
    .map(({ value, label }, at) => {
      const x = at * room - (room * (numbers.length - 1)) / 2
      const start = x - (glyph + gap + widthOf(String(value), large(84))) / 2
      const [name = ''] = label === title ? [] : wrapText(measure(small(25, 600)), label, room - 16, 1)
      return `
        <g transform="translate(${start + glyph / 2} 0) scale(${glyph / 48})">${figure(value, colour.brassLine)}</g>
        ${line(String(value), start + glyph + gap, 29, `${large(84)} fill="${colour.brass}"`, 'start')}
        ${line(name, x, 78, `${small(25, 600)} fill="${colour.soft}"`)}`
    })
    .join('')
}

/** The figure of a number around the origin, 24 to each side. */
function figure(value: number, colour: string): string {
  const shape = numberShapes[value]
  if (!shape) return ''
  const points = shape.points.map(([x, y, radius]) => `<circle cx="${x}" cy="${y}" r="${radius * 0.8}"/>`)
  return `
    <g fill="none" stroke="${colour}" stroke-linejoin="round" stroke-linecap="round">
      ${shape.faint ? `<path d="${shape.faint}" opacity="0.4"/>` : ''}<path d="${shape.lines}"/>
    </g><g fill="${colour}">${points.join('')}</g>`
}

/** A line or two of the reading under a star; as many lines as there is room for. */
function excerpt(words: string, top: number, colour: Palette): string {
  if (words === '') return ''
  const step = 49
  const most = Math.floor((height - 118 - (top + 70)) / step) + 1
  const lines = wrapText(measure(large(36)), words, width - 2 * margin - 20, most)
  return `
    <path transform="translate(${middle + 7.2} ${top + 93.2}) scale(0.9)" d="${moon.star}" fill="${colour.brassLine}"/>
    ${lines.map((text, at) => line(text, middle, top + 76 + at * step, `${large(36)} fill="${colour.ink}"`)).join('')}`
}
