import type {
  CheckoutRequest,
  CheckoutSessionReply,
  EmailList,
  PortalRequest,
  Purchase,
  PurchaseList,
  RedirectReply,
  Statement,
  SubscriptionReply,
  WithdrawalReply,
  BeginRequest,
} from './billing.schemas.ts'
import type { ClickSources, CreateReferralRequest } from './partners.schemas.ts'
import type { AnalyticsReply, AnalyticsRequest } from './analytics.schemas.ts'
import type { Chart } from './chart.schemas.ts'
import type * as Day from './today.schemas.ts'
import type { DeleteAccountRequest, LeavingOverview, PreferencesUpdate, SessionList } from './user-data.schemas.ts'
import type * as Referrals from './referrals.schemas.ts'
import type {
  Conversation,
  ConversationList,
  ConversationUpdate,
  NewConversationRequest,
} from './conversations.schemas.ts'
import type {
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
} from './sign-in.schemas.ts'
import type { DeletionRequestState, RemovalList } from './obligations.schemas.ts'
import type * as Reports from './satisfaction.schemas.ts'
import type {
  Picture,
  PublicReading,
  PublishedReply,
  PublishRequest,
  ShareReply,
  ShareRequest,
  ShareStatus,
} from './sharing.schemas.ts'
import type {
  ChatReply,
  ChatRequestInput,
  HistoryEntry,
  PublicConfig,
  ReadingNumbers,
  RunningReply,
  StopReply,
} from './schemas.ts'
import type * as Compare from './comparisons.schemas.ts'
import type { Memory, MemoryList, MemorySwitch, MemoryText } from './memory.schemas.ts'
import type { SavedPeople, SavedPerson, SavedPersonUpdate, SavePersonRequest } from './people.schemas.ts'
import type { Wellbeing, WellbeingUpdate } from './wellbeing.schemas.ts'
import { del, get, patch, post, put, type Route } from './route.ts'
import type { ProfileReply, ProfileUpdate } from './profile.schemas.ts'

/**
 * Calls that cross the wire: the browser's client and the server's routes are both made from this table. Those of administrators, payouts and cancellations are
 * tables of their own, so that only pages that need them load them.
 */
