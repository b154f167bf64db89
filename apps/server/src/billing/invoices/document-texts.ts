// The e-mails with invoices and credit notes, in each language of the pages.
import type { PageLanguage } from '@numeria/contract'
import { brand } from '@numeria/contract'
import type { EmailWords } from '../../accounts/emails.ts'

export type DocumentFacts = {
  number: string
  packName: string
  purchaseId: string
  price: string
  vat: string
  /** A VAT number that the buyer gave and VIES did not confirm; null where there is none. */
  unconfirmedNumber: string | null
  /** The page that keeps all documents. */
  creditsUrl: string
}

type DocumentTexts = Record<'invoice' | 'credit_note', (facts: DocumentFacts) => EmailWords>

const en: DocumentTexts = {
  invoice: ({ number, packName, purchaseId, price, vat, unconfirmedNumber, creditsUrl }) => ({
    subject: `Your invoice ${number}`,
    lines: [
      `The invoice for your order of ${packName} is attached as a PDF.`,
      '',
      `Order: ${purchaseId}`,
      `Invoice: ${number}, ${price}, including ${vat} VAT`,
      '',
      ...(unconfirmedNumber === null
        ? []
        : [
            `VIES, the EU register, did not confirm ${unconfirmedNumber} as a VAT number. So the invoice has VAT as for a private person, and the price is the same. If the number is right, ask your tax office to enter it in VIES and write to ${brand.supportEmail}.`,
            '',
          ]),
      `All your invoices: ${creditsUrl}`,
    ],
  }),
  credit_note: ({ number, packName, purchaseId, price, vat, creditsUrl }) => ({
    subject: `Your credit note ${number}`,
    lines: [
      `Money from your order of ${packName} was returned to you. The credit note is attached as a PDF.`,
      '',
      `Order: ${purchaseId}`,
      `Credit note: ${number}, ${price}, including ${vat} VAT`,
      '',
      `All your invoices and credit notes: ${creditsUrl}`,
    ],
  }),
}

const pt: DocumentTexts = {
  invoice: ({ number, packName, purchaseId, price, vat, unconfirmedNumber, creditsUrl }) => ({
    subject: `A tua fatura ${number}`,
    lines: [
      `A fatura da tua encomenda de ${packName} segue em anexo, em PDF.`,
      '',
      `Encomenda: ${purchaseId}`,
      `Fatura: ${number}, ${price}, dos quais ${vat} de IVA`,
      '',
      ...(unconfirmedNumber === null
        ? []
        : [
            `O VIES, o registo da UE, não confirmou ${unconfirmedNumber} como número de IVA. Por isso, a fatura tem IVA como para um particular, e o preço é o mesmo. Se o número estiver certo, pede às Finanças do teu país que o registem no VIES e escreve para ${brand.supportEmail}.`,
            '',
          ]),
      `Todas as tuas faturas: ${creditsUrl}`,
    ],
  }),
  credit_note: ({ number, packName, purchaseId, price, vat, creditsUrl }) => ({
    subject: `A tua nota de crédito ${number}`,
    lines: [
      `Foi-te devolvido dinheiro da encomenda de ${packName}. A nota de crédito segue em anexo, em PDF.`,
      '',
      `Encomenda: ${purchaseId}`,
      `Nota de crédito: ${number}, ${price}, dos quais ${vat} de IVA`,
      '',
      `Todas as tuas faturas e notas de crédito: ${creditsUrl}`,
    ],
  }),
}

export const documentTexts: Record<PageLanguage, DocumentTexts> = { en, pt }
