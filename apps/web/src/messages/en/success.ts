import { brand, type Purchase } from '@numeria/contract'

/** States without credits. */
type Uncredited = Exclude<Purchase['state'], 'paid' | 'refunded' | 'refund_refused' | 'disputed' | 'dispute_lost'>

const notCharged = 'The payment did not go through, and you were not charged.'
const uncredited: Record<Uncredited, string> = {
  set_aside: 'It does not match your order exactly, so we are reviewing it. Your money is safe, and we’ll e-mail you.',
  being_refunded:
    'You already had this subscription, so this second payment is being refunded automatically. Your subscription continues unchanged.',
  open: 'Your payment is pending. Your credits arrive as soon as it is confirmed.',
  failed: notCharged,
  expired: notCharged,
}

export const success = {
  logIn: 'Please log in',
  logInWhy: 'Log in with the account you bought with to see what was credited.',
  unreachable: `We could not reach ${brand.name}`,
  unreachableWhy: 'If you have paid, your credits arrive even without this page. Please check your connection.',
  waiting: 'Waiting for your payment…',
  waitingLong:
    'This is taking longer than usual. You can leave this page: your credits arrive once the payment is confirmed.',
  waitingShort: 'It is usually confirmed within seconds.',
  needsScripts: 'JavaScript is off in this browser. Your credits arrive even without this page.',
  unknown: 'Purchase not found',
  unknownWhy: 'There is no payment at this address. Your orders are on your credits page.',
  title: 'Payment Successful!',
  /** @param credits counted: `30 credits` */
  added: (credits: string, _count: number, pack: string, price: string) =>
    `${credits} added to your account: ${pack}, ${price}.`,
  refunded: 'This payment has since been refunded.',
  beingRefunded: 'This payment is being refunded.',
  /** @param since formatted day */
  settled: (credits: number, all: number, since: string | null) =>
    `${credits} of these ${all} credits settled what was reversed${since === null ? '' : ` on ${since}`}. Readings continue straight away.`,
  disputed: 'This payment is being disputed.',
  disputeLost: 'Your bank has returned the disputed amount of this payment.',
  confirmation: 'Order confirmation',
  checking: 'We are checking your payment',
  nothingCredited: 'Nothing was credited',
  uncredited,
  startReading: 'Start Your Reading',
  viewPacks: 'View Credit Packs',
  leadingOn: (seconds: number) => `Opening the chat in ${seconds}…`,
  stay: 'Stay on this page',
}
