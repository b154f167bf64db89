import type { Conversation, ConversationUpdate, NewConversationRequest } from '@numeria/contract'
import type { Deps } from '../../deps.ts'
import type { Database } from '../../platform/database/connect.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { cleanText } from '../reply/clean-text.ts'
import { changeConversation, findOrBegin, insertConversation, listConversations } from './conversations.queries.ts'
import { findPlace } from './place.queries.ts'

type Writes = Pick<Deps, 'db' | 'clock'>

/** Every conversation of a person, archived ones too: pinned ones first, then the one that was used last. */
export async function readConversations({ db }: Pick<Deps, 'db'>, userId: string): Promise<Conversation[]> {
  return listConversations(db, userId)
}

/** @throws {AppError} `chat.enough_conversations`, `request.invalid` for a title that shows nothing */
export async function createConversation(
  { db, clock }: Writes,
  userId: string,
  { title }: NewConversationRequest,
): Promise<Conversation> {
  const id = await insertConversation(db, userId, clock.now(), title === undefined ? null : cleanTitle(title))
  return readOne(db, userId, id)
}

/**
 * Renames, pins or archives a conversation. A field that is absent stays as it is.
 * @throws {AppError} `chat.conversation_not_found`, `request.invalid` for a title that shows nothing
 */
export async function updateConversation(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  id: string,
  update: ConversationUpdate,
): Promise<Conversation> {
  const title = update.title === undefined ? {} : { title: cleanTitle(update.title) }
  if (!(await changeConversation(db, userId, id, { ...update, ...title }))) throw notFound()
  return readOne(db, userId, id)
}

function cleanTitle(title: string): string {
  const clean = cleanText(title).replace(/\s+/g, ' ').trim()
  if (clean === '') throw refusedField('title', 'field.required')
  return clean
}

async function readOne(db: Database, userId: string, id: string): Promise<Conversation> {
  const [conversation] = await listConversations(db, userId, id)
  if (!conversation) throw notFound()
  return conversation
}

const notFound = () => new AppError('chat.conversation_not_found')

/**
 * The conversation that a request means: the one it names, else the one that was used last. Null where there is none yet.
 * @param found from the statement that read the person, where there was one
 * @throws {AppError} `chat.conversation_not_found`
 */
export async function conversationOf(
  db: Database,
  userId: string,
  asked: string | undefined,
  found?: string | null,
): Promise<string | null> {
  const place = found === undefined ? await findPlace(db, userId, asked ?? null) : found
  if (place === null && asked !== undefined) throw notFound()
  return place
}

/** The conversation that a message goes to; a first one is begun where there is none. @throws {AppError} `chat.conversation_not_found` */
export async function conversationToAskIn(
  { db, clock }: Writes,
  userId: string,
  asked: string | undefined,
  found?: string | null,
): Promise<string> {
  return (await conversationOf(db, userId, asked, found)) ?? findOrBegin(db, userId, clock.now())
}
