import { z } from 'zod'

export const AdminStatus = z.object({ authenticated: z.boolean(), adminEmail: z.string().nullable() })
export type AdminStatus = z.infer<typeof AdminStatus>

export const AdminLogin = z.strictObject({
  email: z.string().trim().min(1, 'Please enter both email and password').max(254),
  password: z.string().min(1, 'Please enter both email and password').max(1_024),
  /** Six digits of the authenticator, or a recovery code, where the administrator has set one up. */
  otp: z.string().trim().max(32).optional(),
})
export type AdminLogin = z.infer<typeof AdminLogin>

export const PendingTransaction = z.object({
  id: z.string(),
  delta: z.number().int(),
  userEmail: z.string(),
  reason: z.string(),
  createdAt: z.string(),
})
export type PendingTransaction = z.infer<typeof PendingTransaction>
export const PendingTransactions = z.object({
  count: z.number().int(),
  pendingTransactions: z.array(PendingTransaction),
})
export type PendingTransactions = z.infer<typeof PendingTransactions>

/** Telegram's ids are larger than 32 bits and stay below 2^53. */
export const GenerateTokenRequest = z.strictObject({
  telegramUserId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  telegramUsername: z
    .string()
    .trim()
    .regex(/^@?[A-Za-z0-9_]{1,32}$/, 'A Telegram username has letters, digits and underscores.')
    .optional(),
})
export type GenerateTokenRequest = z.infer<typeof GenerateTokenRequest>
export const GenerateTokenReply = z.object({ token: z.string(), instructions: z.string() })
export type GenerateTokenReply = z.infer<typeof GenerateTokenReply>

export const ActiveToken = z.object({
  telegramUsername: z.string().nullable(),
  telegramUserId: z.number().int(),
  expiresAt: z.string(),
  /** The token's public part and an ellipsis. */
  tokenPreview: z.string(),
})
export type ActiveToken = z.infer<typeof ActiveToken>
export const ActiveTokens = z.object({ count: z.number().int(), activeTokens: z.array(ActiveToken) })
export type ActiveTokens = z.infer<typeof ActiveTokens>

/** The public part, or the whole token. Anything else touches nothing. */
export const RevokeTokenRequest = z.strictObject({ token: z.string().max(256) })
export type RevokeTokenRequest = z.infer<typeof RevokeTokenRequest>
