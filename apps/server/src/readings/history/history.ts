import type { HistoryEntry, ReadingNumbers, RunningReply, PageLanguage } from '@numeria/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { conversationOf } from '../conversations/conversations.ts'
import { deleteAllConversations } from '../conversations/conversations.queries.ts'
import { findNumbers, findRunning, forgetOne, listAround, listHistory } from './history.queries.ts'
import { searchHistory } from './search.queries.ts'
import { renderNumbers } from '../facts/words/render-numbers.ts'
import { findTurn } from '../turn/find-turns.queries.ts'

type Reads = Pick<Deps, 'db'>
type Page = { limit: number; before?: Date | undefined; conversationId?: string | undefined }

/**
 * Finished turns of one conversation, newest last. A search without a conversation looks through all of them.
 * @param page `search`: only turns that have all of its words, in whatever case and with or without accents
 * @param page `around`: a turn, whatever its conversation is
 * @throws {AppError} `chat.conversation_not_found`, `chat.turn_not_found`, `chat.search_running`, `chat.search_too_long`
 */
export async function readHistory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  {
    search,
    around,
    conversationId: asked,
    ...page
  }: Page & { search?: string | undefined; around?: string | undefined },
): Promise<HistoryEntry[]> {
  if (around !== undefined) return listAround(db, userId, clock.now(), around, page.limit)
  const isInAll = search !== undefined && asked === undefined
  const conversationId = isInAll ? null : await conversationOf(db, userId, asked)
  if (search === undefined) return listHistory(db, userId, clock.now(), { ...page, conversationId })
  const words = search.split(/\s+/).filter((word) => word !== '')
  return searchHistory(db, userId, words, clock.now(), { ...page, conversationId })
}

/** The turn that is being written for this person, by whatever process. */
export async function readRunning({ db }: Reads, userId: string): Promise<RunningReply> {
  return { turn: await findRunning(db, userId) }
}

/**
 * The working of a reading's numbers, in the reader's language.
 * @throws {AppError} `chat.turn_not_found`: another user's, without numbers, or deleted
 */
export async function readNumbers(
  { db }: Reads,
  userId: string,
  turnId: string,
  language: PageLanguage,
): Promise<ReadingNumbers> {
  const kept = await findNumbers(db, userId, turnId)
  if (!kept) throw new AppError('chat.turn_not_found')
  return renderNumbers(kept, language)
}

/**
 * Forgets what was said in one turn; what it cost stays in the ledger. A repetition changes nothing.
 * @throws {AppError} `chat.turn_not_found`, or `chat.turn_running` for one that is still being written
 */
export async function forgetTurn({ db }: Reads, userId: string, turnId: string): Promise<void> {
  await forgetOne(db, userId, turnId)
  const turn = await findTurn(db, userId, turnId)
  if (!turn || turn.state === 'failed') throw new AppError('chat.turn_not_found')
  if (turn.state === 'running') throw new AppError('chat.turn_running')
}

/** Forgets every finished turn of this person, and deletes the conversations. */
export async function forgetTurns({ db }: Reads, userId: string): Promise<void> {
  await deleteAllConversations(db, userId)
}
