import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { CloseButton } from '../../ui/dialog.tsx'
import { hostToastsIn } from '../../ui/toast.ts'

type Props = { title: string; onClose: () => void; children: ReactNode }

/**
 * A modal that is not in the browser's top layer: the provider's script puts the bank's 3-D Secure page into the document's body, where everything outside
 * a `showModal()` dialog is inert. The app behind it is inert instead. On a small screen it is the whole screen.
 */
export function PaymentModal({ title, onClose, children }: Props) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current!
    const opener = document.activeElement
    // Elements that the provider's script adds to the body later stay usable.
    const behind = [...document.body.children].filter((one) => one !== element)
    for (const one of behind) one.toggleAttribute('inert', true)
    element.show()
    const stopHosting = hostToastsIn(element)
    heading.current!.focus()
    const onEscape = (event: KeyboardEvent) => event.key === 'Escape' && close()
    element.addEventListener('keydown', onEscape)
    return () => {
      element.removeEventListener('keydown', onEscape)
      stopHosting()
      for (const one of behind) one.toggleAttribute('inert', false)
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      aria-modal="true"
      aria-labelledby={titleId}
      data-pays=""
      className="fixed inset-0 z-40 m-0 grid size-full max-h-none max-w-none place-items-center bg-veil text-ink print:hidden"
    >
      <div className="flex max-h-full w-full animate-settle flex-col overflow-y-auto overscroll-contain scroll-pb-36 bg-raised shadow-floating max-sm:h-full sm:max-h-[calc(100dvh-2rem)] sm:w-[calc(100%-2rem)] sm:max-w-[30rem] sm:rounded-l sm:border sm:border-line lg:grid lg:max-w-[58rem] lg:grid-cols-[1fr_22rem]">
        <div className="flex items-start justify-between gap-4 px-5 pt-5 sm:px-8 sm:pt-7 lg:col-span-2">
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
