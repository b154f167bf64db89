import type { ChatRequestInput, HistoryEntry, NamedReading } from '@numeria/contract'
import { isNamedReading } from './named-readings.ts'
import type { Asked, Turn } from './turn.ts'

type Question = Pick<Turn, 'asked' | 'reading' | 'message'> & Partial<Pick<Turn, 'failure'>>

/** The reading that a turn was asked for by name, or null when its message was typed. */
export function namedOf({ asked, reading }: Question): NamedReading | null {
  if (asked) return asked.request.reading ?? null
  return isNamedReading(reading) ? reading : null
}

/** Whether the person wrote the message of a turn, which a reading asked for by name or a rewrite is not. */
export const isTyped = (turn: Question): boolean =>
  namedOf(turn) === null && turn.asked?.request.rewriteOf === undefined

/** Whether the question of a kept turn was typed, and can be edited and sent again. */
export const isEditable = ({ reading, rewriteOf, replaced }: HistoryEntry): boolean =>
  !isNamedReading(reading) && reading !== 'safety' && rewriteOf === null && !replaced

/**
 * How a failed turn is asked again: as it was sent from here. What was asked on another device is known here by its message only; a named reading
 * needs more than that (the other person, for one), and is prepared again.
 */
export function wayAgain(
  turn: Question,
): { resend: Asked } | { again: ChatRequestInput } | { prepare: NamedReading } | { say: string } {
  // It was answered before, and the person wants another answer: a new request, paid again.
  if (turn.asked && turn.failure?.turnId) {
    const { offerEarlier: _, ...again } = turn.asked.request
    return { again }
  }
  if (turn.asked) return { resend: turn.asked }
  const prepare = namedOf(turn)
  return prepare === null ? { say: turn.message } : { prepare }
}
