import { brand } from '@numeria/contract'

/** Cancelling a subscription without signing in (Germany: § 312k BGB). */
export const cancel = {
  title: 'Cancel contracts here',
  lead: 'Cancel your subscription without signing in. You get a confirmation by e-mail at once.',
  email: 'E-mail address of your account',
  orderNumber: 'Order number',
  orderHint: 'It is in the order confirmation that we e-mailed you, at “Order”, and on your credits page.',
  kind: 'How do you cancel?',
  kinds: {
    ordinary: { label: 'Ordinary', hint: 'It ends with the month you have paid for.' },
    for_cause: { label: 'For cause', hint: 'For an important reason. It ends at once.' },
  },
  reason: 'Your reason',
  endsOn: 'End the contract on',
  endsOnHint: 'Leave this empty to end it as early as possible. A later day ends it with the paid month of that day.',
  noEmail: 'Please enter a complete e-mail address.',
  noOrderNumber: 'Please enter the order number.',
  noReason: 'Please give your reason.',
  action: 'Cancel now',
  sending: 'Sending…',
  received: 'We received your cancellation',
  receivedAt: 'Received on',
  contract: 'Contract',
  subscription: (name: string) => `Subscription ${name}`,
  earliest: 'as early as possible',
  atOnce: 'at once',
  receiptNote: (email: string) =>
    `If this order belongs to ${email}, the confirmation with the end of your subscription is on its way there. If it does not arrive within a few minutes, check the two entries or write to ${brand.supportEmail}.`,
  print: 'Print or save',
  another: 'Correct the entries',
  link: {
    title: 'Cancel your subscription',
    text: 'With this button, your subscription does not renew. It ends with the month you have paid for, and you keep your credits until they expire.',
    done: (name: string, day: string) =>
      `Your subscription ${name} is cancelled. It ends on ${day}. We’ll confirm it by e-mail.`,
    other: 'Cancel with your order number',
  },
}
