import { z } from 'zod'

/** The token that a login left in the address of `/login`. It counts only with the cookie of the same redirect. */
export const ActivateRequest = z.strictObject({ token: z.string().min(1).max(200) })
export type ActivateRequest = z.infer<typeof ActivateRequest>

/** The bearer token of the session. It was never in an address. */
export const ActivateReply = z.object({ token: z.string() })
export type ActivateReply = z.infer<typeof ActivateReply>
