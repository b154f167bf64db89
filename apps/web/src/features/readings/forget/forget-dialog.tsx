import { useState } from 'react'
import { forget as words } from '#messages/kept-more'
import { sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldError } from '../../../ui/field.tsx'

type Props = {
  what: 'one' | 'conversation' | 'all'
  /** Resolves when it is done. */
  onForget: () => Promise<void>
  onClose: () => void
}

/** Asks once more before something is deleted for good. */
export function ForgetDialog({ what, onForget, onClose }: Props) {
  const { title, text } = words[what]
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function forget() {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onForget()
    } catch (error) {
      setFailure(sentenceOf(error))
      setIsBusy(false)
    }
  }

  return (
    <Dialog title={title} onClose={onClose} isSheet>
      <p className="text-s text-ink-soft">{text}</p>
      <div role="alert">
        <FieldError id="forget-failure" text={failure} />
      </div>
      <div className="mt-6 grid gap-2 sm:flex sm:flex-row-reverse">
        <Button aria-disabled={isBusy} onClick={() => void forget()} className="bg-danger! text-paper!">
          {isBusy ? words.deleting : words.delete}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  )
}
