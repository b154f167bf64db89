import { useId, type ReactNode } from 'react'
import { CloseButton } from './dialog.tsx'
import { useModal } from './use-modal.ts'

export type DrawerProps = { title: string; onClose: () => void; children: ReactNode }

/** A panel that comes from the left over a veiled page; a press beside it, or Escape, sends it back. */
export function Drawer({ title, onClose, children }: DrawerProps) {
  const titleId = useId()
  const { dialog, heading } = useModal(onClose, true)
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className="m-0 h-dvh max-h-dvh w-[min(21rem,calc(100%-3rem))] max-w-full overflow-y-auto overscroll-contain bg-paper text-ink shadow-floating transition-[translate] duration-200 backdrop:bg-veil starting:-translate-x-full"
    >
      <div className="min-h-full p-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))]">
        <div className="mb-3 flex items-center justify-between gap-4 pr-2 pl-1">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="text-l outline-none">
            {title}
          </h2>
          <CloseButton onClose={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  )
}
