import type { ReactNode } from 'react'
import { actions } from '#messages/actions'
import { Button } from './button.tsx'

/** What could not be had, told where it would stand, with a way to ask again. `place` are classes about its room there. */
export function Failed({
  children,
  onRetry,
  place = '',
}: {
  children: ReactNode
  onRetry: () => unknown
  place?: string
}) {
  return (
    <div role="alert" className={`grid justify-items-start gap-3 text-s ${place}`}>
      <p>{children}</p>
      <Button look="quiet" onClick={() => void onRetry()}>
        {actions.tryAgain}
      </Button>
    </div>
  )
}
