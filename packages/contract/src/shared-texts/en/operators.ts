import type { SharedTexts } from '../shared-texts.ts'

export const pendingReasonNames: SharedTexts['pendingReasonNames'] = {
  same_address: 'Same network address as the referrer',
  same_device: 'Same browser as the referrer',
  same_place: 'Same place as another person whom the referrer brought',
  same_mailbox: 'The mailbox already has an account, perhaps spelled differently',
  disposable_mail: 'Disposable e-mail address',
  too_many: 'More than 10 sign-ups with one code in a day',
  young_account: 'Account less than a day old, without a purchase',
}

export const alertTexts: SharedTexts['alertTexts'] = {
  payments_set_aside: 'Payments that do not match their order. No credits were granted for them.',
  refunds_refused: 'Refunds that the payment provider refused. We still owe the money: retry them in the admin area.',
  invoices_refused:
    'Invoices and credit notes that the invoicing provider refused. The admin area lists them with the reason.',
  invoices_late:
    'Invoices and credit notes that could not be issued within an hour: the provider cannot be reached, or the job does not run.',
  invoices_off:
    'Invoices and credit notes that wait although no invoicing provider is set: no sale gets an invoice. Set INVOICEXPRESS_URL and INVOICEXPRESS_API_KEY.',
  invoices_differ: 'Differences between sales and issued invoices at the last comparison. The log names them.',
  refunds_late: 'Refunds that the payment provider has not completed within a day.',
  events_set_aside: 'Payment provider events from the last day that could not be processed.',
  holds_overdue: 'Credits reserved for readings that should have ended long ago. Check that the jobs are running.',
  readings_failing: 'Readings that failed in the last hour: more than one in ten. No one was charged for them.',
  mail_waiting: 'E-mails about orders that have been waiting for more than an hour.',
  reports_waiting: 'Reports about readings that have waited more than a day for a decision.',
  ledger_differences:
    'Accounts whose balance did not match their credit history at the last check. Look at this first: `npm run ledger:check` lists them.',
}

export const botTokenInstructions =
  'Send this to our Telegram bot as "/start <token>", from the account with this user ID. It works once, for that account only, and expires after 24 hours. It is shown only once.'
