import type { UnissuedDocuments, UnsettledRefunds } from './billing.schemas.ts'
import type {
  ActiveTokens,
  AdjustCreditsReply,
  AdjustCreditsRequest,
  AdminFigures,
  AdminLogin,
  AdminStatus,
  AuditTrail,
  AuthenticatorCode,
  AdminPassword,
  AuthenticatorRemoval,
  ChangePassword,
  AuthenticatorSetup,
  AuthenticatorStatus,
  DecisionReply,
  EndedSessions,
  ForgiveDebtRequest,
  GenerateTokenReply,
  GenerateTokenRequest,
  PendingTransactions,
  PersonFile,
  RecoveryCodes,
  RevokeTokenRequest,
} from './admin.schemas.ts'
import type { Funnel } from './admin-desk.schemas.ts'
import type { Retention } from './admin-figures.schemas.ts'
import type { SessionList } from './user-data.schemas.ts'
import type { NoticeYears } from './obligations.schemas.ts'
import type * as Reports from './satisfaction.schemas.ts'
import { get, post, type Route } from './route.ts'

/** Calls of administrators, and those for the operators' bot. */
export const operatorRoutes = {
  adminStatus: get<AdminStatus>('/api/admin/status'),
  adminLogin: post<AdminLogin, AdminStatus>('/api/admin/login'),
  adminLogout: post<undefined, AdminStatus>('/api/admin/logout'),
  adminPending: get<PendingTransactions>('/api/admin/credits/pending'),
  approvePending: post<undefined, DecisionReply>('/api/admin/credits/pending/:id/approve'),
  rejectPending: post<undefined, DecisionReply>('/api/admin/credits/pending/:id/reject'),
  /** By `?email=`. */
  findPerson: get<PersonFile>('/api/admin/people'),
  adjustCredits: post<AdjustCreditsRequest, AdjustCreditsReply>('/api/admin/people/:userId/credits'),
  forgiveDebt: post<ForgiveDebtRequest, AdjustCreditsReply>('/api/admin/people/:userId/forgive-debt'),
  endPersonSessions: post<undefined, EndedSessions>('/api/admin/people/:userId/end-sessions'),
  adminFigures: get<AdminFigures>('/api/admin/figures'),
  adminAudit: get<AuditTrail>('/api/admin/audit'),
  authenticator: get<AuthenticatorStatus>('/api/admin/authenticator'),
  setUpAuthenticator: post<AdminPassword, AuthenticatorSetup>('/api/admin/authenticator/set-up'),
  confirmAuthenticator: post<AuthenticatorCode, RecoveryCodes>('/api/admin/authenticator/confirm'),
  removeAuthenticator: post<AuthenticatorRemoval, AuthenticatorStatus>('/api/admin/authenticator/remove'),
  /** The calling administrator's own. */
  adminSessions: get<SessionList>('/api/admin/sessions'),
  endAdminSession: post<AdminPassword, EndedSessions>('/api/admin/sessions/:sessionId/end'),
  endOtherAdminSessions: post<AdminPassword, EndedSessions>('/api/admin/sessions/end-others'),
  changePassword: post<ChangePassword, EndedSessions>('/api/admin/password'),
  /** By `?days=`. */
  adminRefunds: get<UnsettledRefunds>('/api/admin/refunds'),
  retryRefund: post<undefined, UnsettledRefunds>('/api/admin/refunds/:userId/:refundId/retry'),
  /** Invoices and credit notes that wait. */
  adminInvoices: get<UnissuedDocuments>('/api/admin/invoices'),
  /** Tries to issue one now; one whose money came back counts as corrected by hand. */
  retryInvoice: post<undefined, UnissuedDocuments>('/api/admin/invoices/:userId/:documentId/retry'),
  /** `number` finds the report of a notice or of a statement of reasons, open or decided. */
  adminReadings: get<Reports.AdminReadings>('/api/admin/readings'),
  /** Only of readings that a reader or a report lets operators read. Each look is in the audit. */
  adminReadingText: get<Reports.AdminReadingText>('/api/admin/readings/:userId/:turnId'),
  decideReport: post<Reports.DecideReportRequest, Reports.AdminReadings>('/api/admin/reports/:userId/:reportId/decide'),
  /** Counts of notices and decisions by year, for the transparency report. */
  adminNotices: get<NoticeYears>('/api/admin/notices'),
  adminFunnel: get<Funnel>('/api/admin/funnel'),
  adminRetention: get<Retention>('/api/admin/retention'),
  activeTokens: get<ActiveTokens>('/api/telegram/active-tokens'),
  generateToken: post<GenerateTokenRequest, GenerateTokenReply>('/api/telegram/generate-token'),
  revokeToken: { method: 'DELETE', path: '/api/telegram/revoke-token' } as Route<RevokeTokenRequest, undefined>,
} as const
