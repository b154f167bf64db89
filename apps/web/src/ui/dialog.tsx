import { useId, type ReactNode } from 'react'
import { ui } from '#messages/ui'
import { CloseIcon } from './icons.tsx'
import { useModal } from './use-modal.ts'

type Props = {
  title: string
  onClose: () => void
  /** On a small screen it stands at the bottom, as wide as the screen, and a press beside it closes it. */
  isSheet?: boolean
  /** It fills a small screen: toasts stand at its foot, not over its title and its way out. */
  isTall?: boolean
  children: ReactNode
}

const sheet =
  'max-sm:mx-0 max-sm:mb-0 max-sm:w-full max-sm:max-w-full max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0'

/** A modal with a title and a way out. */
export function Dialog({ title, onClose, isSheet = false, isTall = false, children }: Props) {
  const titleId = useId()
  const { dialog, heading } = useModal(onClose, isSheet)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-tall={isTall || undefined}
      className={`m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-form animate-settle overflow-y-auto overscroll-contain rounded-l border border-line bg-raised text-ink shadow-floating backdrop:bg-veil ${isSheet ? sheet : ''}`}
    >
      <div className="p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:p-8">
        <div className="mb-2 flex items-start justify-between gap-4">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}

export function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={ui.close}
      onClick={onClose}
      className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <CloseIcon />
    </button>
  )
}