export const routes = {
  config: get<PublicConfig>('/api/config'),
  profile: get<ProfileReply>('/api/auth/profile'),
  me: get<ProfileReply>('/api/auth/me'),
  /** Turns the token of `/login` into a session. */
  activate: post<ActivateRequest, ActivateReply>('/api/auth/activate'),
  /** E-mails a link and a code. Answers 202, whether the address is known or not. */
  emailLogin: post<EmailLoginRequest, void>('/api/auth/email'),
  /** Signs in with the code or the link of the e-mail, and sets the cookie. */
  confirmEmailLogin: post<EmailLoginConfirm, ActivateReply>('/api/auth/email/confirm'),
  /** Options for signing in with a passkey. */
  passkeyOptions: post<undefined, PasskeyRequest>('/api/auth/passkey/options'),
  /** Signs in with a passkey, and sets the cookie. */
  passkeySignIn: post<PasskeyProof, ActivateReply>('/api/auth/passkey'),
  chat: post<ChatRequestInput, ChatReply>('/api/chat'),
  chatHistory: get<HistoryEntry[]>('/api/chat/history'),
  /** Forgets every finished turn of this person, and the conversations with them. Answers 204. */
  forgetHistory: del('/api/chat/history'),
  forgetTurn: del('/api/chat/history/:turnId'),
  conversations: get<ConversationList>('/api/conversations'),
  /** Answers 201. */
  createConversation: post<NewConversationRequest, Conversation>('/api/conversations'),
  updateConversation: patch<ConversationUpdate, Conversation>('/api/conversations/:id'),
  /** Deletes a conversation and the text of its turns. Answers 204. */
  deleteConversation: del('/api/conversations/:id'),
  /** The people whom a reader asks about. */
  people: get<SavedPeople>('/api/people'),
  /** Answers 201. */
  savePerson: post<SavePersonRequest, SavedPerson>('/api/people'),
  updatePerson: patch<SavedPersonUpdate, SavedPerson>('/api/people/:id'),
  /** Answers 204. */
  deletePerson: del('/api/people/:id'),
  /** Notes about a person's life that later readings know. */
  memory: get<MemoryList>('/api/memory'),
  switchMemory: patch<MemorySwitch, MemoryList>('/api/memory'),
  /** Answers 201. */
  saveMemory: post<MemoryText, Memory>('/api/memory'),
  updateMemory: patch<MemoryText, Memory>('/api/memory/:id'),
  /** Answers 204. */
  deleteMemory: del('/api/memory/:id'),
  comparisons: get<Compare.ComparisonList>('/api/comparisons'),
  /** Answers 201. */
  inviteToCompare: post<Compare.NewComparisonRequest, Compare.NewComparison>('/api/comparisons'),
  deleteComparison: del('/api/comparisons/:id'),
  openComparison: post<Compare.ComparisonSecret, Compare.ComparisonView>('/api/compare/open'),
  answerComparison: post<Compare.ComparisonAnswer, Compare.ComparisonView>('/api/compare/answer'),
  takeBackComparison: post<Compare.ComparisonSecret, void>('/api/compare/take-back'),
  runningTurn: get<RunningReply>('/api/chat/running'),
  /** A turn's events from its first one on, always as a stream, from whichever process writes it. */
  turnEvents: get<never>('/api/chat/turns/:turnId'),
  stopTurn: post<undefined, StopReply>('/api/chat/turns/:turnId/stop'),
  turnNumbers: get<ReadingNumbers>('/api/chat/turns/:turnId/numbers'),
  /** Every computed number of the person of the profile, free. */
  chart: get<Chart>('/api/chart'),
  /** Personal Day, Month and Year, free. Takes `?tone=`. */
  today: get<Day.Today>('/api/today'),
  /** The numbers of the day by e-mail and as notifications. */
  reminders: get<Day.Reminders>('/api/today/reminders'),
  saveReminders: patch<Day.RemindersUpdate, Day.Reminders>('/api/today/reminders'),
  /** Sends the numbers of the day to this device as well, and to it no more. Answers 201, and 204. */
  addDevice: post<Day.DeviceRequest, Day.Reminders>('/api/today/devices'),
  removeDevice: del('/api/today/devices/:id'),
  /** A month of Personal Days. Takes `?month=` and `?tone=`. */
  calendar: get<Day.CalendarMonth>('/api/calendar'),
  /** Makes a new secret address for calendar programs, which ends the one before. Takes `?tone=`. */
  createCalendar: post<undefined, Day.CalendarReply>('/api/calendar'),
  /** Ends the address. Answers 204. */
  deleteCalendar: del('/api/calendar'),
  /** Letters on the birthday and on turning points, by e-mail. */
  yearlyLetters: get<Day.YearlyLetters>('/api/today/letters'),
  saveYearlyLetters: patch<Day.YearlyLettersUpdate, Day.YearlyLetters>('/api/today/letters'),
  /** Ends the e-mails by the link of one, without a sign-in; mail programs send it for `List-Unsubscribe`. Answers 204. */
  endReminders: post<undefined, undefined>('/api/today/reminders/end/:token'),
  /** A person's own limits: credits in a month, and a pause. */
  wellbeing: get<Wellbeing>('/api/wellbeing'),
  saveWellbeing: put<WellbeingUpdate, Wellbeing>('/api/wellbeing'),
  /** A reader reports a reading of their own. Answers 201. */
  reportReading: post<Reports.ReportReadingRequest, Reports.ReportReply>('/api/chat/turns/:turnId/report'),
  checkoutSession: post<CheckoutRequest, CheckoutSessionReply>('/api/billing/checkout-session'),
  purchase: post<CheckoutRequest, RedirectReply>('/api/purchase'),
  billingPortal: post<PortalRequest, RedirectReply>('/api/billing/portal'),
  subscription: get<SubscriptionReply>('/api/billing/subscription'),
  /** Everything this person bought, newest first. */
  purchases: get<PurchaseList>('/api/billing/purchases'),
  /** One purchase, by `?session_id=` of the provider's return. Asks the provider where the purchase is still open. */
  purchaseBySession: get<Purchase>('/api/billing/purchase'),
  begin: post<BeginRequest, undefined>('/api/billing/begin'),
  withdraw: post<undefined, WithdrawalReply>('/api/billing/purchases/:purchaseId/withdraw'),
  emails: get<EmailList>('/api/billing/purchases/:purchaseId/emails'),
  /** The PDF of the invoice, or of a credit note by `?document=`. */
  invoice: get<never>('/api/billing/purchases/:purchaseId/invoice'),
  statement: get<Statement>('/api/credits/statement'),
  saveProfile: patch<ProfileUpdate, ProfileReply>('/api/user/profile'),
  savePreferences: patch<PreferencesUpdate, ProfileReply>('/api/user/preferences'),
  /** Where this person is signed in. */
  sessions: get<SessionList>('/api/user/sessions'),
  /** Answers 204, like the next one. */
  endSession: del('/api/user/sessions/:sessionId'),
  endOtherSessions: del('/api/user/sessions'),
  /** The logins that open this account. */
  logins: get<LoginList>('/api/user/logins'),
  /** Answers the provider's address, to be gone to. The login that comes back from there is linked. */
  linkLogin: post<LinkLoginRequest, RedirectReply>('/api/user/logins'),
  /** E-mails a code that adds the address to the account. Answers 202. */
  addEmailLogin: post<EmailLoginRequest, void>('/api/user/logins/email'),
  /** Adds the address with the code of the e-mail. Answers 204. */
  confirmAddedEmail: post<EmailLoginConfirm, void>('/api/user/logins/email/confirm'),
  /** Options for creating a passkey. */
  addPasskeyOptions: post<undefined, PasskeyCreation>('/api/user/logins/passkey/options'),
  /** Answers 204. */
  addPasskey: post<NewPasskey, void>('/api/user/logins/passkey'),
  /** Answers 204. */
  removeLogin: del('/api/user/logins/:loginId'),
  /** Everything we hold about this person, as a file: JSON, or with `?format=html` a page. */
  userData: get<never>('/api/user/data'),
  /** The overview for a user who considers deleting the account. */
  /** The state of a request to delete that a login platform sent. Public. */
  deletionRequest: get<DeletionRequestState>('/api/deletion-requests/:code'),
  leaving: get<LeavingOverview>('/api/user/data/leaving'),
  /** Answers 204. */
  deleteAccount: { method: 'DELETE', path: '/api/user/data' } as Route<DeleteAccountRequest, undefined>,
  share: post<ShareRequest, ShareReply>('/api/credits/share'),
  shareStatus: get<ShareStatus>('/api/credits/share/status'),
  /** Whether a reading is public, and where. */
  published: get<PublishedReply>('/api/chat/turns/:turnId/public'),
  publish: post<PublishRequest, PublishedReply>('/api/chat/turns/:turnId/public'),
  unpublish: del('/api/chat/turns/:turnId/public'),
  /** An own reading as its public page would show it. Takes `?showName=` and `?showBirthDate=`. */
  publicPreview: get<PublicReading>('/api/chat/turns/:turnId/public/preview'),
  /** An own reading as a picture to be posted. Takes `?light=`, `?showName=` and `?showBirthDate=`. */
  readingPicture: get<Picture>('/api/chat/turns/:turnId/picture'),
  /** The core numbers of the own chart as a picture. Takes `?light=` and `?tone=`. */
  chartPicture: get<Picture>('/api/chart/picture'),
  /** A Life Path number as a picture. Takes `?light=`. Public. */
  numberPicture: get<Picture>('/api/life-path/:number/picture'),
  /** A public reading by its address. */
  publicReading: get<PublicReading>('/api/shared/:slug'),
  /** Reports a public reading. Public. Answers 201. */
  report: post<Reports.ReportRequest, Reports.ReportReply>('/api/reports'),
  /** Own readings that were removed from public view after a report, and why. */
  removals: get<RemovalList>('/api/user/removals'),
  referrals: get<Referrals.Referral[]>('/api/referrals'),
  referralStats: get<Referrals.ReferralStat[]>('/api/referral/stats'),
  createReferral: post<CreateReferralRequest, Referrals.CreateReferralReply>('/api/referral/create'),
  /** Everybody who came by this person's codes, newest first, and what became of it. */
  conversions: get<Referrals.Conversion[]>('/api/referral/conversions'),
  clickSources: get<ClickSources>('/api/referral/sources'),
  analytics: post<AnalyticsRequest, AnalyticsReply>('/api/analytics'),
} as const

/** A route's address with its parameters filled in: `at(routes.stopTurn, { turnId })`. */
export function at<Body, Reply>(route: Route<Body, Reply>, parameters: Record<string, string>): Route<Body, Reply> {
  return { ...route, path: route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name]!)) }
}
