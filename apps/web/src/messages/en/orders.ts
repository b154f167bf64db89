import { brand, guaranteeMonths, type Purchase, type WithdrawalBasis } from '@numeria/contract'

const states: Record<Purchase['state'], string> = {
  open: 'Pending',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Not paid',
  set_aside: 'Paid, under review',
  being_refunded: 'Being refunded',
  refunded: 'Refunded',
  refund_refused: 'Refund failed. We are on it',
  disputed: 'Payment disputed',
  dispute_lost: 'Returned by your bank',
}

/** Credits and prices come counted and formatted: `30 credits`, `€1.99`. */
type Told = {
  state: Purchase['state']
  paidAt: string | null
  credits: string
  refunded: string | null
  refunding: string | null
}
type Withdrawing = {
  basis: WithdrawalBasis
  /** Formatted: how much of the price does not come back; null where all of it does. */
  deducted: string | null
  /** Formatted: when the guarantee gives the whole price again, where it was used lately. */
  guaranteeAgain: string | null
  credits: string
  /** The credits that settled a debt; null where none did. */
  settled: string | null
  creditsTaken: number
  endsSubscription: boolean
}
type Withdrawn = {
  at: string
  pack: string
  refund: string
  credits: string
  creditsTaken: number
  isRefunded: boolean
  endsSubscription: boolean
}

export const orders = {
  title: 'Orders',
  opening: 'Opening your orders…',
  none: 'You have not ordered anything yet.',
  viewPacks: 'View Credit Packs',
  oneMonth: (pack: string) => `${pack}, one month`,
  vatIncluded: 'VAT included',
  includingVat: (tax: string) => `including ${tax} VAT`,
  told: ({ state, paidAt, credits, refunded, refunding }: Told) =>
    `${states[state]}${paidAt === null ? '' : `. Ordered on ${paidAt}`}. ${credits} credited${refunded === null ? '' : `, ${refunded} given back`}${refunding === null ? '' : `, ${refunding} on its way back`}.`,
  /** @param since formatted day */
  settled: (credits: number, all: number, since: string | null) =>
    `${credits} of these ${all} credits settled what was reversed${since === null ? '' : ` on ${since}`}.`,
  disputed:
    'This payment was disputed with your bank. Until the bank decides, the unused credits of the disputed amount are frozen and the used ones are owed. If the payment stands, both are undone; if the bank returns your money, the credits are taken back and the debt stays.',
  disputeLost:
    'Your bank has decided the dispute and returned the disputed amount to you. The credits that it bought were taken back. Those you had used are owed until a purchase settles them.',
  number: (id: string) => `Order ${id}`,
  agreed: (moment: string) => `On ${moment} you agreed:`,
  quoted: (text: string) => `“${text}”`,
  withdrawHere: 'Withdraw from contract here',
  documentNamed: {
    invoice: (number: string) => `Invoice ${number} (PDF)`,
    credit_note: (number: string) => `Credit note ${number} (PDF)`,
  },
  beingIssued: { invoice: 'Your invoice is being issued.', credit_note: 'Your credit note is being issued.' },
  until: (moment: string, refund: string) => `You can withdraw until ${moment}: ${refund} would come back.`,
}

/** Emails about an order. */
export const emails = { title: 'Order confirmation', opening: 'Opening…', print: 'Print' }

export const withdrawal = {
  title: 'Withdraw from contract',
  /** Around the amount that comes back. */
  before: (pack: string) => `You withdraw from your order of ${pack}. We give back `,
  after: ({ basis, deducted, guaranteeAgain, credits, settled, creditsTaken, endsSubscription }: Withdrawing) =>
    [
      basis === 'unused'
        ? `, the price of the credits you have not used${deducted === null ? '' : ` (the whole price less ${deducted})`},`
        : deducted === null
          ? ', the whole price,'
          : `, the rest of the price (the whole price less ${deducted}),`,
      ' the way you paid.',
      settled === null ? '' : ` Of this order, ${settled} settled what you owed; their price does not come back.`,
      basis === 'guarantee'
        ? ` You have this guarantee once in ${guaranteeMonths} months: from the next refund within that time, what you have used is deducted.`
        : '',
      basis === 'unused' && guaranteeAgain !== null
        ? ` You have used the guarantee within the last ${guaranteeMonths} months, so what you have used is deducted. It gives the whole price again from ${guaranteeAgain}.`
        : '',
      creditsTaken > 0 ? ` ${credits} will be removed with the refund. Until then they are frozen.` : '',
      endsSubscription ? ' The subscription of this payment ends immediately.' : '',
    ].join(''),
  keep: 'Keep the order',
  confirm: 'Confirm withdrawal',
  received: 'We have received your withdrawal',
  receipt: ({ at, pack, refund, credits, isRefunded, endsSubscription }: Withdrawn) =>
    [
      `On ${at}, from your order of ${pack}.`,
      isRefunded
        ? `${refund} was refunded and ${credits} removed.`
        : `${refund} is being refunded; ${credits} frozen until then.`,
      ...(endsSubscription ? ['The subscription of this payment ends.'] : []),
      `The money usually arrives within 5 to 10 days, and never later than 14. Questions: ${brand.supportEmail}`,
    ].join(' '),
  print: 'Receipt to print',
}
