import { useState } from 'react'
import { footer } from '#messages/footer'
import { lazyPart } from '../lib/lazy-part.ts'
import { showToast } from '../ui/toast.ts'

const dialog = lazyPart(() =>
  import('../features/analytics/privacy-choices.tsx').then(({ PrivacyChoices }) => PrivacyChoices),
)

/** Opens the privacy choices. */
export function PrivacyChoicesButton({ className }: { className: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [Dialog, fetchDialog] = dialog.usePart()
  const open = () =>
    void fetchDialog().then((isThere) => {
      if (isThere) setIsOpen(true)
      else showToast({ title: footer.choicesFailed, destructive: true })
    })
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={open} className={`scripting-only ${className}`}>
        {footer.choices}
      </button>
      {isOpen && Dialog && <Dialog onClose={() => setIsOpen(false)} />}
    </>
  )
}
