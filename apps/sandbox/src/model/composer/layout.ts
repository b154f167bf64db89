import { countWords } from './text.ts'

/** Rank 0 always stands; the others come in, lowest first, while the reading is short. */
export type Unit = { text: string; rank: number; /** Begins a point of a list. */ point?: boolean }
export type Paragraph = readonly Unit[]
export type Chapter = { title?: string; paragraphs: readonly Paragraph[] }

/** The chapters with as many of their units as bring the text to the middle of its limits. */
export function layOut(chapters: readonly Chapter[], { from, to }: { from: number; to: number }): string {
  const units = chapters.flatMap(({ paragraphs }) => paragraphs.flat()).filter(({ text }) => text !== '')
  const kept = new Set(units.filter(({ rank }) => rank === 0))
  let words = [...kept].reduce((sum, { text }) => sum + countWords(text), 0)
  for (const { title = '' } of chapters) words += countWords(title)
  for (const unit of units.filter(({ rank }) => rank > 0).toSorted((one, other) => one.rank - other.rank)) {
    const more = countWords(unit.text)
    if (words >= (from + to) / 2 || words + more > to) continue
    kept.add(unit)
    words += more
  }
  return chapters
    .flatMap(({ title, paragraphs }) => [
      title === undefined ? '' : `## ${title}`,
      ...paragraphs.map((paragraph) => writeParagraph(paragraph.filter((unit) => kept.has(unit)))),
    ])
    .filter((written) => written !== '')
    .join('\n\n')
}

function writeParagraph(units: Paragraph): string {
  return units.reduce(
    (text, unit) => text + (text === '' ? '' : unit.point ? '\n' : ' ') + (unit.point ? '- ' : '') + unit.text,
    '',
  )
}
