import { countWords } from './sentences.ts'

/** What stands together or not at all. Rank 0 always stands; the others come in, lowest first, while the reading is short. */
export type Unit = { text: string; rank: number; /** Begins a point of a list. */ point?: boolean }
export type Paragraph = { units: Unit[] }
export type Chapter = { heading?: string; paragraphs: Paragraph[] }

type Placed = Unit & { words: number; kept: boolean }
type PlacedChapter = { heading?: string; paragraphs: Placed[][] }

function writeParagraph(units: readonly Placed[]): string {
  let text = ''
  for (const { text: sentence, point, kept } of units) {
    if (!kept) continue
    const mark = point === true ? '- ' : ''
    text += text === '' ? mark + sentence : (point === true ? '\n' : ' ') + mark + sentence
  }
  return text
}

function write(chapters: readonly PlacedChapter[]): string {
  return chapters
    .flatMap(({ heading, paragraphs }) => [
      heading === undefined ? '' : `## ${heading}`,
      ...paragraphs.map(writeParagraph),
    ])
    .filter((block) => block !== '')
    .join('\n\n')
}

function place({ paragraphs, ...chapter }: Chapter): PlacedChapter {
  const measured = (unit: Unit): Placed => ({
    ...unit,
    words: countWords(unit.text) + (unit.point === true ? 1 : 0),
    kept: unit.rank === 0,
  })
  return {
    ...chapter,
    paragraphs: paragraphs.map(({ units }) => units.filter(({ text }) => text !== '').map(measured)),
  }
}

const unitsInParagraph = 3

/**
 * The text of the chapters, with as many of their units as bring it to the middle of the limits and not past the upper one. What is then
 * still missing is asked of `more` and goes to the end of the first chapter, before the suggestion that ends the last one.
 */
export function layOut(
  chapters: readonly Chapter[],
  { from, to }: { from: number; to: number },
  more: () => string = () => '',
): string {
  const placed = chapters.map(place)
  const units = placed.flatMap(({ paragraphs }) => paragraphs.flat())
  let words =
    units.reduce((sum, unit) => sum + (unit.kept ? unit.words : 0), 0) +
    chapters.reduce((sum, { heading }) => sum + (heading === undefined ? 0 : countWords(heading) + 1), 0)
  const enough = (from + to) / 2
  const add = (unit: Placed) => {
    unit.kept = words + unit.words <= to
    if (unit.kept) words += unit.words
  }
  for (const unit of units.filter(({ kept }) => !kept).toSorted((one, other) => one.rank - other.rank)) {
    if (words >= enough) break
    add(unit)
  }
  const further: Placed[] = []
  for (let text = words < from ? more() : ''; text !== ''; text = words < from ? more() : '') {
    const unit: Placed = { text, rank: 1, words: countWords(text), kept: false }
    add(unit)
    if (unit.kept) further.push(unit)
  }
  const paragraphs = Array.from({ length: Math.ceil(further.length / unitsInParagraph) }, (_, index) =>
    further.slice(index * unitsInParagraph, (index + 1) * unitsInParagraph),
  )
  placed[0]?.paragraphs.splice(placed.length === 1 ? -1 : placed[0].paragraphs.length, 0, ...paragraphs)
  return write(placed)
}
