import type { UnissuedDocument } from '@numeria/contract'
import { invoices as texts } from '#messages/admin-invoices'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useAdminInvoices, useRetryInvoice } from './desk.api.ts'
import { Answer } from './parts.tsx'
import { formatMoney, showFailure } from './tell.ts'

/** Invoices and credit notes that wait, each with its reason and a retry. */
export function InvoicesCard() {
  const query = useAdminInvoices()
  return (
    <Card title={texts.title} hint={texts.hint}>
      <Answer query={query}>
        {({ isOn, waiting, documents }) => (
          <>
            {!isOn && <p className="mb-3 text-s text-danger">{texts.off(waiting)}</p>}
            {documents.length === 0 ? (
              <p className="text-s text-ink-soft">{texts.none}</p>
            ) : (
              <ul className="grid gap-4">
                {documents.map((document) => (
                  <Document key={document.documentId} document={document} isOn={isOn} />
                ))}
              </ul>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}

function Document({ document, isOn }: { document: UnissuedDocument; isOn: boolean }) {
  const { mutate, isPending } = useRetryInvoice()
  const { kind, totalCents, currency, createdAt, problem, number, purchaseId } = document
  const what = texts.what[kind](formatMoney(totalCents, currency), formatMoment(createdAt))
  const label = number === null ? texts.retry : texts.settle
  return (
    <li className="grid gap-2 border-t border-line pt-4 text-s first:border-0 first:pt-0">
      <p className="font-semibold">{what}</p>
      <p className="text-xs break-all text-ink-soft">{purchaseId}</p>
      {problem !== null && <p className="break-words text-danger">{texts.problem(problem, number)}</p>}
      {isOn && (
        <Button
          look="quiet"
          className="justify-self-start"
          aria-label={`${label}: ${what}`}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(document, { onError: showFailure })}
        >
          {isPending ? texts.retrying : label}
        </Button>
      )}
    </li>
  )
}
