// The law's and the login platforms' demands: removals after notices, and requests to delete.
import { z } from 'zod'
import { publicReportReasons } from './satisfaction.ts'

/** Why a reading of this person is no longer public (article 17 of the Digital Services Act). */
const Removal = z.object({
  /** Of the statement of reasons; notices have other numbers. */
  statementId: z.uuid(),
  /** `remove`: the reading is deleted; `unpublish`: it stays in the chat. */
  decision: z.enum(['unpublish', 'remove']),
  reason: z.enum(publicReportReasons),
  /** In an operator's own words. */
  facts: z.string(),
  /** Empty where the ground is our terms of service. */
  law: z.string(),
  decidedAt: z.string(),
  /** When the reading was written. */
  readingAt: z.string(),
})
export type Removal = z.infer<typeof Removal>
/** Newest first. */
export const RemovalList = z.array(Removal)
export type RemovalList = z.infer<typeof RemovalList>

const count = z.number().int()

/** Notices and decisions of one year (UTC), as a transparency report counts them (article 15(1)(b) of the Digital Services Act). */
const NoticeYear = z.object({
  year: count,
  /** Received in the year, by reason. */
  received: z.object(
    Object.fromEntries(publicReportReasons.map((reason) => [reason, count])) as Record<
      (typeof publicReportReasons)[number],
      typeof count
    >,
  ),
  /** Received in the year and not decided. */
  open: count,
  /** Decided in the year. */
  kept: count,
  unpublished: count,
  removed: count,
  /** Of those unpublished or removed: on the ground of a law, and of our terms. */
  onLaw: count,
  onTerms: count,
  /** From receipt to decision, of those decided in the year. */
  medianHours: z.number().nullable(),
})
export type NoticeYear = z.infer<typeof NoticeYear>
/** Newest first. */
export const NoticeYears = z.array(NoticeYear)
export type NoticeYears = z.infer<typeof NoticeYears>

/** The state of a request that a login platform sent for a person. */
export const DeletionRequestState = z.object({
  provider: z.enum(['facebook', 'apple']),
  /**
   * `waiting`: the account has no other login, and holds paid credits, a subscription or earnings; `withdrawn`: the person signed in with the platform
   * after the request; `login_removed`: the account opens with its other logins;
   * `unknown`: no account opened with the login any more.
   */
  state: z.enum(['waiting', 'withdrawn', 'login_removed', 'account_deleted', 'unknown']),
  receivedAt: z.string(),
  /** The announced day of the deletion, where one is set. */
  dueAt: z.string().nullable(),
  endedAt: z.string().nullable(),
})
export type DeletionRequestState = z.infer<typeof DeletionRequestState>
