import { z } from 'zod'
import { currencies } from './packs.ts'

export const PreferencesUpdate = z.strictObject({ currency: z.enum(currencies) })
export type PreferencesUpdate = z.infer<typeof PreferencesUpdate>

export const SessionList = z.object({
  /** The newest sign-in first. */
  sessions: z.array(
    z.object({
      /** Names the session, and opens nothing. */
      id: z.string(),
      isCurrent: z.boolean(),
      /** As the browser calls itself: 'Firefox', 'Linux'. Null where it does not say, or where nobody asked it. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      signedInAt: z.string(),
      /** When it ends if it is not used any more. */
      expiresAt: z.string(),
    }),
  ),
})
export type SessionList = z.infer<typeof SessionList>

export const DataQuery = z.strictObject({ format: z.enum(['json', 'html']).optional() })
export type DataQuery = z.infer<typeof DataQuery>

/** What is lost with the account, and what stands in the way of deleting it. */
export const LeavingOverview = z.object({
  /** Credits that were not used. */
  credits: z.number().int(),
  /** A subscription that is still paid for: it ends at once. */
  isSubscribed: z.boolean(),
  /** What we owe for recommending, in euro cents. It has to be forgone, word for word, or paid first. */
  owedCents: z.number().int(),
  /** What is at the bank already: nothing can be deleted before it has arrived. */
  onTheirWayCents: z.number().int(),
})
export type LeavingOverview = z.infer<typeof LeavingOverview>

export const DeleteAccountRequest = z.strictObject({
  /** The account's own address, typed once more. */
  email: z.string().max(320),
  /** Exactly what is owed, where something is: money that nobody read of is not given up. */
  forgoCents: z.number().int().positive().optional(),
})
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>
