import type { UnsettledRefund } from '@numeria/contract'

const reasons: Record<UnsettledRefund['reason'], string> = {
  withdrawal: 'withdrawal',
  second_subscription: 'duplicate subscription',
  paid_twice: 'order paid twice',
  account_deleted: 'paid after the account was deleted',
  paused: 'paid during a pause',
  provider: 'started at the provider',
}

/** Why the payment provider refused a refund, by its code. */
const refusals: Record<string, string> = {
  charge_already_refunded: 'the payment has already been refunded',
  charge_disputed: 'the payment is disputed',
  charge_not_refundable: 'this payment cannot be refunded',
  insufficient_funds: 'our balance at the provider is too low',
  balance_insufficient: 'our balance at the provider is too low',
  refund_disputed_payment: 'the payment is disputed',
  resource_missing: 'the provider has no record of this payment',
  amount_too_large: 'the amount is more than is left of the payment',
  expired_or_canceled_card: 'the card has expired or was cancelled',
  lost_or_stolen_card: 'the card was reported lost or stolen',
  charge_for_pending_refund_disputed: 'the payment was disputed before the refund arrived',
  declined: 'the bank declined it',
  merchant_request: 'we cancelled it at the provider',
  failed: 'it failed at the bank',
  unknown: 'it failed at the bank',
}

/** Amounts and moments come formatted. */
export const refunds = {
  title: 'Refunds',
  hint: 'Refused by the payment provider, failed at the bank, or not completed within a day. We still owe the money. Until it is paid, the credits of the purchase stay frozen.',
  none: 'No open refunds.',
  whose: (email: string | null) => email ?? 'A deleted account',
  what: (amount: string, pack: string, reason: UnsettledRefund['reason'], asked: string) =>
    `${amount}, ${pack}, ${reasons[reason]}, requested on ${asked}`,
  /** @param why the provider's code */
  refused: (why: string) => `Refused: ${refusals[why] ?? `the provider’s reason is “${why}”`}.`,
  late: 'Late: the provider has not completed it yet.',
  retry: 'Retry',
  /** Of which refund the button is, for a screen reader. */
  retryOf: (amount: string, whose: string) => `Retry the refund of ${amount} to ${whose}`,
  retrying: 'Retrying…',
}
