// The emails about orders, in each language of the pages. What law asks of them (Directive 2011/83, art. 8(7); Decreto-Lei 24/2014) stands in both.
import { brand, type Pack } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'

export type OrderFacts = {
  pack: Pack
  purchaseId: string
  paidOn: string
  price: string
  /** Null while VIES has to be asked about the buyer's number. */
  vat: string | null
  /** Where the invoice will be, beside the e-mail with it; null where none is issued. */
  invoiceAt: string | null
  credits: number
  /** How many of them settled what was owed, and since when it had been. */
  settled: number
  settledSince: string | null
  /** Word for word what the buyer agreed to; null where they asked for nothing. */
  consent: string | null
  withdrawUntil: string
  wholePriceUntil: string
}

export type WithdrawalFacts = {
  packName: string
  purchaseId: string
  receivedAt: string
  price: string
  creditsTaken: number
  /** Whether the withdrawal ends a subscription that was alive until then. */
  endsSubscription: boolean
}

export type BeginFacts = { packName: string; purchaseId: string; consent: string; withdrawUntil: string }

export type RefundFacts = Pick<WithdrawalFacts, 'packName' | 'purchaseId' | 'price'> & {
  /** Its number is null while it is being issued; null where there is none. */
  creditNote: { number: string | null } | null
}

type OrderEmails = {
  order(facts: OrderFacts): EmailWords
  /** The buyer asked us to begin after the purchase. */
  begin(facts: BeginFacts): EmailWords
  withdrawal(facts: WithdrawalFacts): EmailWords
  /** The provider has given the money back. */
  refunded(facts: RefundFacts): EmailWords
  /** The provider said that it had given the money back, and then that this failed. */
  refund_failed(facts: RefundFacts): EmailWords
  /** Of two subscriptions that were paid at once, the one that is not kept. */
  given_back(facts: RefundFacts): EmailWords
  /** A second payment of one order. */
  paid_twice(facts: RefundFacts): EmailWords
  /** A payment that arrived during a pause. */
  paid_in_pause(facts: RefundFacts): EmailWords
}

export const orderEmails: OrderEmails = {
  order: ({ pack, consent, ...order }) => ({
    subject: `Order confirmation: ${pack.name}`,
    lines: [
      `Your order of ${pack.name} is confirmed. Thank you.`,
      '',
      `Order: ${order.purchaseId}`,
      `Paid: ${order.paidOn}, ${order.price}${order.vat === null ? '. Your invoice states the VAT.' : `, including ${order.vat} VAT`}`,
      ...(order.invoiceAt === null ? [] : [`Invoice: follows by e-mail as a PDF, also at ${order.invoiceAt}`]),
      `Credits: ${order.credits}${pack.subscription ? ' for this month; they roll over for 90 days after that' : '; they never expire'}`,
      ...(order.settled > 0
        ? [
            `${order.settled} of these ${order.credits} credits settle the debt from the payment that was reversed${order.settledSince === null ? '' : ` on ${order.settledSince}`}. Their price is not refunded if you withdraw.`,
          ]
        : []),
      ...(pack.subscription
        ? [
            'The subscription renews every month at this price until you cancel it, which you can do at any time on the pricing page.',
          ]
        : []),
      '',
      ...(consent === null ? [] : ['You asked us to begin at once:', `“${consent}”`, '']),
      `You may withdraw from this order until ${order.withdrawUntil}: on your credits page, at “Withdraw from contract here”, or by a message to ${brand.supportEmail}. ${
        consent === null
          ? 'We refund the whole price as long as you have not asked us to begin. We ask you before the first reading that uses these credits.'
          : `Until ${order.wholePriceUntil} we refund the whole price; after that, the price of the credits you have not used. If you have used this guarantee within the last 12 months, what you have used is deducted from the first day.`
      }`,
    ],
  }),
  begin: ({ packName, purchaseId, consent, withdrawUntil }) => ({
    subject: `You started your ${packName} credits`,
    lines: [
      `You asked us to begin with your order of ${packName} (${purchaseId}):`,
      `“${consent}”`,
      '',
      `You may still withdraw from this order until ${withdrawUntil}; you then pay for the credits you have used.`,
    ],
  }),
  withdrawal: ({ packName, purchaseId, receivedAt, price, creditsTaken, endsSubscription }) => ({
    subject: `Your withdrawal from ${packName}`,
    lines: [
      `We have received your withdrawal from the order of ${packName} (${purchaseId}).`,
      '',
      `Received: ${receivedAt} UTC`,
      `Being refunded: ${price}, the way you paid. This usually takes 5 to 10 days, and never more than 14. We’ll write again when the payment provider has made the refund.`,
      `Credits frozen until then, and removed with the refund: ${creditsTaken}`,
      ...(endsSubscription ? ['The subscription of this payment ends now, and nothing more is charged for it.'] : []),
    ],
  }),
  refunded: ({ packName, purchaseId, price, creditNote }) => ({
    subject: `Refunded: ${packName}`,
    lines: [
      `Your order of ${packName} (${purchaseId}) has been refunded.`,
      '',
      `Refunded: ${price}, the way you paid. Your bank may take a few days to show it.`,
      ...(creditNote
        ? [creditNote.number === null ? 'The credit note follows by e-mail.' : `Credit note: ${creditNote.number}`]
        : []),
    ],
  }),
  refund_failed: ({ packName, purchaseId, price }) => ({
    subject: `Correction: your refund for ${packName} failed`,
    lines: [
      `The refund of your order of ${packName} (${purchaseId}) failed. We wrote that it had been made, but the payment provider now reports otherwise, for example because the card has expired.`,
      '',
      `We still owe you ${price}. You don’t need to do anything: we are taking care of it, and we’ll write again when the money has been sent.`,
      `If the card or the account you paid with is closed, please write to ${brand.supportEmail}.`,
    ],
  }),
  given_back: ({ packName, purchaseId, price }) => ({
    subject: `Your second payment for ${packName} is being refunded`,
    lines: [
      `We are refunding your second payment for ${packName} (${purchaseId}): your subscription was already running.`,
      '',
      `Being refunded: ${price}, the way you paid. You don’t need to do anything.`,
      'The second subscription ends now. The first one continues, and you keep its credits.',
    ],
  }),
  paid_twice: ({ packName, purchaseId, price }) => ({
    subject: `Your second payment for ${packName} is being refunded`,
    lines: [
      `We are refunding your second payment for ${packName} (${purchaseId}): this order was already paid.`,
      '',
      `Being refunded: ${price}, the way you paid. You don’t need to do anything.`,
      'No credits were added for the second payment.',
    ],
  }),
  paid_in_pause: ({ packName, purchaseId, price }) => ({
    subject: `Your payment for ${packName} is being refunded`,
    lines: [
      `We are refunding your payment for ${packName} (${purchaseId}): it arrived during your pause.`,
      '',
      `Being refunded: ${price}, the way you paid. You don’t need to do anything.`,
      'No credits were added for it. If it began a subscription, that subscription ends now.',
    ],
  }),
}

/** Before the address for complaints, below each e-mail about an order. */
export const complaints: string = 'Complaints'
