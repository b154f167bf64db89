/** A number as it stands, a text, or a moment already written out. */
export type Cell = string | number

/** Characters that start a formula in a spreadsheet. */
const formula = /^[=+\-@\t\r]/

/**
 * A table as RFC 4180 wants it, with a byte order mark so that spreadsheets read it as UTF-8.
 * Texts that begin like a formula get an apostrophe before them: a spreadsheet shows them instead of running them.
 * @param separator ';' where the decimal sign is a comma, as spreadsheets there expect
 */
export function toCsv(rows: readonly (readonly Cell[])[], separator: ',' | ';'): string {
  const lines = rows.map((row) => row.map((cell) => written(cell, separator)).join(separator))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function written(cell: Cell, separator: ',' | ';'): string {
  if (typeof cell === 'number') return separator === ';' ? String(cell).replace('.', ',') : String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
