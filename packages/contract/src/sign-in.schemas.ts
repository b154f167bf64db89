import { z } from 'zod'

/** The token that a login left in the address of `/login`. It counts only with the cookie of the same redirect. */
export const ActivateRequest = z.strictObject({ token: z.string().min(1).max(200) })
export type ActivateRequest = z.infer<typeof ActivateRequest>

/** The bearer token of the session. It was never in an address. */
export const ActivateReply = z.object({ token: z.string() })
export type ActivateReply = z.infer<typeof ActivateReply>

/** Asks for an e-mail with a link and a code. */
export const EmailLoginRequest = z.strictObject({ email: z.email().max(254) })
export type EmailLoginRequest = z.infer<typeof EmailLoginRequest>

/** `code`: the eight digits of the e-mail, or the secret of its link. */
export const EmailLoginConfirm = z.strictObject({ email: z.email().max(254), code: z.string().trim().min(1).max(64) })
export type EmailLoginConfirm = z.infer<typeof EmailLoginConfirm>

export const LoginList = z.object({
  /** In the order in which they were linked. */
  logins: z.array(
    z.object({
      /** Names the login, and opens nothing. */
      id: z.string(),
      /** As `PublicConfig` names it. */
      provider: z.string(),
      /** The verified address when the login was last used. */
      email: z.string().nullable(),
      /** Whether that address belongs to another account. Then this account keeps the address that it had. */
      isEmailElsewhere: z.boolean(),
      linkedAt: z.string(),
    }),
  ),
})
export type LoginList = z.infer<typeof LoginList>

export const LinkLoginRequest = z.strictObject({ provider: z.enum(['google', 'facebook']) })
export type LinkLoginRequest = z.infer<typeof LinkLoginRequest>
