import type { AskedReading } from '../writing/reading-plan.ts'
import { cleanText } from '../reply/clean-text.ts'
import type { RememberedTurn } from '../history/user-context.queries.ts'

/** Earlier turns in a prompt: the newest ones in full, as far as they fit, and the questions of those before them. */
export const remembered = { inFull: 6, inAll: 18 } as const

const windowCharacters = 6_000
const replyCharacters = 2_500
const summaryCharacters = 1_200
const questionCharacters = 100

/**
 * The earlier turns of one user that a prompt may hold.
 * @param turns of this user, newest first
 * @param notes of what they said of their life, oldest first
 */
export function recall(turns: readonly RememberedTurn[], notes: readonly string[] = []): AskedReading['memory'] {
  const window: { message: string; response: string }[] = []
  let room = windowCharacters
  for (const { message, response } of turns.slice(0, remembered.inFull)) {
    const turn = { message, response: shorten(response ?? '', replyCharacters) }
    room -= turn.message.length + turn.response.length
    if (room < 0) break
    window.unshift(turn)
  }
  return { turns: window, summary: summarize(turns.slice(window.length, remembered.inAll)), notes }
}

function summarize(turns: readonly RememberedTurn[]): string {
  const lines: string[] = []
  let room = summaryCharacters
  for (const { at, reading, message } of turns) {
    const question = shorten(cleanText(message).replace(/\s+/g, ' ').trim(), questionCharacters)
    const line = `${at.toISOString().slice(0, 10)}, ${reading}: ${question}`
    room -= line.length + 1
    if (room < 0) break
    lines.unshift(line)
  }
  return lines.join('\n')
}

/** Ends after a whole word. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut
    .slice(0, space > 0 ? space : undefined)
    .trimEnd()
    .toWellFormed()}…`
}
