export type Danger = 'self_harm' | 'medical' | 'abuse' | 'violence'

/** Messages of the model to the server instead of a reading. */
export type Signal =
  | { signal: 'crisis'; danger: Danger }
  | { signal: 'minor' }
  | { signal: 'decline'; detail: string }
  | { signal: 'need'; detail: string }

const dangers: readonly Danger[] = ['self_harm', 'medical', 'abuse', 'violence']
/** `[[word: detail]]` at the start of a line; marks of emphasis, quotation or code around it are a model's habit. */
const controlLine = /^[\s*_`>#-]*\[\[\s*([a-z_]+)\s*(?::\s*([^\]\n]*?)\s*)?\]\][*_`]*/i

/**
 * Reads a line that may be a control line.
 * @returns the signal; or the text of the line: all of it, or without a control line that means nothing to us
 */
export function readControlLine(line: string): Signal | { text: string } {
  const match = controlLine.exec(line)
  if (!match) return { text: line }
  const detail = (match[2] ?? '').slice(0, 200)
  switch (match[1]!.toLowerCase()) {
    case 'crisis': {
      const named = detail.toLowerCase().replaceAll(/[\s-]+/g, '_')
      return { signal: 'crisis', danger: dangers.find((danger) => named.includes(danger)) ?? 'self_harm' }
    }
    case 'minor':
      return { signal: 'minor' }
    case 'decline':
      return { signal: 'decline', detail }
    case 'need':
      return { signal: 'need', detail }
    default:
      return { text: line.slice(match[0].length).trimStart() }
  }
}
