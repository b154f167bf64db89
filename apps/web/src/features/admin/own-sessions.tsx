import { useState } from 'react'
import { authenticator, sessions } from '#messages/admin-records'
import { sessions as texts } from '#messages/settings'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SessionList } from '../../ui/session-list.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAdminSessions, useEndAdminSessions } from './desk.api.ts'
import { Answer } from './parts.tsx'
import { SecretForm } from './secret-form.tsx'

type Ending = { which: { id: string } | 'others'; onEnded: () => void }

/** The calling administrator's own sessions. */
export function OwnSessions() {
  const query = useAdminSessions()
  const [ending, setEnding] = useState<Ending | null>(null)
  return (
    <Card title={sessions.title} hint={sessions.hint} className="max-w-reading">
      <Answer query={query}>
        {(data) => (
          <SessionList
            label={sessions.title}
            sessions={data.sessions}
            isBusy={ending !== null}
            onEnd={(which, onEnded) => setEnding({ which, onEnded })}
          />
        )}
      </Answer>
      {ending && <EndDialog ending={ending} onClose={() => setEnding(null)} />}
    </Card>
  )
}

function EndDialog({ ending: { which, onEnded }, onClose }: { ending: Ending; onClose: () => void }) {
  const { mutate, isPending, error } = useEndAdminSessions()
  return (
    <Dialog title={which === 'others' ? texts.endOthers : sessions.endOne} onClose={onClose}>
      <SecretForm
        asks={['password']}
        button={isPending ? authenticator.confirming : texts.end}
        isPending={isPending}
        error={error}
        onSubmit={({ password }) =>
          mutate(
            { which, password },
            {
              onSuccess: () => {
                onClose()
                showToast({ title: which === 'others' ? texts.othersEnded : texts.ended })
                onEnded()
              },
            },
          )
        }
      />
    </Dialog>
  )
}
