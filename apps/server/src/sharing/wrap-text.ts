/** More than any picture has room for. Measuring takes time, and a sentence can be as long as its reading. */
const maxCharacters = 600

/**
 * Breaks a text into lines that are no wider than `maxWidth`, at its spaces; a word that is wider by itself is broken where it must be. What does not
 * fit into `maxLines` is left out, and an ellipsis says so.
 * @param measure the width of a text as it will be drawn
 */
export function wrapText(
  measure: (text: string) => number,
  text: string,
  maxWidth: number,
  maxLines: number,
): string[] {
  const words = text.slice(0, maxCharacters).split(/\s+/).filter(Boolean)
  const lines: string[] = []
  let line = ''
  while (words.length > 0 && lines.length < maxLines) {
    const word = words.shift()!
    const longer = line === '' ? word : `${line} ${word}`
    if (measure(longer) <= maxWidth) line = longer
    else if (line !== '') {
      lines.push(line)
      line = ''
      words.unshift(word)
    } else {
      const fitting = fit(measure, word, maxWidth)
      lines.push(fitting)
      words.unshift(word.slice(fitting.length))
    }
  }
  if (lines.length < maxLines) return line === '' ? lines : [...lines, line]
  const isWhole = line === '' && words.length === 0
  return isWhole ? lines : [...lines.slice(0, -1), withEllipsis(measure, lines.at(-1)!, maxWidth)]
}

/** The longest beginning that fits, never less than one sign. */
function fit(measure: (text: string) => number, word: string, maxWidth: number): string {
  const signs = Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment)
  let fitting = signs[0]!
  for (const sign of signs.slice(1)) {
    if (measure(fitting + sign) > maxWidth) break
    fitting += sign
  }
  return fitting
}

function withEllipsis(measure: (text: string) => number, line: string, maxWidth: number): string {
  const kept = line.split(' ')
  const shown = () => `${kept.join(' ').replace(/(?<![\s,;:.!?–—-])[\s,;:.!?–—-]+$/, '')}…`
  while (kept.length > 1 && measure(shown()) > maxWidth) kept.pop()
  return measure(shown()) <= maxWidth ? shown() : `${fit(measure, kept[0]!, maxWidth - measure('…'))}…`
}
