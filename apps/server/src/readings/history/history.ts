import type { HistoryEntry, ReadingNumbers, RunningReply } from '@numeria/contract'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import type { Language } from '../../platform/language.ts'
import { findNumbers, findRunning, forgetAll, forgetOne, listHistory } from './history.queries.ts'
import { searchHistory } from './search.queries.ts'
import { tellInPortuguese } from '../languages/portuguese-numbers.ts'
import { findTurn } from '../turn/find-turns.queries.ts'

type Reads = Pick<Deps, 'db'>

/**
 * Finished turns of one person, newest last.
 * @param page `search`: only turns that have all of its words, in whatever case and with or without accents
 * @throws {AppError} `chat.search_running`, `chat.search_too_long`
 */
export async function readHistory(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { limit, before, search }: { limit: number; before?: Date | undefined; search?: string | undefined },
): Promise<HistoryEntry[]> {
  if (search === undefined) return listHistory(db, userId, clock.now(), { limit, before })
  const words = search.split(/\s+/).filter((word) => word !== '')
  return searchHistory(db, userId, words, clock.now(), { limit, before })
}

/** The turn that is being written for this person, by whatever process. */
export async function readRunning({ db }: Reads, userId: string): Promise<RunningReply> {
  return { turn: await findRunning(db, userId) }
}

/**
 * How the numbers of a reading were found, told in the reader's language.
 * @throws {AppError} `chat.turn_not_found`: it is not this person's, has no numbers, or was forgotten
 */
export async function readNumbers(
  { db }: Reads,
  userId: string,
  turnId: string,
  language: Language,
): Promise<ReadingNumbers> {
  const kept = await findNumbers(db, userId, turnId)
  if (!kept) throw new AppError('chat.turn_not_found')
  return language === 'pt' ? tellInPortuguese(kept) : kept.numbers
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

/** Forgets every finished turn of this person. */
export async function forgetTurns({ db }: Reads, userId: string): Promise<void> {
  await forgetAll(db, userId)
}
