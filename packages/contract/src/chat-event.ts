import type { Charged } from './charged.ts'
import type { ErrorCode } from './errors.ts'
import type { ReadingLanguage } from './languages.ts'
import type { ChatReply, HistoryEntry } from './schemas.ts'

/**
 * The events of a streamed chat reply, in the order they come: `status`, any number of `delta`, then `done` or `error`. A turn that was stopped
 * after its first text ends with `done`: what was written stays and is paid. One stopped before ends with `error` and costs nothing.
 */
export type ChatEvent =
  /** `stopPrice` computes the price of stopping from `creditsCost` and `wordsPromised`. */
  | {
      event: 'status'
      data: {
        turnId: string
        conversationId: string | null
        creditsCost: number
        reading: HistoryEntry['reading']
        wordsPromised: number | null
      }
    }
  | { event: 'delta'; data: { text: string } }
  | { event: 'done'; data: ChatReply & { language?: ReadingLanguage; stopped?: boolean } }
  | { event: 'error'; data: { error: string; code: ErrorCode; charged: Charged } }
