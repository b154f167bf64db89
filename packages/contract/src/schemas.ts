import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { limits } from './limits.ts'
import { readingLanguages } from './languages.ts'
import { namedReadings, traditions, turnKinds } from './readings.ts'
import { ChosenPerson } from './people.schemas.ts'
import { RewriteReason } from './satisfaction.schemas.ts'
import { countWords, isBlank } from './words.ts'

export {
  ActiveTokens,
  AdjustCreditsReply,
  AdjustCreditsRequest,
  AdminFigures,
  AdminLogin,
  AdminStatus,
  AuditQuery,
  AuditTrail,
  AuthenticatorCode,
  AdminPassword,
  AuthenticatorRemoval,
  ChangePassword,
  AuthenticatorSetup,
  AuthenticatorStatus,
  DecisionReply,
  EndedSessions,
  FindPersonQuery,
  ForgiveDebtRequest,
  GenerateTokenReply,
  GenerateTokenRequest,
  PendingTransactions,
  PersonFile,
  RecoveryCodes,
  RevokeTokenRequest,
} from './admin.schemas.ts'
export {
  AdminPayouts,
  AdminPayoutsQuery,
  EndedPayouts,
  ExportPayoutsReply,
  ExportPayoutsRequest,
  Funnel,
  FunnelQuery,
  PayoutsFailedRequest,
  PayoutsPaidRequest,
  PayoutsReturnedRequest,
} from './admin-desk.schemas.ts'
export { AdminCommissions, Retention } from './admin-figures.schemas.ts'
export { CorrectEarningsReply, CorrectEarningsRequest } from './admin.schemas.ts'
export { EarningLines, TaxDetails, TaxReportQuery, YearlyStatements } from './payout-tax.schemas.ts'
export { ClickSources, CommissionList, CreateReferralRequest, ReferralStatement } from './partners.schemas.ts'
export { analyticsLimits, AnalyticsReply, AnalyticsRequest } from './analytics.schemas.ts'
export { Chart } from './chart.schemas.ts'
export { ReadingFact, ReadingNumbers } from './reading-fact.schemas.ts'
export {
  CalendarMonth,
  CalendarQuery,
  CalendarReply,
  DeviceRequest,
  Reminders,
  RemindersUpdate,
  Today,
  TodayQuery,
  YearlyLetters,
  YearlyLettersUpdate,
} from './today.schemas.ts'
export { ErrorReply } from './error-reply.schemas.ts'
export { Wellbeing, WellbeingUpdate } from './wellbeing.schemas.ts'
export {
  CheckoutRequest,
  InvoiceQuery,
  CheckoutSessionReply,
  EmailList,
  PortalRequest,
  Purchase,
  PurchaseBySessionQuery,
  PurchaseList,
  RedirectReply,
  Statement,
  StatementQuery,
  SubscriptionReply,
  WithdrawalReply,
  UnissuedDocuments,
  UnsettledRefunds,
  BeginRequest,
} from './billing.schemas.ts'
export { CancellationReply, CancellationRequest, CancelLinkReply, CancelLinkRequest } from './cancellation.schemas.ts'
export { Conversation, ConversationList, ConversationUpdate, NewConversationRequest } from './conversations.schemas.ts'
export {
  ComparisonAnswer,
  ComparisonList,
  ComparisonSecret,
  ComparisonView,
  NewComparison,
  NewComparisonRequest,
} from './comparisons.schemas.ts'
export { Memory, MemoryList, MemorySwitch, MemoryText } from './memory.schemas.ts'
export { OtherPerson, SavedPeople, SavedPerson, SavedPersonUpdate, SavePersonRequest } from './people.schemas.ts'
export {
  DataQuery,
  DeleteAccountRequest,
  LeavingOverview,
  PreferencesUpdate,
  SessionList,
} from './user-data.schemas.ts'
export {
  ConversionList,
  CreateReferralReply,
  PayoutModeRequest,
  PayoutOverview,
  ReferralList,
  ReferralStats,
  ReferralStatsQuery,
} from './referrals.schemas.ts'
export {
  AdminReadings,
  AdminReadingText,
  DecideReportRequest,
  FindReportQuery,
  ReportReadingRequest,
  ReportReply,
  ReportRequest,
} from './satisfaction.schemas.ts'
export { DeletionRequestState, NoticeYears, RemovalList } from './obligations.schemas.ts'
export { BirthDate, FullName, Profile, ProfileReply, ProfileUpdate } from './profile.schemas.ts'
export {
  ChartPictureQuery,
  NumberPictureQuery,
  Picture,
  PreviewQuery,
  PublicReading,
  PublishedReply,
  PublishRequest,
  ReadingPictureQuery,
  ShareReply,
  ShareRequest,
  ShareStatus,
} from './sharing.schemas.ts'
export {
  ActivateReply,
  ActivateRequest,
  EmailLoginConfirm,
  EmailLoginRequest,
  LinkLoginRequest,
  LoginList,
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
  PublicConfig,
} from './sign-in.schemas.ts'

/** `practical` is the old name of `pragmatic`. */
const SentTone = z
  .enum(['mystic', 'pragmatic', 'practical'])
  .transform((tone) => (tone === 'practical' ? 'pragmatic' : tone))

const SentReadingLanguage = z.enum(readingLanguages)

