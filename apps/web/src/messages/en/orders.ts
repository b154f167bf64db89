import { brand, type Purchase } from '@numeria/contract'

const states: Record<Purchase['state'], string> = {
  open: 'Being decided on',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Not paid',
  set_aside: 'Paid, and being checked by a person',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

/** Credits and prices come counted and formatted: `30 credits`, `€1.99`. */
type Told = { state: Purchase['state']; paidAt: string | null; credits: string; refunded: string | null }
type Withdrawing = { isFullRefund: boolean; credits: string; creditsTaken: number; subscription: boolean }
type Withdrawn = { at: string; pack: string; refund: string; credits: string; creditsTaken: number }

export const orders = {
  title: 'Orders',
  opening: 'Opening your orders…',
  none: 'You have not ordered anything yet.',
  viewPacks: 'View Credit Packs',
  oneMonth: (pack: string) => `${pack}, one month`,
  vatIncluded: 'VAT included',
  includingVat: (tax: string) => `including ${tax} VAT`,
  told: ({ state, paidAt, credits, refunded }: Told) =>
    `${states[state]}${paidAt === null ? '' : `. Ordered on ${paidAt}`}. ${credits} credited${refunded === null ? '' : `, ${refunded} given back`}.`,
  number: (id: string) => `Order ${id}`,
  agreed: (moment: string) => `On ${moment} you agreed:`,
  quoted: (text: string) => `“${text}”`,
  withdrawHere: 'Withdraw from contract here',
  until: (moment: string, refund: string) => `You can withdraw until ${moment}: ${refund} would come back.`,
}

/** What was written about an order. */
export const letters = { title: 'Order confirmation', opening: 'Opening…', print: 'Print' }

export const withdrawal = {
  title: 'Withdraw from contract',
  /** Around the amount that comes back. */
  before: (pack: string) => `You withdraw from your order of ${pack}. We give back `,
  after: ({ isFullRefund, credits, creditsTaken, subscription }: Withdrawing) =>
    [
      isFullRefund ? ', the whole price,' : ', the price of the credits you have not used,',
      ' the way you paid.',
      creditsTaken > 0 ? ` ${credits} ${creditsTaken === 1 ? 'leaves' : 'leave'} your account.` : '',
      subscription ? ' The subscription ends at once.' : '',
    ].join(''),
  keep: 'Keep the order',
  confirm: 'Confirm withdrawal',
  received: 'We have received your withdrawal',
  receipt: ({ at, pack, refund, credits }: Withdrawn) =>
    `On ${at}, from your order of ${pack}. We give back ${refund}; ${credits} left your account. The money usually arrives within 5 to 10 days, and never later than 14. Questions: ${brand.supportEmail}`,
  print: 'Receipt to print',
}
