// The e-mails with invoices and credit notes, in each language of the pages.
import { brand } from '@numeria/contract'
import type { EmailWords } from '../email-words.ts'

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

type DocumentEmails = Record<'invoice' | 'credit_note', (facts: DocumentFacts) => EmailWords>

export const documentEmails: DocumentEmails = {
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
