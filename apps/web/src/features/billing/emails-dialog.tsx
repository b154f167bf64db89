import type { EmailList } from '@numeria/contract'
import { createPortal } from 'react-dom'
import { emails as texts } from '#messages/orders'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useEmails } from './billing.api.ts'
import { Failed } from '../../ui/failed.tsx'

/** The emails about an order, to read and to print. */
export function EmailsDialog({ purchaseId, onClose }: { purchaseId: string; onClose: () => void }) {
  const { data, error, refetch } = useEmails(purchaseId)
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : data ? (
        <>
          <Emails emails={data.emails} />
          {createPortal(
            // Printed instead of the page while the dialog is open.
            <div className="letter">
              <Emails emails={data.emails} />
            </div>,
            document.body,
          )}
          <div className="mt-6 flex justify-end">
            <Button onClick={() => window.print()}>{texts.print}</Button>
          </div>
        </>
      ) : (
        <p className="text-s text-ink-soft">{texts.opening}</p>
      )}
    </Dialog>
  )
}

function Emails({ emails }: EmailList) {
  return emails.map(({ at, subject, text }) => (
    <article
      key={subject + at}
      lang="en"
      className="border-line text-s not-first:mt-6 not-first:border-t not-first:pt-6"
    >
      <h3 className="mb-2 text-l">{subject}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </article>
  ))
}
