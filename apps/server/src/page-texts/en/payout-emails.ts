import { brand, newDetailsHoldDays } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'

/** Of a payout: its amount before tax, what is withheld and what the bank transfers, as text; null where nothing is withheld or it is not known yet. */
type Sums = { gross: string; withheld: { tax: string; net: string } | null }
/** Of a transfer to a UK account, as text: the pounds for a euro on a day. */
type InPounds = { amount: string; rate: string; on: string }

type PayoutEmails = {
  changed(accountEnd: string): EmailWords
  /** `withTax`: the tax details as well. */
  deleted(withTax: boolean): EmailWords
  taxChanged(numberEnd: string): EmailWords
  /** `wantsTaxDetails`: it waits for them. `isInPounds`: it goes to a UK account. */
  made(about: Sums & { wantsTaxDetails: boolean; isInPounds: boolean; page: string }): EmailWords
  /** `pounds`: null where the bank transferred euros. */
  paid(about: Sums & { account: string; pounds: InPounds | null; page: string }): EmailWords
  /** `reason`: what an administrator wrote for the owner. */
  failed(about: { gross: string; reason: string; page: string }): EmailWords
  /** Of a payout that was reported as paid. */
  returned(about: { gross: string; reason: string; page: string }): EmailWords
}

/** PayoutEmails of the emails about bank and tax details and payouts, in each page language. */
export const payoutEmails: PayoutEmails = {
  changed: (accountEnd) => ({
    subject: 'Your bank details were changed',
    lines: [
      `Your referral earnings will now be paid to the account ending in ${accountEnd}.`,
      `For your security, nothing is paid there in the first ${newDetailsHoldDays} days.`,
      '',
      `If this was not you, please write to ${brand.supportEmail} at once.`,
    ],
  }),
  deleted: (withTax) => ({
    subject: 'Your bank details were deleted',
    lines: [
      `We have deleted your ${withTax ? 'bank and tax details' : 'bank details'}. From now on, your referrals are paid in credits.`,
      'Money you have already earned stays yours. To have it paid out, enter your details again.',
      '',
      `If this was not you, please write to ${brand.supportEmail} at once.`,
    ],
  }),
  taxChanged: (numberEnd) => ({
    subject: 'Your tax details were changed',
    lines: [
      `Your referral payouts will now be reported under the tax number ending in ${numberEnd}.`,
      '',
      `If this was not you, please write to ${brand.supportEmail} at once.`,
    ],
  }),
  made: ({ gross, withheld, wantsTaxDetails, isInPounds, page }) => ({
    subject: 'Your referral payout is due',
    lines: [
      `Your referral earnings of ${gross} will be paid to your bank account.`,
      ...(withheld ? [`Withheld as tax: ${withheld.tax}. Your bank receives ${withheld.net}.`] : []),
      ...(isInPounds ? ['It is paid in pounds, at the rate that we show with the transfer.'] : []),
      ...(wantsTaxDetails ? ['', 'Before we can pay, we need your tax details. Please enter them here:'] : ['']),
      page,
    ],
  }),
  paid: ({ gross, withheld, account, pounds, page }) => ({
    subject: 'Your referral payout was paid',
    lines: [
      withheld
        ? `We have transferred ${pounds?.amount ?? withheld.net} to your account ${account}: ${gross} less ${withheld.tax} withheld as tax.`
        : `We have transferred ${pounds?.amount ?? gross} to your account ${account}.`,
      ...(pounds ? [`${withheld?.net ?? gross} at 1 EUR = ${pounds.rate} GBP, the rate of ${pounds.on}.`] : []),
      '',
      'All payouts and yearly statements are here:',
      page,
    ],
  }),
  failed: ({ gross, reason, page }) => ({
    subject: 'Your referral payout failed',
    lines: [
      `Your payout of ${gross} could not be made: ${reason}`,
      'The money is back in your balance and goes out with a later payout. Nothing was withheld.',
      '',
      'Please check your bank details here:',
      page,
    ],
  }),
  returned: ({ gross, reason, page }) => ({
    subject: 'The bank returned your referral payout',
    lines: [
      `The bank has returned your payout of ${gross}: ${reason}`,
      'The money is back in your balance and goes out with a later payout. Nothing was withheld: this payout is no longer in your yearly statement.',
      '',
      'Please check your bank details here:',
      page,
    ],
  }),
}
