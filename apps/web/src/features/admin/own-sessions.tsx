import { sessions } from '#messages/admin-records'
import { sessions as texts } from '#messages/settings'
import { Card } from '../../ui/card.tsx'
import { SessionList } from '../../ui/session-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAdminSessions, useEndAdminSessions } from './desk.api.ts'
import { Answer } from './parts.tsx'
import { showFailure } from './tell.ts'

/** The calling administrator's own sessions. */
export function OwnSessions() {
  const query = useAdminSessions()
  const { mutate, isPending } = useEndAdminSessions()

  function end(which: { id: string } | 'others', onEnded: () => void) {
    mutate(which, {
      onSuccess: () => {
        showToast({ title: which === 'others' ? texts.othersEnded : texts.ended })
        onEnded()
      },
      onError: showFailure,
    })
  }

  return (
    <Card title={sessions.title} hint={sessions.hint} className="max-w-reading">
      <Answer query={query}>
        {(data) => <SessionList label={sessions.title} sessions={data.sessions} isBusy={isPending} onEnd={end} />}
      </Answer>
    </Card>
  )
}
