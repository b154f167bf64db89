import type { UnsettledRefund } from '@numeria/contract'

const reasons: Record<UnsettledRefund['reason'], string> = {
  withdrawal: 'withdrawal',
  second_subscription: 'second subscription',
  account_deleted: 'paid after the account was deleted',
  provider: 'begun at the provider',
}

/** Amounts and moments come formatted. */
export const refunds = {
  title: 'Refunds',
  hint: 'Refused by the payment provider, or not made within a day. The money is owed, and its credits stay frozen.',
  none: 'Every refund has been made.',
  whose: (email: string | null) => email ?? 'A deleted account',
  what: (amount: string, pack: string, reason: UnsettledRefund['reason'], asked: string) =>
    `${amount}, ${pack}, ${reasons[reason]}, asked for on ${asked}`,
  refused: (why: string) => `Refused: ${why}`,
  late: 'Late: the provider has not made it yet.',
  retry: 'Ask again',
  /** Of which refund the button is, for a screen reader. */
  retryOf: (amount: string, whose: string) => `Ask again for the refund of ${amount} to ${whose}`,
  retrying: 'Asking…',
}
