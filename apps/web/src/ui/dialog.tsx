import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { CloseIcon } from './icons.tsx'
import { hostToastsIn } from './toast.ts'

/**
 * A modal on the browser's own `<dialog>`: focus is held inside and given back, Escape closes, the page behind is inert.
 * It injects no `<style>`, which the Content-Security-Policy would refuse.
 */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current!
    element.showModal()
    // On the heading, so that a person who is typing when the dialog opens does not type into its first field.
    heading.current!.focus()
    hostToastsIn(element)
    return () => {
      hostToastsIn(null)
      element.close()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-form animate-settle overflow-y-auto rounded-l border border-line bg-raised p-6 text-ink shadow-floating backdrop:bg-veil sm:p-8"
    >
      <div className="mb-2 flex items-start justify-between gap-4">
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mt-1.5 -mr-2 grid size-10 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <CloseIcon />
        </button>
      </div>
      {children}
    </dialog>
  )
}
