import type { LetterList } from '@numeria/contract'
import { createPortal } from 'react-dom'
import { letters as texts } from '#messages/orders'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useLetters } from './billing.api.ts'
import { Failed } from '../../ui/failed.tsx'

/** The emails about an order, to read and to print. */
export function LettersDialog({ purchaseId, onClose }: { purchaseId: string; onClose: () => void }) {
  const { data, error, refetch } = useLetters(purchaseId)
  return (
    <Dialog title={texts.title} onClose={onClose}>
      {error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : data ? (
        <>
          <Letters letters={data.letters} />
          {createPortal(
            // Printed instead of the page while the dialog is open.
            <div className="letter">
              <Letters letters={data.letters} />
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

function Letters({ letters }: LetterList) {
  return letters.map(({ at, subject, text }) => (
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
