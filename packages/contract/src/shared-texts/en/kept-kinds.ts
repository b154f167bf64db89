import type { KeptKindTexts } from '../shared-texts.ts'

/** Each kind of data that is kept: its name, what it is for, and until when. */
export const keptKindTexts: KeptKindTexts = {
  users: {
    kind: 'Account, profile and logins',
    purpose: 'to sign you in and to compute your numbers',
    period: 'until you delete your account; the address before a change 30 days',
  },
  sessions: {
    kind: 'Where you are signed in',
    purpose: 'to keep you signed in',
    period:
      '30 days after the last use, 90 days after signing in at most; hashes of the sessions of a deleted account until they would have ended',
  },
  emailLogins: {
    kind: 'Logins by e-mail that were not used',
    purpose: 'to check the code of an e-mail',
    period: '2 hours',
  },
  conversations: {
    kind: 'Readings, conversations, notes and saved people',
    purpose: 'to show them to you and to build on them',
    period: 'until you delete them or your account; data that detects a repeated request after a failure 30 days',
  },
  comparisons: {
    kind: 'Comparisons with friends',
    purpose: 'to show both their numbers',
    period: 'until you delete them; an invitation without an answer until it ends',
  },
  dayReminders: {
    kind: 'Reminders, letters, calendar and own limits',
    purpose: 'to send what you asked for and to keep to your limits',
    period: 'until you delete it or your account',
  },
  creditAccounts: {
    kind: 'Credits and their movements',
    purpose: 'bookkeeping',
    period: '10 years after the year of the sale at least, without your name once your account is deleted',
  },
  invoiceDocuments: {
    kind: 'Invoices and credit notes',
    purpose: 'bookkeeping and tax',
    period:
      '10 years after the year of the document, here and at InvoiceXpress, with the tax number, name and address that stand on it, also after your account is deleted, as Portuguese law requires; after that, our copy without them',
  },
  purchases: {
    kind: 'Orders, refunds and subscriptions',
    purpose: 'bookkeeping and tax',
    period:
      '10 years after the year of the sale at least, without your name once your account is deleted; an order without a payment 90 days',
  },
  cancellations: {
    kind: 'Cancellations without signing in',
    purpose: 'to prove that and when a contract was cancelled',
    period: '3 years, or until your account is deleted',
  },
  emails: {
    kind: 'E-mails that we wrote to you',
    purpose: 'confirmations in a lasting form',
    period: 'until your account is deleted; one that still waits then until it was sent, 3 days at most',
  },
  shareRewards: {
    kind: 'Referrals and sharing',
    purpose: 'to give rewards once',
    period: 'until your account is deleted; what a rule saw of a shared place 30 days',
  },
  referralClicks: {
    kind: 'Clicks on referral links, without a person',
    purpose: 'to count them',
    period: 'as long as the code',
  },
  referralClickSources: {
    kind: 'What a referral link says of a campaign, without a person',
    purpose: 'figures for the referrer',
    period: '90 days',
  },
  referrerFingerprints: {
    kind: 'Hashes of where people signed in',
    purpose: 'so that no one refers themselves',
    period: '30 days after the last time',
  },
  visitorSalts: {
    kind: 'Hashes that count a visit once',
    purpose: 'to count a visitor once',
    period: 'one day',
  },
  referralEarnings: {
    kind: 'Earnings and payouts',
    purpose: 'bookkeeping and tax',
    period:
      '10 years at least, without your name once your account is deleted; the name, tax number and address of a payout 10 years after its year',
  },
  bankDetails: {
    kind: 'Bank and tax details',
    purpose: 'to pay you',
    period:
      'until you choose credits again or delete your account; what tax law asks of a transfer stays with the payout',
  },
  readingReports: {
    kind: 'Reports of readings',
    purpose: 'to decide on them and to answer',
    period: '12 months after the decision',
  },
  noticeRecords: {
    kind: 'Counts of reports, without a person',
    purpose: 'yearly transparency report',
    period: '6 years after the year, since its report stays public for 5',
  },
  analyticsEvents: {
    kind: 'Steps through our pages',
    purpose: 'to improve them',
    period: '30 days',
  },
  funnelDays: {
    kind: 'Totals of days and weeks, without a person',
    purpose: 'to improve our pages',
    period: '13 months',
  },
  requestCounts: {
    kind: 'Counts of requests, as hashes',
    purpose: 'to limit abuse',
    period: 'one day',
  },
  deletedUsers: {
    kind: 'Hashes of mailboxes of deleted accounts',
    purpose: 'so that gifts and the guarantee are given once',
    period: '180 days; where the guarantee was used 12 months',
  },
  deletions: {
    kind: 'Numbers of deleted accounts, and requests to delete from Facebook or Apple',
    purpose: 'to carry out a deletion, to say how it stands, and to repeat it after a backup is restored',
    period: 'as long as the books that stand under the number; a request one year, your ID there until it is done',
  },
  admins: {
    kind: 'Administrators and their sign-ins',
    purpose: 'to run the service safely',
    period:
      'as long as they are administrators; sign-ins until they are over, browsers 180 days, tokens and decisions of the bot 30 days, its announcements 400 days',
  },
  adminAudit: {
    kind: 'What administrators did',
    purpose: 'to account for it',
    period: '10 years after the year of the entry; reasons about you until your account is deleted',
  },
  migrations: {
    kind: 'Technical records of the service, without a person',
    purpose: 'to run the service',
    period: 'as long as the service runs',
  },
}
