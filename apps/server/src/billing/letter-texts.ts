// The letters about orders, in each language of the pages. What law asks of them (Directive 2011/83, art. 8(7); Decreto-Lei 24/2014) stands in both.
import { brand, type Pack } from '@numeria/contract'
import type { LetterWords } from '../accounts/letters.ts'
import type { Language } from '../platform/language.ts'

export type OrderFacts = {
  pack: Pack
  purchaseId: string
  paidOn: string
  price: string
  /** Null where the provider did not say. */
  vat: string | null
  credits: number
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
}

type LetterTexts = { order(facts: OrderFacts): LetterWords; withdrawal(facts: WithdrawalFacts): LetterWords }

const en: LetterTexts = {
  order: ({ pack, consent, ...order }) => ({
    subject: `Your order of ${pack.name}`,
    lines: [
      `Thank you for your order of ${pack.name}.`,
      '',
      `Order: ${order.purchaseId}`,
      `Paid: ${order.paidOn}, ${order.price}${order.vat === null ? ', VAT included' : `, including ${order.vat} VAT`}`,
      `Credits: ${order.credits}${pack.subscription ? ' for this month; they roll over for 90 days after it' : '; they never expire'}`,
      ...(pack.subscription
        ? [
            'The subscription renews every month at this price until you cancel it, which you can do at any time on the pricing page.',
          ]
        : []),
      '',
      ...(consent === null ? [] : ['You asked us to begin at once:', `“${consent}”`, '']),
      `You may withdraw from this order until ${order.withdrawUntil}: on your credits page, at “Withdraw from contract here”, or by a message to ${brand.supportEmail}. ${
        consent === null
          ? 'The whole price comes back.'
          : `Until ${order.wholePriceUntil} the whole price comes back; after that the price of the credits you have not used.`
      }`,
    ],
  }),
  withdrawal: ({ packName, purchaseId, receivedAt, price, creditsTaken }) => ({
    subject: `Your withdrawal from ${packName}`,
    lines: [
      `We have received your withdrawal from the order of ${packName} (${purchaseId}).`,
      '',
      `Received: ${receivedAt} UTC`,
      `We give back: ${price}, the way you paid, as a rule within 5 to 10 days and never later than 14.`,
      `Credits taken back: ${creditsTaken}`,
    ],
  }),
}

const pt: LetterTexts = {
  order: ({ pack, consent, ...order }) => ({
    subject: `A tua encomenda: ${pack.name}`,
    lines: [
      `Obrigado pela tua encomenda de ${pack.name}.`,
      '',
      `Encomenda: ${order.purchaseId}`,
      `Pago: ${order.paidOn}, ${order.price}${order.vat === null ? ', IVA incluído' : `, dos quais ${order.vat} de IVA`}`,
      `Créditos: ${order.credits}${pack.subscription ? ' para este mês; ficam válidos mais 90 dias depois dele' : '; nunca expiram'}`,
      ...(pack.subscription
        ? [
            'A subscrição renova-se todos os meses por este preço até a cancelares, o que podes fazer a qualquer momento na página de preços.',
          ]
        : []),
      '',
      ...(consent === null ? [] : ['Pediste-nos para começar de imediato:', `«${consent}»`, '']),
      `Podes resolver este contrato até ${order.withdrawUntil}: na tua página de créditos, em «Resolver o contrato aqui», ou com uma mensagem para ${brand.supportEmail}. ${
        consent === null
          ? 'Devolvemos-te o preço total.'
          : `Até ${order.wholePriceUntil} devolvemos-te o preço total; depois disso, o preço dos créditos que não tiveres usado.`
      }`,
    ],
  }),
  withdrawal: ({ packName, purchaseId, receivedAt, price, creditsTaken }) => ({
    subject: `Resolução do contrato: ${packName}`,
    lines: [
      `Recebemos a tua declaração de resolução do contrato da encomenda de ${packName} (${purchaseId}).`,
      '',
      `Recebida: ${receivedAt} UTC`,
      `Devolvemos-te: ${price}, pela mesma via com que pagaste, em geral em 5 a 10 dias e nunca depois de 14.`,
      `Créditos retirados: ${creditsTaken}`,
    ],
  }),
}

export const letterTexts: Record<Language, LetterTexts> = { en, pt }

/** How the lines of the signature are called. */
export const signatureWords: Record<Language, { vat: string; complaints: string }> = {
  en: { vat: 'VAT', complaints: 'Complaints' },
  pt: { vat: 'NIF', complaints: 'Livro de Reclamações' },
}
