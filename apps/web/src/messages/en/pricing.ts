import { guaranteeDays, guaranteeMonths, readingPrices, withdrawalDays } from '@numeria/contract'

export const pricing = {
  title: 'Credit packs',
  lead: 'Pay once, keep your credits forever, or choose Abundance 8+ for a monthly top-up',
  promise: 'I never charge for a reading that did not reach you.',
  choose: 'Choose a pack',
  buy: (pack: string) => `Buy ${pack}`,
  subscribe: 'Subscribe',
  manage: 'Manage subscription',
  checkoutFailed: 'Checkout failed',
  sessionFailed: 'Failed to create checkout session',
  formFailed: 'The payment form could not be opened.',
  error: 'Error',
}

/** Texts of the subscription card. */
export const subscription = {
  label: 'Your subscription',
  pastDue: (retry: string | null) =>
    `The last payment did not go through, and nothing was charged. ${retry === null ? 'No further attempt is planned.' : `We will try again on ${retry}.`} You keep your credits until they expire. Please change your card to receive your next ones.`,
  cancelled: (day: string) => `Cancelled. It ends on ${day}. You keep your credits until they expire.`,
  renews: (day: string, price: string | null) => `Renews on ${day}${price === null ? '' : ` for ${price}`}.`,
  changeCard: 'Change card',
  cancel: 'Cancel subscription',
}

export const packFacts = {
  how: 'How packs work',
  howText: (blueprint: string) =>
    `A credit pays for words. A quick question costs 1, a full Life-Path reading ${readingPrices.life_path}, a weekly roadmap ${readingPrices.weekly_roadmap}, a Comprehensive Blueprint ${readingPrices.blueprint} – about ${blueprint} on Destiny 7. The chat shows the price before you send, and a reading that fails costs nothing.`,
  larger: 'Why larger packs are better',
  largerText: (perCredit: string, percent: number) =>
    `With Universal 9 a credit costs ${perCredit}: ${percent}% cheaper than with Seed 3. Credits from packs never expire, so a large pack can last for years.`,
  steps: 'Three steps to checkout',
  threeSteps: [
    'Choose a pack and the currency.',
    'Pay by card, Apple Pay, Google Pay or PayPal.',
    'Your credits arrive with the payment, usually within seconds.',
  ],
  reliance: 'What you can rely on',
  promises: [
    `${guaranteeDays}-day refund guarantee`,
    `${withdrawalDays} days to withdraw`,
    'VAT included',
    'Your card stays with the payment provider',
    'Cancel any time',
  ],
  questions: 'Questions',
  answers: [
    {
      question: 'Do credits expire?',
      answer:
        'Credits from packs, gifts and rewards never do. Each month of Abundance 8+ brings 250 credits that roll over for 90 days after that month has ended.',
    },
    {
      question: 'Can I get a refund?',
      answer: `Yes. Within ${guaranteeDays} days the whole price, whatever you have used, once in ${guaranteeMonths} months; from then on, what you have used is deducted. By law you may withdraw for ${withdrawalDays} days; if you asked us to begin at once, after day ${guaranteeDays} the price of the credits you have not used comes back. If you did not, the whole price comes back, and we ask you before the first reading that uses these credits. The button is on your credits page, beside every order.`,
    },
    {
      question: 'How do I cancel the subscription?',
      answer:
        'Press ‘Manage subscription’ on this page. It ends with the month you have paid for, and you keep your credits until they expire.',
    },
    {
      question: 'Which credits are used first?',
      answer: 'Those that expire first, then gifts before paid ones, then the oldest.',
    },
    {
      question: 'Is it safe to pay here?',
      answer:
        'The payment form belongs to our payment provider, who sees your card; we see that you have paid. In Europe your bank may ask you to confirm.',
    },
    {
      question: 'Do I get a confirmation?',
      answer:
        'Yes: every order is on your credits page, ready to print or save, with the price, the VAT and how to withdraw.',
    },
  ],
}
