import { brand, type PublicReading, type PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { escape, isPaintable, moonIn, night, renderPng } from './picture-parts.ts'
import { plainParagraphs } from './plain-paragraphs.ts'
import { markAsAi } from './png-mark.ts'

const quoteCharacters = 120

/** The preview picture of a public reading: 1200 × 630, with its public content. */
export async function paintPublicReading(reading: PublicReading, language: PageLanguage): Promise<Buffer> {
  return markAsAi(await renderPng(drawing(reading, language), 1200))
}

function drawing(reading: PublicReading, language: PageLanguage): string {
  const { writtenByAi } = pageTexts[language].publicReadings
  const title = pageTexts[language].shared.kindNames[reading.reading].title
  const titleSize = title.length > 22 ? 48 : 66
  const name = reading.fullName && isPaintable(reading.fullName) ? reading.fullName : null
  const quote = wrap(quoteOf(reading.response), 44)
  const quoteTop = name === null ? 262 : 300
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="${night.paper}"/>
    <g transform="translate(976 286)">
      <g fill="none" stroke="${night.line}" stroke-width="2"><circle r="196"/><circle r="248" stroke-dasharray="2 12"/><circle r="310"/></g>
      <circle cx="-248" cy="0" r="5" fill="${night.brass}"/><circle cx="139" cy="139" r="7" fill="${night.brass}"/>
      <g transform="scale(1.16)">${moonIn(night)}</g>
    </g>
    <g font-family="Fraunces" fill="${night.ink}">
      <text x="72" y="98" font-size="34" fill="${night.brass}">${brand.name}</text>
      <text x="72" y="196" font-size="${titleSize}" letter-spacing="-1">${escape(title)}</text>
      ${name === null ? '' : `<text x="72" y="246" font-size="32" fill="${night.soft}">${escape(short(name, 40))}</text>`}
      <g font-size="29" font-style="italic">
        ${quote.map((line, at) => `<text x="72" y="${quoteTop + at * 40}">${escape(line)}</text>`).join('')}
      </g>
      ${reading.numbers.slice(0, 3).map(number).join('')}
    </g>
    <text x="72" y="584" font-family="Hanken Grotesk" font-size="23" fill="${night.soft}">${writtenByAi} · ${brand.persona}, ${brand.name}</text>
  </svg>`
}

function number({ label, text }: PublicReading['numbers'][number], at: number): string {
  const x = 72 + at * 208
  return `<text x="${x}" y="482" font-size="64" fill="${night.brass}">${escape(short(text, 6))}</text>
    <text x="${x}" y="520" font-family="Hanken Grotesk" font-size="21" fill="${night.soft}">${escape(short(label, 18))}</text>`
}

/** How a reading begins, in whole words; a sentence that nothing was left out of where there is one. */
function quoteOf(response: string): string {
  const text = plainParagraphs(response)
    .filter(({ isHeading }) => !isHeading)
    .map((paragraph) => paragraph.text)
    .join(' ')
  const sentences = text.split(/(?<=[.!?…])\s+/).filter((sentence) => sentence.length > 20)
  return short(sentences[0] ?? '', quoteCharacters)
}

function short(text: string, characters: number): string {
  if (text.length <= characters) return text
  const cut = text.slice(0, characters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), characters / 2)).replace(/(?<![\s,;:.–-])[\s,;:.–-]+$/, '')}…`
}

function wrap(text: string, characters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + word.length < characters) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}
