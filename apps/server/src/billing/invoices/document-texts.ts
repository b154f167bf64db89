// The e-mails with invoices and credit notes, in each language of the pages.
import type { PageLanguage } from '@numeria/contract'
import type { LetterWords } from '../../accounts/letters.ts'

export type DocumentFacts = {
  number: string
  packName: string
  purchaseId: string
  price: string
  vat: string
  /** The page that keeps all documents. */
  creditsUrl: string
}

type DocumentTexts = Record<'invoice' | 'credit_note', (facts: DocumentFacts) => LetterWords>

const en: DocumentTexts = {
  invoice: ({ number, packName, purchaseId, price, vat, creditsUrl }) => ({
    subject: `Your invoice ${number}`,
    lines: [
      `The invoice for your order of ${packName} is attached as a PDF.`,
      '',
      `Order: ${purchaseId}`,
      `Invoice: ${number}, ${price}, including ${vat} VAT`,
      '',
      `All your invoices: ${creditsUrl}`,
    ],
  }),
  credit_note: ({ number, packName, purchaseId, price, vat, creditsUrl }) => ({
    subject: `Your credit note ${number}`,
    lines: [
      `Money of your order of ${packName} went back to you. The credit note is attached as a PDF.`,
      '',
      `Order: ${purchaseId}`,
      `Credit note: ${number}, ${price}, including ${vat} VAT`,
      '',
      `All your invoices and credit notes: ${creditsUrl}`,
    ],
  }),
}

const pt: DocumentTexts = {
  invoice: ({ number, packName, purchaseId, price, vat, creditsUrl }) => ({
    subject: `A tua fatura ${number}`,
    lines: [
      `A fatura da tua encomenda de ${packName} segue em anexo, em PDF.`,
      '',
      `Encomenda: ${purchaseId}`,
      `Fatura: ${number}, ${price}, dos quais ${vat} de IVA`,
      '',
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
