import type { ChatRequest, RewriteReason } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { readerOf, type User } from '../../accounts/accounts.ts'
import type { Database } from '../../platform/database/connect.ts'
import { AppError } from '../../platform/errors.ts'
import type { RememberedTurn } from '../history/user-context.queries.ts'
import { writtenLanguage } from '../languages/spoken-language.ts'
import { recall } from '../memory/memory.ts'
import { cleanText } from '../reply/clean-text.ts'
import { hashOf } from '../turn/asked-turn.ts'
import type { AskedReading } from '../writing/reading-plan.ts'
import { findRefused } from './rewrites.queries.ts'
import type { NewTurn } from '../turn/turns.queries.ts'

export type RewriteRequest = ChatRequest & { rewriteOf: string; reason: RewriteReason }

export const isRewrite = (request: ChatRequest): request is RewriteRequest =>
  request.rewriteOf !== undefined && request.reason !== undefined

/** The words that a reader writes with a request, without hidden characters: limits and help are decided by the same ones. */
export function askedWords(request: ChatRequest): string {
  const written = isRewrite(request) ? `${request.reason.text ?? ''}\n${request.message}` : request.message
  return cleanText(written).trim()
}

/**
 * A reading that its reader refused, asked for once more: of the same kind and length, in the same tone, tradition and language, from the numbers of the same
 * day. The reader's name and birth date are those of now, so that a corrected one counts.
 * @param turns of this person, newest first
 * @throws {AppError} `chat.turn_not_found`, `chat.no_rewrite`, `chat.rewrite_used`, `wellbeing.paused`
 */
export async function buildRewrite(
  db: Database,
  { user, turns, notes }: { user: User; turns: readonly RememberedTurn[]; notes: readonly string[] },
  request: RewriteRequest,
  idempotencyKey: string | null,
  at: Date,
): Promise<{ turn: NewTurn; asked: AskedReading }> {
  const { rewriteOf, reason } = request
  const refused = await findRefused(db, user.userId, rewriteOf, at)
  if (!refused?.conversationId) throw new AppError('chat.turn_not_found')
  const person = readerOf(user, {
    birthDate: user.birthDate ?? user.mentionedBirthDate,
    fullName: user.fullName ?? user.mentionedFullName,
  })
  const { reading: kind, message, tone, tradition, price, other, named } = refused
  if (refused.rewrite === 'none' || kind === 'onboarding' || kind === 'safety' || !person)
    throw new AppError('chat.no_rewrite')
  // It holds no credits, which keep to a pause by themselves.
  if (refused.isPaused) throw new AppError('wellbeing.paused')
  if (refused.rewrite === 'used') throw new AppError('chat.rewrite_used')
  const language = writtenLanguage(refused.response)
  return {
    turn: {
      userId: user.userId,
      turnId: randomUUID(),
      conversationId: refused.conversationId,
      idempotencyKey,
      requestHash: hashOf(request),
      price: 0,
      message,
      tone,
      language,
      tradition,
      reading: kind,
      at,
      rewriteOf,
      rewriteReason: reason,
    },
    asked: {
      kind,
      price,
      tone,
      language,
      replyLanguage: language,
      tradition,
      person,
      other,
      named: named ?? [],
      question: message,
      at: refused.at,
      memory: recall(
        turns.filter((turn) => turn.at < refused.at),
        notes,
      ),
      rewrite: { refused: refused.response, reason: reason.code, words: reason.text ?? '' },
    },
  }
}
