import type {
  AdminPayouts,
  EndedPayouts,
  ExportPayoutsReply,
  ExportPayoutsRequest,
  PayoutsFailedRequest,
  PayoutsPaidRequest,
  PayoutsReturnedRequest,
} from './admin-desk.schemas.ts'
import type { CorrectEarningsReply, CorrectEarningsRequest } from './admin.schemas.ts'
import type { AdminCommissions } from './admin-figures.schemas.ts'
import type { CommissionList, ReferralStatement } from './partners.schemas.ts'
import type { EarningLines, TaxDetails, YearlyStatements } from './payout-tax.schemas.ts'
import type { PayoutModeRequest, PayoutOverview } from './referrals.schemas.ts'
import { get, patch, post, put } from './route.ts'

/** Money to referrers: their own calls, and those of administrators. */
export const earningRoutes = {
  commissions: get<CommissionList>('/api/referral/commissions'),
  referralStatement: get<ReferralStatement>('/api/referral/statement'),
  payouts: get<PayoutOverview>('/api/referral/payouts'),
  payoutMode: patch<PayoutModeRequest, PayoutOverview>('/api/referral/mode'),
  taxDetails: put<TaxDetails, PayoutOverview>('/api/referral/tax-details'),
  earningLines: get<EarningLines>('/api/referral/lines'),
  yearlyStatements: get<YearlyStatements>('/api/referral/yearly-statements'),
  /** By `?state=`: `due` where nothing is asked for. */
  adminPayouts: get<AdminPayouts>('/api/admin/payouts'),
  exportPayouts: post<ExportPayoutsRequest, ExportPayoutsReply>('/api/admin/payouts/export'),
  /** The file of a batch for the bank, to be downloaded. */
  payoutsFile: get<never>('/api/admin/payouts/batches/:batchId/file'),
  payoutsPaid: post<PayoutsPaidRequest, EndedPayouts>('/api/admin/payouts/paid'),
  payoutsFailed: post<PayoutsFailedRequest, EndedPayouts>('/api/admin/payouts/failed'),
  payoutsReturned: post<PayoutsReturnedRequest, EndedPayouts>('/api/admin/payouts/returned'),
  /** Payments of a year and their recipients, for the tax office, as CSV. By `?year=`. */
  taxReport: get<never>('/api/admin/payouts/tax-report'),
  correctEarnings: post<CorrectEarningsRequest, CorrectEarningsReply>('/api/admin/people/:userId/correct-earnings'),
  adminCommissions: get<AdminCommissions>('/api/admin/commissions'),
} as const
