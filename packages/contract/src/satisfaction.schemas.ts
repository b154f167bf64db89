import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { turnKinds } from './readings.ts'
import {
  feedbackLimits,
  publicReportReasons,
  readingReportReasons,
  reportDecisions,
  rewriteReasons,
} from './satisfaction.ts'

const words = (most: number) => z.string().trim().max(most)

/** The reader's reason for a rewrite: a code, with optional words. */
export const RewriteReason = z.strictObject({
  code: z.enum(rewriteReasons),
  text: words(feedbackLimits.rewriteCharacters).optional(),
  /** The reader lets operators read the refused reading. */
  mayBeRead: z.boolean().default(false),
})
export type RewriteReason = z.infer<typeof RewriteReason>

/** A reader reports a reading of their own. */
export const ReportReadingRequest = z.strictObject({
  reason: z.enum(readingReportReasons),
  details: words(feedbackLimits.reportCharacters).default(''),
})
export type ReportReadingRequest = z.input<typeof ReportReadingRequest>

/** A notice under article 16 of the Digital Services Act (Regulation (EU) 2022/2065). Needs no account. */
export const ReportRequest = z.strictObject({
  /** The address of the public reading. */
  url: z.string().trim().min(1).max(500),
  reason: z.enum(publicReportReasons),
  details: words(feedbackLimits.reportCharacters).min(1),
  name: words(feedbackLimits.nameCharacters).optional(),
  /** Where the receipt and the decision are sent. */
  email: z.union([z.literal(''), z.email().max(254)], fieldCode('field.email')).optional(),
  /** The statement that what is reported is accurate and complete to the best of the notifier's knowledge. */
  goodFaith: z.boolean().default(false),
})
export type ReportRequest = z.input<typeof ReportRequest>

export const ReportReply = z.object({ reportId: z.uuid() })
export type ReportReply = z.infer<typeof ReportReply>

/** How readings fared that were written with one version of a prompt, in the last 30 days. */
const PromptFigures = z.object({
  reading: z.enum(turnKinds),
  promptVersion: z.string(),
  /** Readings that cost something. */
  sold: z.number().int(),
  rewrites: z.number().int(),
  reports: z.number().int(),
  /** Readings of which the check refused a sentence, or the gate missed something. */
  checked: z.number().int(),
})

const OpenReport = z.object({
  reportId: z.uuid(),
  userId: z.uuid(),
  turnId: z.uuid(),
  /** `reader`: a report by the reader of the reading; `public`: a report of a public reading by any visitor. */
  source: z.enum(['reader', 'public']),
  reason: z.enum([...readingReportReasons, ...publicReportReasons]),
  details: z.string(),
  /** Of a public report, where it was given. */
  notifier: z.object({ name: z.string(), email: z.string(), goodFaith: z.boolean() }).nullable(),
  reading: z.enum(turnKinds),
  promptVersion: z.string().nullable(),
  createdAt: z.string(),
  /** Of all notices that the report joins, the report's own first. Their notifiers know them. */
  numbers: z.array(z.uuid()),
  /** Of the statement of reasons, which the publisher knows. */
  statementId: z.uuid().nullable(),
  /** Null while it is open. */
  decision: z.enum(reportDecisions).nullable(),
})
export type OpenReport = z.infer<typeof OpenReport>

/** The number of a notice or of a statement of reasons, which finds its report, open or decided. */
export const FindReportQuery = z.strictObject({ number: z.uuid().optional() })

const AskedRewrite = z.object({
  userId: z.uuid(),
  /** The refused reading. */
  turnId: z.uuid(),
  reading: z.enum(turnKinds),
  promptVersion: z.string().nullable(),
  code: z.enum(rewriteReasons),
  text: z.string(),
  createdAt: z.string(),
})

export const AdminReadings = z.object({
  days: z.number().int(),
  figures: z.array(PromptFigures),
  /** Those that are open, oldest first, or the one with the number that was asked for. */
  reports: z.array(OpenReport),
  /** Rewrites whose readers let operators read the refused reading, newest first. */
  rewrites: z.array(AskedRewrite),
})
export type AdminReadings = z.infer<typeof AdminReadings>

/** The text of a reading that its reader, or a report, lets operators read. */
export const AdminReadingText = z.object({ message: z.string(), response: z.string(), isPublic: z.boolean() })
export type AdminReadingText = z.infer<typeof AdminReadingText>

export const DecideReportRequest = z.strictObject({
  decision: z.enum(reportDecisions),
  /** Emailed word for word to the people concerned. */
  reason: z.string().trim().min(3).max(1_000),
  /** The law that a removed reading breaks. Empty where it breaks our terms of service. */
  law: words(feedbackLimits.lawCharacters).default(''),
})
export type DecideReportRequest = z.input<typeof DecideReportRequest>
