import { z } from 'zod'
import { limits } from './limits.ts'

const Title = z.string().trim().min(1).max(limits.conversationTitleCharacters)

export const Conversation = z.object({
  id: z.uuid(),
  /** The title that the person gave, else the beginning of the first question. Null before the first question. */
  title: z.string().nullable(),
  pinned: z.boolean(),
  archived: z.boolean(),
  createdAt: z.string(),
  /** When the newest finished reading was asked for. Null where there is none. */
  lastTurnAt: z.string().nullable(),
})
export type Conversation = z.infer<typeof Conversation>

/** Pinned ones first, then by last use, the newest first. Archived ones are among them. */
export const ConversationList = z.object({ conversations: z.array(Conversation) })
export type ConversationList = z.infer<typeof ConversationList>

export const NewConversationRequest = z.strictObject({ title: Title.optional() })
export type NewConversationRequest = z.infer<typeof NewConversationRequest>

export const ConversationUpdate = z.strictObject({
  title: Title.optional(),
  pinned: z.boolean().optional(),
  archived: z.boolean().optional(),
})
export type ConversationUpdate = z.infer<typeof ConversationUpdate>
