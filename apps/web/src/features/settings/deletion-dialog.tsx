import type { ReactNode } from 'react'
import { deletion as texts } from '#messages/settings'
import { sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { formatEuros } from '../payouts/money.ts'
import { DeletionForm } from './deletion-form.tsx'
import { FreshSignIn } from '../../ui/fresh-sign-in.tsx'
import { useLeaving } from './settings.api.ts'
import { Failed } from '../../ui/failed.tsx'

type Props = { email: string; signInAgain: ReactNode; onGone: () => void; onClose: () => void }

/** Looks at what is in the account before anything can be deleted, and says it. */
export function DeletionDialog({ email, signInAgain, onGone, onClose }: Props) {
  const { data, error, refetch } = useLeaving()
  const keep = (
    <Button look="quiet" className="mt-5 w-full" onClick={onClose}>
      {texts.keep}
    </Button>
  )
  return (
    <Dialog title={texts.dialog} onClose={onClose} isSheet>
      {data && data.onTheirWayCents === 0 ? (
        <DeletionForm
          email={email}
          leaving={data}
          signInAgain={signInAgain}
          onGone={onGone}
          onStale={() => void refetch()}
          onClose={onClose}
        />
      ) : data ? (
        <>
          <p className="text-s">{texts.onItsWay(formatEuros(data.onTheirWayCents))}</p>
          {keep}
        </>
      ) : wantsFreshSignIn(error) ? (
        <>
          <FreshSignIn signInAgain={signInAgain} />
          {keep}
        </>
      ) : error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : (
        <p role="status" className="grid min-h-40 animate-breathe items-center text-s text-ink-soft">
          {texts.looking}
        </p>
      )}
    </Dialog>
  )
}