export const ChatRequest = z
  .strictObject({
    message: z
      .string()
      // A text that is too long is not counted.
      .max(limits.messageCharacters, { abort: true })
      .refine((text) => countWords(text) <= limits.messageWords, {
        error: fieldCode('field.too_many_words'),
        params: { max: limits.messageWords },
      })
      .default(''),
    tone: SentTone.optional(),
    /** The old name of `tone`. */
    toneMode: SentTone.optional(),
    /** `en` stands for `auto` too: the reading follows the message's language. */
    lang: SentReadingLanguage.default('en'),
    /** The language that was chosen, where one was: English too, and not what the message is in. */
    replyLanguage: SentReadingLanguage.optional(),
    tradition: z.enum(traditions).default('pythagorean'),
    reading: z.enum(namedReadings).optional(),
    /** A reply of 60 to 100 words for one credit, whatever the message would cost. */
    depth: z.literal('quick').optional(),
    other: ChosenPerson.optional(),
    /** Absent: the conversation that was used last. A rewrite stays in the conversation of its reading. */
    conversationId: z.uuid().optional(),
    /** A question of one's own that was edited: its turn and what followed in the conversation are replaced by this one, and stay readable. */
    editOf: z.uuid().optional(),
    /** A reading of one's own that is written again, free. It is of the same kind and answers the same question: a message is not read. */
    rewriteOf: z.uuid().optional(),
    /** The page can show an earlier answer: where the same question was answered in the last days, the request is refused with `chat.asked_before`. */
    offerEarlier: z.boolean().optional(),
    reason: RewriteReason.optional(),
  })
  .refine(({ message, rewriteOf }) => rewriteOf !== undefined || !isBlank(message), {
    path: ['message'],
    error: fieldCode('field.required'),
  })
  .refine(({ rewriteOf, reason }) => rewriteOf === undefined || reason !== undefined, {
    path: ['reason'],
    error: fieldCode('field.required'),
  })
  .refine(({ rewriteOf, reason }) => rewriteOf !== undefined || reason === undefined, {
    path: ['rewriteOf'],
    error: fieldCode('field.required'),
  })
  .refine(({ rewriteOf, editOf }) => rewriteOf === undefined || editOf === undefined, {
    path: ['editOf'],
    error: fieldCode('field.not_needed'),
  })
  .refine(
    ({ rewriteOf, reading, depth, other }) => rewriteOf === undefined || (reading ?? depth ?? other) === undefined,
    {
      path: ['rewriteOf'],
      error: fieldCode('field.not_needed'),
    },
  )
  .refine(({ reading, depth }) => reading === undefined || depth === undefined, {
    path: ['depth'],
    error: fieldCode('field.not_needed'),
  })
  .refine(({ reading, other }) => reading !== 'compatibility' || other !== undefined, {
    path: ['other'],
    error: fieldCode('field.required'),
  })
  .refine(({ reading, other }) => reading === 'compatibility' || other === undefined, {
    path: ['other'],
    error: fieldCode('field.not_needed'),
  })
export type ChatRequest = z.infer<typeof ChatRequest>
/** Our pages always send the question, also that of a reading which is written again. */
export type ChatRequestInput = z.input<typeof ChatRequest> & { message: string }

export const ChatReply = z.object({
  reply: z.string(),
  creditsCost: z.number().int(),
  creditsRemaining: z.number().int(),
  suggestedReadings: z.array(z.string()),
  /** A reading that would answer better: the message gave the birth date of another person, and perhaps their name. */
  offer: z
    .object({ reading: z.literal('compatibility'), birthDate: z.string(), fullName: z.string().optional() })
    .optional(),
  /** This reading can be written again once, free: `rewriteOf`. */
  canRewrite: z.boolean().optional(),
})
export type ChatReply = z.infer<typeof ChatReply>

export const HistoryQuery = z.strictObject({
  /** Only turns older than this moment: the `createdAt` of the oldest one that is known. */
  before: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(limits.historyPage),
  /** Absent: the conversation that was used last; of a search, all conversations. */
  conversationId: z.uuid().optional(),
  /** A turn: the page of its conversation that has it in the middle. */
  around: z.uuid().optional(),
  /** Only turns whose message or response has all of these words. */
  search: z.string().trim().min(1).max(limits.searchCharacters).optional(),
})
export const HistoryEntry = z.object({
  turnId: z.uuid(),
  conversationId: z.uuid(),
  reading: z.enum(turnKinds),
  message: z.string(),
  response: z.string(),
  /** The language of the response, which may differ from the requested one. */
  language: SentReadingLanguage,
  createdAt: z.string(),
  creditsCost: z.number().int(),
  /** The person pressed Stop: the response ends where it was stopped. */
  stopped: z.boolean(),
  /** The reading that this one was written for again, free. */
  rewriteOf: z.uuid().nullable(),
  /** It can be written again once, free. */
  canRewrite: z.boolean(),
  /** A later message edits its question, or one before it, and has taken its place. */
  replaced: z.boolean(),
  /** Questions that go well with it. */
  suggestedReadings: z.array(z.string()),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>
export const History = z.array(HistoryEntry)

/** The turn that is being written for this person, on whatever device it was asked. */
export const RunningReply = z.object({
  turn: z
    .object({
      turnId: z.uuid(),
      conversationId: z.uuid(),
      reading: z.enum(turnKinds),
      message: z.string(),
      creditsCost: z.number().int(),
      createdAt: z.string(),
    })
    .nullable(),
})
export type RunningReply = z.infer<typeof RunningReply>

/** Stopping is asked for; the turn's events say how it ended. `isRunning` is false for a turn that had ended already. */
export const StopReply = z.object({ isRunning: z.boolean() })
export type StopReply = z.infer<typeof StopReply>
