import { eraseOldAddresses } from './accounts/accounts.ts'
import { deleteDeletedUsers } from './accounts/deleted-users.ts'
import { deleteOldAudit } from './admin/audit.ts'
import { deleteOldBrowsers, notifyOfNewBrowsers } from './admin/admin-browsers.ts'
import { deleteOldAdminSessions } from './admin/admin-sessions.ts'
import { reencryptAuthenticators } from './admin/key-rotation.ts'
import { operatorDesk } from './admin/operator-desk.ts'
import { deleteOldTries } from './admin/throttle.ts'
import { countFunnel, deleteOldAnalytics } from './analytics/funnel.ts'
import { countRetention, deleteOldRetention } from './analytics/retention.ts'
import { carryOutCancellations } from './billing/cancellations.ts'
import { sendEmails } from './billing/emails.ts'
import { writeDueInsights } from './billing/insights.ts'
import { settleUndecided, applyLostEvents } from './billing/reconcile.ts'
import { checkDocuments } from './billing/invoices/check-documents.ts'
import { issueDocuments } from './billing/invoices/issue-documents.ts'
import { announceRenewals } from './billing/renewal-notices.ts'
import { askForPromisedRefunds } from './billing/promised-refunds.ts'
import { expireLots } from './credits/expiry.ts'
import { keepLedgerCheck } from './credits/ledger-check.ts'
import type { Deps } from './deps.ts'
import { reencryptDataKey } from './platform/data-key.ts'
import { inEachPlace } from './platform/database/places.ts'
import type { Job } from './platform/job-runner.ts'
import { deleteCounts } from './platform/request-limits.ts'
import { followRequests, deleteOldRequests } from './user-data/platform-requests.ts'
import { finishDeletions } from './user-data/deletion.ts'
import {
  eraseBuyers,
  deleteFailedTurns,
  deleteOldCancellations,
  erasePaidIdentities,
  deleteUnpaidOrders,
} from './user-data/retention.ts'
import { settleLeftConversions } from './referrals/conversions.ts'
import { deleteFingerprints } from './referrals/fingerprints.ts'
import { deleteClickSources } from './referrals/click-sources.ts'
import { followDecisions } from './referrals/referrer-rewards.ts'
import { deleteVisitors } from './referrals/visitor.ts'
import { followFirstPurchases, releaseCommissions } from './payouts/commissions.ts'
import { makePayoutsDue } from './payouts/monthly.ts'
import { markAccounts, reencryptBankDetails } from './payouts/key-rotation.ts'
import { deleteUnanswered } from './readings/comparisons/comparisons.queries.ts'
import { releaseLapsedTurns } from './readings/turn/lapsed-turns.ts'
import { deleteOldNotices } from './reports/notices.ts'
import { deleteOldReports } from './reports/reports.ts'
import { deleteDeletedSessions } from './sign-in/deleted-sessions.ts'
import { deleteEmailLogins } from './sign-in/email-logins.ts'
import { deleteExpiredSessions } from './sign-in/sign-in.ts'
import { deleteEndedReminders } from './today/reminders.ts'
import { sendPushes } from './today/send-pushes.ts'
import { sendReminders } from './today/send-reminders.ts'
import { sendYearlyLetters } from './today/yearly-letters.ts'
import { botJobs } from './telegram/bot.jobs.ts'
import { sendLockoutEmails } from './admin/lockout-email.ts'
import { deleteBotLeftovers } from './telegram/decisions.ts'
import { deleteOldTokens } from './telegram/tokens.ts'

