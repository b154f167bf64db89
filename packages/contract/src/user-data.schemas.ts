import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { currencies } from './packs.ts'
import { TimeZone } from './time-zone.ts'

export const PreferencesUpdate = z
  .strictObject({ currency: z.enum(currencies).optional(), timeZone: TimeZone.optional() })
  .refine(({ currency, timeZone }) => currency !== undefined || timeZone !== undefined, fieldCode('field.required'))
export type PreferencesUpdate = z.infer<typeof PreferencesUpdate>

export const SessionList = z.object({
  /** The newest sign-in first. */
  sessions: z.array(
    z.object({
      /** Names the session, and opens nothing. */
      id: z.string(),
      isCurrent: z.boolean(),
      /** The browser's own name: 'Firefox', 'Linux'. Null where it is unknown. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      signedInAt: z.string(),
      /** When it ends if it is not used any more. */
      expiresAt: z.string(),
    }),
  ),
})
export type SessionList = z.infer<typeof SessionList>

export const DataQuery = z.strictObject({
  /** `zip` has each reading as a Markdown file. */
  format: z.enum(['json', 'html', 'zip']).optional(),
})
export type DataQuery = z.infer<typeof DataQuery>

/** Losses with the account, and conditions that block its deletion. */
export const LeavingOverview = z.object({
  /** Credits that were not used. */
  credits: z.number().int(),
  /** A subscription that is still paid for: it ends at once. */
  isSubscribed: z.boolean(),
  /** Referral earnings owed, in euro cents. They have to be paid first, or forgone explicitly. */
  owedCents: z.number().int(),
  /** Payouts at the bank: the account can be deleted once they have arrived. */
  onTheirWayCents: z.number().int(),
})
export type LeavingOverview = z.infer<typeof LeavingOverview>

export const DeleteAccountRequest = z.strictObject({
  /** The account's own address, typed once more. */
  email: z.string().max(320),
  /** The exact amount owed, where there is one: only an amount that the user has seen is given up. */
  forgoCents: z.number().int().positive().optional(),
})
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>
