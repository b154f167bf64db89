import type { ReactNode } from 'react'
import { actions } from '#messages/actions'
import { Button } from './button.tsx'

/** Failure message in the place of the content, with a retry. `place` holds its layout classes. */
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
