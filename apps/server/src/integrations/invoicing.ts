import type { Currency } from '@numeria/contract'

/** A document to be issued. The provider gives it number, ATCUD, QR code and PDF. */
export type DocumentOrder = {
  /** Ours: the same reference is the same document, however often it is asked for. */
  reference: string
  kind: 'invoice' | 'credit_note'
  /** Of a credit note: the provider's id of the invoice. */
  creditedId: string | null
  title: string
  /** With VAT. The document has to show exactly this. */
  totalCents: number
  /**
   * The total in lines with VAT, each of which the provider rounds by itself: more than one where the VAT of the whole, rounded once, is not that of this
   * document.
   */
  linesCents: readonly number[]
  currency: Currency
  /** Millionths of a euro for a unit of a foreign currency; null: the provider's own rate. */
  euroMillionths: number | null
  /** The country whose VAT it is. A buyer with a tax number of another country keeps that country. */
  vatCountry: string
  /** In hundredths of a percent. */
  vatRate: number
  /** Inside the total. The document has to show exactly this. */
  vatCents: number
  vatRule: 'domestic' | 'oss' | 'reverse_charge' | 'outside_eu'
  buyer: { country: string; taxNumber: string | null; name: string | null; address: string | null }
  date: Date
}

export type IssuedDocument = { providerId: string; number: string; atcud: string | null }

/** A document as the provider has it. */
export type ListedDocument = {
  reference: string
  kind: 'invoice' | 'credit_note'
  totalCents: number
  vatCents: number
  isFinal: boolean
}

/** Certified invoicing software of a provider. */
export type Invoicing = {
  /**
   * Issues a document, or finds the one that was issued for this reference before.
   * @param tries how often it was asked for in vain: then the provider is asked first whether it exists
   * @throws {InvoicingUnavailable | DocumentRefused}
   */
  issue(order: DocumentOrder, tries: number): Promise<IssuedDocument>
  /** The PDF; null while the provider is still making it. @throws {InvoicingUnavailable} */
  readPdf(providerId: string): Promise<Buffer | null>
  /** All documents dated from that day to today. @throws {InvoicingUnavailable} */
  listDocuments(from: Date, to: Date): AsyncIterable<ListedDocument>
}

/** The provider answered that it will not issue this document. The code is for an administrator. */
export class DocumentRefused extends Error {
  override readonly name = 'DocumentRefused'
  readonly code: string
  constructor(code: string) {
    super(`the invoicing provider refused a document: ${code}`)
    this.code = code
  }
}

/** The provider could not be reached or did not answer. The document may have been issued: ask again with the same reference. */
export class InvoicingUnavailable extends Error {
  override readonly name = 'InvoicingUnavailable'
}
