import type { ReadingLanguage } from '@numeria/contract'
import { readerOf } from '../../accounts/accounts.ts'
import { NumerologyError } from '@numeria/numerology'
import { createHash, randomUUID } from 'node:crypto'
import { balance } from '../../credits/credits.ts'
import type { Deps } from '../../deps.ts'
import { findUserContext } from '../history/user-context.queries.ts'
import { writtenLanguage } from '../languages/spoken-language.ts'
import { recall, remembered } from './memory.ts'
import { conversationToAskIn } from '../conversations/conversations.ts'
import { planReading, type AskedReading } from '../writing/reading-plan.ts'
import { RunningTurn } from '../turn/running-turn.ts'
import { findObstacle } from '../turn/find-turns.queries.ts'
import { anyTurns } from '../turn/most-turns.ts'
import { insertFreeTurn, type NewTurn } from '../turn/turns.queries.ts'
import { nothingWritten } from '../writing/draft.ts'
import { collect } from '../writing/write-reading.ts'

/** However slowly the model drips. */
const longestMs = 120_000

const titles: Record<ReadingLanguage, { locale: string; title: (month: string) => string }> = {
  en: { locale: 'en-GB', title: (month) => `My Personal Year insight for ${month}` },
  pt: { locale: 'pt-PT', title: (month) => `O meu ano pessoal em ${month}` },
  es: { locale: 'es-ES', title: (month) => `Mi año personal en ${month}` },
  fr: { locale: 'fr-FR', title: (month) => `Mon année personnelle en ${month}` },
  de: { locale: 'de-DE', title: (month) => `Mein persönliches Jahr im ${month}` },
  it: { locale: 'it-IT', title: (month) => `Il mio anno personale a ${month}` },
}

/**
 * Writes a subscriber's free Personal Year insight into their chat, once per cause; later calls find it written. Uses their last tone and tradition.
 * @param at the month of the insight
 * @param pageLanguage of the subscriber's pages; for a person without an earlier reading, whose language counts first
 * @returns false while name or birth date is missing; written once they are there
 * @throws {ModelFailure} when the model cannot write now: retry later
 */
export async function writeInsight(
  deps: Deps,
  userId: string,
  cause: string,
  at: Date,
  pageLanguage: ReadingLanguage,
): Promise<boolean> {
  const { db } = deps
  const context = await findUserContext(db, userId, { ...remembered, conversationId: null })
  if (!context) return false
  const { user } = context
  const person = readerOf(user, {
    birthDate: user.birthDate ?? user.mentionedBirthDate,
    fullName: user.fullName ?? user.mentionedFullName,
  })
  if (person === null) return false
  const { tone = 'mystic', tradition = 'pythagorean' } = context.turns[0] ?? {}
  const lastReading = context.turns[0]?.response
  const language = lastReading ? writtenLanguage(lastReading) : pageLanguage
  const style = { tone, tradition, language }
  const conversationId = await conversationToAskIn(deps, userId, undefined, context.conversationId)
  const turn = turnOf(userId, conversationId, cause, at, style)
  if ((await findObstacle(db, userId, turn.idempotencyKey))?.idempotencyKey === turn.idempotencyKey) return true

  const plan = planOf({
    kind: 'quick',
    price: 0,
    ...style,
    replyLanguage: language,
    person,
    other: null,
    question: turn.message,
    at,
    memory: recall(context.turns, context.notes),
  })
  // A name without a letter that can be read brings no numbers; there is nothing to wait for.
  if (!plan) return true
  const { available, held } = await balance(db, userId)
  const running = new RunningTurn(turn, available)
  const written = nothingWritten()
  const expiry = setTimeout(() => running.interrupt('expired'), longestMs)
  try {
    await collect(deps, running, plan, written)
  } finally {
    clearTimeout(expiry)
  }
  const reply = {
    reply: running.events.text,
    creditsCost: 0,
    creditsRemaining: available + held,
    suggestedReadings: plan.suggest(available),
  }
  // An unrequested turn counts against no limit; of simultaneous ones one is kept.
  await insertFreeTurn(db, turn, anyTurns, reply, plan)
  return true
}

function turnOf(
  userId: string,
  conversationId: string,
  cause: string,
  at: Date,
  style: Pick<NewTurn, 'tone' | 'tradition' | 'language'>,
): NewTurn {
  return {
    userId,
    conversationId,
    turnId: randomUUID(),
    idempotencyKey: `insight:${cause}`,
    requestHash: createHash('sha256').update(cause).digest('hex'),
    price: 0,
    message: titleOf(style.language, at),
    ...style,
    reading: 'quick',
    at,
  }
}

function titleOf(language: ReadingLanguage, at: Date): string {
  const { locale, title } = titles[language]
  return title(new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(at))
}

function planOf(asked: AskedReading) {
  try {
    return planReading(asked)
  } catch (error) {
    if (error instanceof NumerologyError) return null
    throw error
  }
}
