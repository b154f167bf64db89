import {
  knownDetails,
  profileCompleteness,
  turnPrice,
  type ChatRequest,
  type Completeness,
  type ProfileDetails,
} from '@numeria/contract'
import { createHash, randomUUID } from 'node:crypto'
import { readerOf, type User } from '../../accounts/accounts.ts'
import { refusedField } from '../../platform/errors.ts'
import { cleanText } from '../reply/clean-text.ts'
import type { KnownPerson } from '../facts/people.ts'
import type { AskedReading } from '../writing/reading-plan.ts'
import type { NewTurn } from './turns.queries.ts'

export type AskedTurn = {
  turn: Omit<NewTurn, 'conversationId'>
  /** Details known from the profile and from all messages, including this one. */
  known: ProfileDetails
  completeness: Completeness
  /** The reading to write, without its memory; null while data for its numbers is missing. */
  asked: Omit<AskedReading, 'memory'> | null
}

/** Hash of a request: a repeated idempotency key has to come with the same one. */
export function hashOf(request: ChatRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('hex')
}

/** Hash of a question, to find an earlier answer: the same words, of the same kind and length, about the same people. */
function questionHash(
  { message, ...rest }: Readonly<Record<string, unknown>> & { message: string },
  { replyLanguage }: ChatRequest,
): string {
  const words =
    message
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? message
  return createHash('sha256')
    .update(JSON.stringify({ ...rest, replyLanguage, words }))
    .digest('hex')
}

/**
 * The reading that a message requests, with its price.
 * @param other the person of a comparison
 * @throws {AppError} `request.invalid` for a message without visible characters
 */
export function askedTurn(
  user: User,
  request: ChatRequest,
  other: KnownPerson | null,
  idempotencyKey: string | null,
  at: Date,
): AskedTurn {
  const message = cleanText(request.message).trim()
  if (message === '') throw refusedField('message', 'field.required')
  const year = at.getUTCFullYear()
  const saidBefore = {
    birthDate: user.birthDate ?? user.mentionedBirthDate,
    fullName: user.fullName ?? user.mentionedFullName,
  }
  const known = knownDetails(saidBefore, [message], year)
  const { birthDate, fullName } = known
  const got = { gotBirthDate: birthDate !== null, gotFullName: fullName !== null }
  const completeness = profileCompleteness(got, [], year)

  const kind = request.reading ?? 'chat'
  const { lang: language, tradition } = request
  const tone = request.tone ?? request.toneMode ?? 'mystic'
  const person = readerOf(user, known)
  const price = turnPrice({ message, reading: request.reading, depth: request.depth, completeness }, year)
  return {
    known,
    completeness,
    turn: {
      userId: user.userId,
      turnId: randomUUID(),
      idempotencyKey,
      requestHash: hashOf(request),
      price,
      message,
      tone,
      language,
      tradition,
      reading: kind,
      at,
      editOf: request.editOf ?? null,
      questionHash: person && questionHash({ kind, price, tradition, language, person, other, message }, request),
      offerEarlier: request.offerEarlier === true && request.editOf === undefined,
    },
    asked: person && {
      kind,
      replyLanguage: request.replyLanguage ?? null,
      price,
      tone,
      language,
      tradition,
      person,
      other,
      question: message,
      at,
    },
  }
}
