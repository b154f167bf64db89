import { z } from 'zod'

/** The fields of a chat completion request that the sandbox reads. It ignores all others, as real endpoints do with known ones. */
export const CompletionRequest = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.enum(['system', 'user', 'assistant']), content: z.string() })).min(1),
  /** Only streams are played. */
  stream: z.literal(true),
  stream_options: z.object({ include_usage: z.boolean().default(false) }).nullish(),
  /** The older and the newer name of the same limit; where both stand, the newer holds. */
  max_tokens: z.number().int().min(1).nullish(),
  max_completion_tokens: z.number().int().min(1).nullish(),
})
export type CompletionRequest = z.infer<typeof CompletionRequest>
export type Message = CompletionRequest['messages'][number]
