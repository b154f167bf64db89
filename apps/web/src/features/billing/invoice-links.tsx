import { at, routes, type Purchase } from '@numeria/contract'
import { orders as texts } from '#messages/orders'
import { buttonClass } from '../../ui/button.tsx'

/** The PDFs of an order: the invoice, and a credit note for what was given back. */
export function InvoiceLinks({ purchaseId, documents }: Pick<Purchase, 'purchaseId' | 'documents'>) {
  const path = at(routes.invoice, { purchaseId }).path
  return documents.map(({ documentId, kind, number }) =>
    number === null ? (
      <p key={documentId} className="text-xs text-ink-soft">
        {texts.beingIssued[kind]}
      </p>
    ) : (
      <a
        key={documentId}
        href={`${path}?document=${documentId}`}
        download
        className={buttonClass('plain', 'max-sm:-ml-3')}
      >
        {texts.documentNamed[kind](number)}
      </a>
    ),
  )
}
