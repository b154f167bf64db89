/** From this price on a reading has one free rewrite. */
export const rewriteFromCredits = 5
/** For so long after it was written: then the month that most readings speak of is over. */
export const rewriteDays = 30
/** Why a reader wants a reading written again. */
export const rewriteReasons = ['too_general', 'wrong_facts', 'wrong_tone', 'not_asked', 'other'] as const
export type RewriteReasonCode = (typeof rewriteReasons)[number]

/** Reasons to report a reading of one’s own. */
export const readingReportReasons = ['wrong_numbers', 'harmful', 'offensive', 'other'] as const
export type ReadingReportReason = (typeof readingReportReasons)[number]

/** Reasons to report a public reading. */
export const publicReportReasons = ['illegal', 'privacy', 'harmful', 'offensive', 'other'] as const
export type PublicReportReason = (typeof publicReportReasons)[number]

/** A report of a reader is answered by the first two, one of a public reading by any but the second. */
export const reportDecisions = ['keep', 'upheld', 'unpublish', 'remove'] as const
export type ReportDecision = (typeof reportDecisions)[number]

export const feedbackLimits = {
  rewriteCharacters: 500,
  reportCharacters: 2_000,
  nameCharacters: 100,
  lawCharacters: 200,
} as const
