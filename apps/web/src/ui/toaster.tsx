import { Toast as Radix } from 'radix-ui'
import { createPortal } from 'react-dom'
import { ui } from '#messages/ui'
import { paths } from '../lib/paths.ts'
import { useLocation } from '../lib/router.tsx'
import { CloseIcon } from './icons.tsx'
import { dismissToast, useShownToast, useToastHost } from './toast.ts'

/** Draws the current toast. Loaded with the first one. */
export function Toaster() {
  const shown = useShownToast()
  const host = useToastHost()
  // On a phone at the bottom, where it covers no title; that is the place of the input in the chat, of the logins on their page, and of the button that pays.
  const { pathname } = useLocation()
  const isOnTop = pathname === paths.chat || pathname === paths.login || host?.dataset['pays'] !== undefined
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastCard key={shown.id} id={shown.id} {...shown.toast} />}
      {createPortal(
        <Radix.Viewport
          hotkey={['F8']}
          className={`fixed top-0 right-0 z-50 m-0 flex w-full max-w-[420px] list-none p-3 pt-20 outline-none max-lg:in-data-tall:top-auto max-lg:in-data-tall:bottom-0 max-lg:in-data-tall:pt-3 print:hidden ${isOnTop ? '' : 'max-lg:top-auto max-lg:bottom-0 max-lg:pt-3'}`}
        />,
        host ?? document.body,
      )}
    </Radix.Provider>
  )
}

function ToastCard({
  id,
  title,
  description,
  destructive,
  action,
}: { id: number } & NonNullable<ReturnType<typeof useShownToast>>['toast']) {
  return (
    <Radix.Root
      open
      onOpenChange={(open) => !open && dismissToast(id)}
      type={destructive ? 'foreground' : 'background'}
      className={`flex w-full animate-settle items-start gap-3 rounded-m border p-4 shadow-floating data-[swipe=cancel]:transition-transform data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
        destructive ? 'border-danger bg-danger-wash' : 'border-line bg-raised'
      }`}
    >
      <div className="grid flex-1 gap-1">
        <Radix.Title className={`text-s font-semibold ${destructive ? 'text-danger' : ''}`}>{title}</Radix.Title>
        {description && <Radix.Description className="text-s leading-snug">{description}</Radix.Description>}
        {action && (
          <Radix.Action asChild altText={action.altText}>
            <button
              type="button"
              onClick={action.run}
              className="mt-2 min-h-9 justify-self-start rounded-full bg-action px-4 text-s font-semibold text-action-ink"
            >
              {action.label}
            </button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close
        aria-label={ui.close}
        className="-m-1.5 grid size-8 place-items-center rounded-full text-ink-soft hover:text-ink"
      >
        <CloseIcon />
      </Radix.Close>
    </Radix.Root>
  )
}