/** All background jobs. Each job finds its remaining work itself, so that it may be killed at any moment. */
export function listJobs(deps: Deps): Job[] {
  const { db, clock } = deps
  const job = (name: string, everySeconds: number, run: () => Promise<unknown>): Job => ({ name, everySeconds, run })
  /** What is due among the rows of all users: looked for in each place, so that one that is away stops only its own users' part. */
  const inPlaces = (name: string, everySeconds: number, run: (deps: Deps) => Promise<unknown>): Job =>
    job(name, everySeconds, () => inEachPlace(db, (here) => run({ ...deps, db: here })))
  return [
    inPlaces('release lapsed turns', 5, releaseLapsedTurns),
    inPlaces('book expired credits', 600, (here) => expireLots(here.db, clock.now(), 500)),
    inPlaces('settle undecided purchases', 60, settleUndecided),
    job('take lost payment events', 300, () => applyLostEvents(deps, 2)),
    job('take long lost payment events', 3_600, () => applyLostEvents(deps)),
    inPlaces('ask for promised refunds', 60, askForPromisedRefunds),
    inPlaces('announce renewals', 300, announceRenewals),
    inPlaces('carry out cancellations', 15, carryOutCancellations),
    inPlaces('issue invoices', 15, issueDocuments),
    job('compare invoices with the provider', 24 * 3_600, () => checkDocuments(deps)),
    inPlaces('write due insights', 60, writeDueInsights),
    inPlaces('send emails', 30, sendEmails),
    inPlaces('send the numbers of the day', 15, sendReminders),
    inPlaces('send yearly letters', 15, sendYearlyLetters),
    inPlaces('send the numbers of the day to devices', 15, sendPushes),
    job('e-mail administrators about new browsers', 15, () => notifyOfNewBrowsers(deps)),
    job('e-mail administrators about used up code guesses', 60, () => sendLockoutEmails(deps)),
    job('forget what administrators left', 3_600, async () => {
      await deleteOldAdminSessions(db, clock.now())
      await deleteOldBrowsers(db, clock.now())
      await deleteOldTries(db, clock.now())
      await deleteOldTokens(db, clock.now())
      await deleteBotLeftovers(db, clock.now())
      await deleteOldAudit(db)
    }),
    inPlaces('settle left conversions', 15, (here) => settleLeftConversions(here, clock.now())),
    inPlaces('follow decisions about rewards', 15, (here) => followDecisions(here.db)),
    inPlaces('follow first purchases', 15, followFirstPurchases),
    inPlaces('release commissions', 600, releaseCommissions),
    job('forget request counts', 600, () => deleteCounts(db, clock.now())),
    job('forget visitors', 600, () => deleteVisitors(db, clock.now())),
    job('forget what links of codes said', 3_600, () => deleteClickSources(db, clock.now())),
    job('forget where referrers were', 3_600, () => deleteFingerprints(db, clock.now())),
    job('forget logins by e-mail', 3_600, () => deleteEmailLogins(db, clock.now())),
    job('forget expired sessions', 3_600, async () => {
      await deleteExpiredSessions(db, clock.now())
      await deleteDeletedSessions(db, clock.now())
    }),
    inPlaces('finish deletions of accounts', 60, finishDeletions),
    job('forget what is past its time', 24 * 3_600, async () => {
      await deleteDeletedUsers(db, clock.now())
      await deleteFailedTurns(db, clock.now())
      await deleteUnpaidOrders(db, clock.now())
      await deleteOldCancellations(db, clock.now())
      await erasePaidIdentities(db, clock.now())
      await eraseBuyers(db, clock.now())
      await deleteEndedReminders(db, clock.now())
      await deleteUnanswered(db, clock.now())
      await deleteOldReports(db, clock.now())
      await deleteOldNotices(db, clock.now())
      await eraseOldAddresses(db, clock.now())
      await deleteOldRequests(db, clock.now())
    }),
    job('follow deletion requests of platforms', 600, () => followRequests(deps)),
    inPlaces('make payouts due', 3_600, makePayoutsDue),
    job('encrypt bank details with the key in use', 3_600, async () => {
      await reencryptBankDetails(deps)
      await markAccounts(deps)
    }),
    job('encrypt the key of marks with the key in use', 3_600, () => reencryptDataKey(deps)),
    job('encrypt authenticators with the key in use', 3_600, () => reencryptAuthenticators(deps)),
    job('count the funnel', 3_600, () => countFunnel(db, clock.now())),
    job('count retention', 3_600, () => countRetention(db, clock.now())),
    job('forget old analytics', 3_600, async () => {
      await deleteOldAnalytics(db, clock.now())
      await deleteOldRetention(db, clock.now())
    }),
    ...botJobs(deps, operatorDesk(deps)),
    job('check the ledger', 24 * 3_600, () => keepLedgerCheck(db, clock.now())),
  ]
}
