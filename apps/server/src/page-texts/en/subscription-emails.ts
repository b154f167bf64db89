// The emails about renewals and cancellations, in each language of the pages.
import { brand } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'

export type NoticeFacts = {
  packName: string
  price: string
  renewsOn: string
  cancelUrl: string
  /** The holder takes a pause, which a renewal does not keep to. */
  isPaused: boolean
}

export type FailureFacts = {
  packName: string
  price: string
  /** Null: the provider tries no more. */
  retryOn: string | null
  hasEnded: boolean
  cardUrl: string
  cancelUrl: string
}

export type ReceiptFacts = {
  packName: string
  purchaseId: string
  email: string
  receivedAt: string
  /** Null for an ordinary cancellation. */
  reason: string | null
  /** The end that was asked for; null: as early as possible. */
  wantedOn: string | null
  /** The end of the month that is paid for; null: at once. */
  endsOn: string | null
}

/** `endsOn` is null where the subscription has ended. */
export type CancelledFacts = { packName: string; endsOn: string | null }

type SubscriptionEmails = {
  renewal_notice(facts: NoticeFacts): EmailWords
  renewal_failed(facts: FailureFacts): EmailWords
  cancel_receipt(facts: ReceiptFacts): EmailWords
  cancelled(facts: CancelledFacts): EmailWords
}

export const subscriptionEmails: SubscriptionEmails = {
  renewal_notice: ({ packName, price, renewsOn, cancelUrl, isPaused }) => ({
    subject: `${packName} renews on ${renewsOn}`,
    lines: [
      `Your subscription ${packName} renews on ${renewsOn} for one month.`,
      '',
      `Price: ${price}, VAT included, the way you paid before`,
      ...(isPaused ? ['Your pause does not stop this renewal: it is charged, and its credits are added.'] : []),
      '',
      'If you want to keep it, you don’t need to do anything.',
      'If you want to cancel, this link does it without signing in. It opens a page with a button and works until the renewal:',
      cancelUrl,
      '',
      'You keep the credits you have until they expire.',
    ],
  }),
  renewal_failed: ({ packName, price, retryOn, hasEnded, cardUrl, cancelUrl }) => ({
    subject: hasEnded ? `${packName} has ended: payment failed` : `Payment failed: ${packName}`,
    lines: [
      `We could not collect ${price} for the next month of ${packName}. Nothing was charged, and no new credits were added.`,
      '',
      retryOn !== null
        ? `What happens next: the payment is tried again on ${retryOn}. If the last attempt fails too, the subscription ends.`
        : hasEnded
          ? 'What happens next: nothing. This was the last attempt, the subscription has ended, and nothing more is charged.'
          : 'What happens next: no further attempt is planned, and nothing more is charged unless you change your card.',
      'What you keep: all credits you have, until they expire, and all your readings.',
      ...(hasEnded
        ? [`If you want to subscribe again: ${cardUrl}`]
        : [`To change your card: ${cardUrl}, “Change card”`, `To cancel, also without signing in: ${cancelUrl}`]),
    ],
  }),
  cancel_receipt: ({ packName, purchaseId, email, receivedAt, reason, wantedOn, endsOn }) => ({
    subject: `We received your cancellation: ${packName}`,
    lines: [
      `We have received your cancellation of the subscription ${packName}.`,
      '',
      `Order: ${purchaseId}`,
      `E-mail address: ${email}`,
      `Received: ${receivedAt} UTC`,
      `Kind: ${reason === null ? 'ordinary' : 'for cause'}`,
      ...(reason === null ? [] : [`Your reason: ${reason}`]),
      `End that you asked for: ${wantedOn ?? (reason === null ? 'as early as possible' : 'at once')}`,
      `The subscription ends: ${
        endsOn === null
          ? 'now'
          : wantedOn === null
            ? `on ${endsOn}, with the month you have paid for`
            : `with the paid month that contains ${wantedOn}; it renews until then`
      }`,
      '',
      'You keep the credits you have until they expire.',
      ...(reason === null
        ? []
        : [
            `If you claim money back because of your reason, please reply to ${brand.supportEmail}; we answer within 14 days.`,
          ]),
    ],
  }),
  cancelled: ({ packName, endsOn }) => ({
    subject: `Your subscription is cancelled: ${packName}`,
    lines: [
      endsOn === null
        ? `Your subscription ${packName} is cancelled and has ended.`
        : `Your subscription ${packName} is cancelled. It ends on ${endsOn}, with the month you have paid for.`,
      '',
      'Nothing more is charged for it. You keep the credits you have until they expire.',
      `If you did not cancel, write to ${brand.supportEmail}.`,
    ],
  }),
}
