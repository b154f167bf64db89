import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from '../../ui/dialog.tsx'
import { hostToastsIn } from '../../ui/toast.ts'

/**
 * A modal that is not in the browser's top layer: the provider's script puts the bank's 3-D Secure page into the document's body, where everything outside
 * a `showModal()` dialog is inert. The app behind it is inert instead.
 */
export function PaymentModal({
  title,
  onClose,
  children,
}: {
  title: string
  onClose: () => void
  children: ReactNode
}) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement
    // What the provider's script adds to the body later stays usable.
    const behind = [...document.body.children].filter((one) => one !== element)
    for (const one of behind) one.toggleAttribute('inert', true)
    document.documentElement.classList.add('overflow-hidden')
    element.show()
    hostToastsIn(element)
    heading.current!.focus()
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    element.addEventListener('keydown', onEscape)
    return () => {
      element.removeEventListener('keydown', onEscape)
      hostToastsIn(null)
      for (const one of behind) one.toggleAttribute('inert', false)
      document.documentElement.classList.remove('overflow-hidden')
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-labelledby={titleId}
      className="fixed inset-0 z-50 m-0 grid size-full max-h-none max-w-none place-items-center overflow-y-auto overscroll-contain bg-veil text-ink"
    >
      <div className="my-4 w-[calc(100%-2rem)] max-w-form animate-settle rounded-l border border-line bg-raised p-6 shadow-floating sm:p-8">
        <div className="mb-2 flex items-start justify-between gap-4">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl outline-none">
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}
