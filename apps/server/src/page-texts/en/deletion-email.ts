import { brand } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'

/** Confirms that an account was deleted. */
export const deletionEmail: (at: { day: string; time: string }, isCustomer: boolean) => EmailWords = (
  { day, time },
  isCustomer,
) => ({
  subject: `Your ${brand.name} account has been deleted`,
  lines: [
    `Your account was deleted on ${day} at ${time} UTC, with your readings and messages, your profile, the people and notes you saved, your logins and your bank details. They cannot be restored.`,
    '',
    'We keep:',
    '- orders, payments and credit movements for at least 10 years after their year, as bookkeeping law requires, without your name and address;',
    '- invoices and credit notes, if you have any, for 10 years after their year, as they were issued, with the tax number, name and address that stand on them: here and at InvoiceXpress, which issues them for us;',
    '- payouts for referrals, if you had any, for 10 years after their year, with your name, tax number and address;',
    '- irreversible marks of your address and your logins for 180 days, or 12 months if you used the 7-day guarantee, so that welcome credits and the guarantee are given only once.',
    '',
    ...(isCustomer
      ? [
          'Stripe, our payment provider, keeps its own records of your payments: your e-mail address, what you entered when you paid (such as your name and country), part of your card number, and the amounts and dates. The law requires it to, and it decides for how long. We cannot delete these records. How to ask Stripe for a copy or for their deletion: https://stripe.com/privacy',
        ]
      : ['Stripe, our payment provider, has no record of you: you never started a payment.']),
    '',
    `If you did not delete your account, write to ${brand.supportEmail} at once.`,
  ],
})
