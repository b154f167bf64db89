export {
  analyticsEvents,
  analyticsType,
  firstActions,
  funnelSteps,
  returnDays,
  type AnalyticsEventName,
  type AnalyticsMetadata,
  type FirstAction,
  type FunnelStepName,
} from './analytics.ts'
export { defaultCurrency } from './default-currency.ts'
export { chargedAfter, saysNotCharged, type Charged } from './charged.ts'
export { brand } from './brand.ts'
export { release } from './release.ts'
export { pathIn, publicPaths, splitLanguage, type PublicPath } from './public-pages.ts'
export { helpLines, type HelpLines } from './help-lines.ts'
export { adultAge, daysInMonth, isAdult, isRealBirthDate } from './birth-date.ts'
export { errorTable, type ErrorCode } from './errors.ts'
export {
  fieldErrorOf,
  fieldErrors,
  generalFieldCode,
  type ErrorParams,
  type FieldError,
  type FieldErrorCode,
  type FieldErrorParams,
} from './field-errors.ts'
export { errorSentence, type ErrorTexts } from './shared-texts/error-texts.ts'
export { limits, signupCredits } from './limits.ts'
export { messagePrice } from './message-price.ts'
export { currencies, packs, type Currency, type Pack } from './packs.ts'
export {
  findFullName,
  findProfileDetails,
  knownDetails,
  profileCompleteness,
  type Completeness,
  type ProfileDetails,
} from './profile-completeness.ts'
export { nameInUse } from './name-in-use.ts'
export { emailLoginLimits } from './email-login-limits.ts'
export { purchaseLookupSeconds, requestLimits, type RequestLimitName } from './request-limits.ts'
export type { RequestLimit, RequestWindow } from './request-windows.ts'
export {
  mainLanguage,
  pageLanguageDetails,
  pageLanguageOf,
  pageLanguages,
  readingLanguageNames,
  readingLanguages,
  type PageLanguage,
  type ReadingLanguage,
} from './languages.ts'
export {
  namedReadings,
  readingPrices,
  tones,
  traditions,
  turnKinds,
  type NamedReading,
  type ReadingKind,
  type Tone,
  type Tradition,
  type TurnKind,
} from './readings.ts'
export { auditActions, type AuditAction } from './audit-actions.ts'
export { alertKinds, type AlertKind } from './alert-list.ts'
export { giftSources, type GiftSource } from './gifts.ts'
export type { SharedTexts } from './shared-texts/shared-texts.ts'
export {
  conversionReasons,
  pendingReasons,
  minimumPayoutCents,
  maxReferralCodes,
  newDetailsHoldDays,
  payoutWaitDays,
  referralLevel,
  referralPeriods,
  clickSourceDays,
  commissionPercent,
  referralRewards,
  referralWordCharacters,
  type ConversionReason,
  type PendingReason,
  type ReferralLevel,
  type ReferralPeriod,
} from './referrals.ts'
export {
  appleWebhookPath,
  facebookDeletionPath,
  loginFailureReasons,
  navigations,
  webhookPath,
  type LoginFailureReason,
} from './navigations.ts'
export { type Route } from './route.ts'
export { operatorRoutes } from './operator-routes.ts'
export { cancelRoutes } from './cancel-routes.ts'
export { earningRoutes } from './earning-routes.ts'
export { at, routes } from './routes.ts'
export { aiPacket, digitalSourceType } from './ai-mark.ts'
export type * from './admin-desk.schemas.ts'
export type * from './admin.schemas.ts'
export type * from './admin-figures.schemas.ts'
export type * from './partners.schemas.ts'
export { countryCodes, taxStatuses, type TaxStatus } from './payout-tax.ts'
export type * from './payout-tax.schemas.ts'
export type * from './analytics.schemas.ts'
export type * from './billing.schemas.ts'
export type * from './cancellation.schemas.ts'
export type * from './conversations.schemas.ts'
export type * from './chart.schemas.ts'
export type { ChatEvent } from './chat-event.ts'
export type * from './user-data.schemas.ts'
export type * from './comparisons.schemas.ts'
export type * from './memory.schemas.ts'
export type * from './people.schemas.ts'
export type * from './profile.schemas.ts'
export type * from './referrals.schemas.ts'
export {
  feedbackLimits,
  publicReportReasons,
  readingReportReasons,
  reportDecisions,
  rewriteDays,
  rewriteFromCredits,
  rewriteReasons,
  type PublicReportReason,
  type ReadingReportReason,
  type ReportDecision,
  type RewriteReasonCode,
} from './satisfaction.ts'
export type * from './obligations.schemas.ts'
export type * from './satisfaction.schemas.ts'
export type * from './sharing.schemas.ts'
export type * from './today.schemas.ts'
export type * from './wellbeing.schemas.ts'
export type * from './sign-in.schemas.ts'
export type * from './schemas.ts'
export { shareCaps, shareRefusals, shareRewards, type ShareChannel, type ShareRefusal } from './sharing.ts'
export { keptKinds } from './retention.ts'
export { relations, type Relation } from './relations.ts'
export { stopPrice } from './stop-price.ts'
export { turnPrice, type PricedTurn } from './turn-price.ts'
export {
  consentTexts,
  currentConsents,
  endOfDay,
  beginConsents,
  guaranteeAgainAt,
  guaranteeDays,
  guaranteeMonths,
  withdrawalDays,
  withdrawalRefund,
  type ConsentVersion,
  type WithdrawalBasis,
} from './withdrawal.ts'
export { countWords, isBlank, withoutSurplusMarks } from './words.ts'
