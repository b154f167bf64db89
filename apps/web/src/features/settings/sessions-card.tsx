import { actions } from '#messages/actions'
import { sessions as texts } from '#messages/settings'
import type { ReactNode } from 'react'
import { sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { FreshSignIn } from '../../ui/fresh-sign-in.tsx'
import { SessionList } from '../../ui/session-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { useEndSessions, useSessions } from './settings.api.ts'

/** Where the user is signed in, to be ended one by one or all at once. */
export function SessionsCard({ signInAgain }: { signInAgain: ReactNode }) {
  const { data, error, refetch } = useSessions()
  const { mutate, isPending, error: refusal } = useEndSessions()

  function end(which: { id: string } | 'others', onEnded: () => void) {
    mutate(which, {
      onSuccess: () => {
        showToast({ title: which === 'others' ? texts.othersEnded : texts.ended })
        onEnded()
      },
      onError: (failure) => {
        if (!wantsFreshSignIn(failure))
          showToast({ title: texts.failed, description: sentenceOf(failure), destructive: true })
      },
    })
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      {data ? (
        <>
          <SessionList label={texts.title} sessions={data.sessions} isBusy={isPending} onEnd={end} />
          {wantsFreshSignIn(refusal) && <FreshSignIn signInAgain={signInAgain} />}
        </>
      ) : error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : (
        <p role="status" className="grid min-h-24 animate-breathe items-center text-s text-ink-soft">
          {actions.loading}
        </p>
      )}
    </Card>
  )
}
