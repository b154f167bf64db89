import type { Slot } from './read.ts'

export type Cell = { text: string; slots: readonly Slot[] }

/** The cells of a row of a table, each with its own slots. */
export function cellsOf(text: string, slots: readonly Slot[]): Cell[] {
  const cells: Cell[] = []
  let start = text.indexOf('|') + 1
  const end = text.trimEnd().length
  while (start < end) {
    const bar = text.indexOf('|', start)
    const stop = bar === -1 ? end : bar
    const own = slots.filter((slot) => slot.start >= start && slot.end <= stop)
    cells.push({
      text: text.slice(start, stop),
      slots: own.map((slot) => ({ ...slot, start: slot.start - start, end: slot.end - start })),
    })
    start = stop + 1
  }
  return cells
}

/** '---' or ':--:' */
export function isSeparator({ text }: Cell): boolean {
  return /^:?-*:?$/.test(text.trim())
}
