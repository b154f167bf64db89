import { newest, type Buyer, type Shop } from '../test-shop.ts'
import { issueDocuments } from './issue-documents.ts'

/** A document as the provider lists it. */
export type Listed = {
  type: 'invoice' | 'credit_note'
  reference: string
  number: string
  totalCents: number
  currency: string
  vatCents: number
  taxNumber: string | null
}

/** The provider's documents of a shop, and the job that issues them. For tests. */
export function documentsAt(shop: Shop) {
  const documentsOf = async (...references: string[]) =>
    (await shop.control<{ documents: Listed[] }>('GET', 'invoices')).documents.filter(({ reference }) =>
      references.includes(reference),
    )
  /** Runs the job until nothing is left that it could do now. */
  const issue = () => issueDocuments(shop.deps)
  return {
    documentsOf,
    issue,
    /** The same after the longest wait between two tries. */
    issueLater: async (): Promise<void> => {
      shop.passTime(65)
      await issue()
    },
    invoiceOf: async (buyer: Buyer): Promise<Listed | undefined> =>
      (await documentsOf((await newest(buyer)).purchaseId))[0],
  }
}
