import type { PersonFile } from '@numeria/contract'
import { dashboard } from '#messages/admin'
import { endSessions as texts } from '#messages/admin-people'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { useEndPersonSessions } from './desk.api.ts'

type Props = { person: PersonFile; onClose: () => void }

/** Asks whether it is meant before a person is signed out everywhere. */
export function EndSessionsDialog({ person: { userId, email }, onClose }: Props) {
  const { mutate, isPending, error } = useEndPersonSessions()

  function end() {
    if (isPending) return
    mutate(userId, {
      onSuccess: ({ ended }) => {
        onClose()
        showToast({ title: texts.done, description: texts.count(ended) })
      },
    })
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="text-s break-words">{texts.text(email)}</p>
      <p role="alert" className="mt-3 text-s text-danger empty:hidden">
        {error && sentenceOf(error)}
      </p>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {dashboard.cancel}
        </Button>
        <Button aria-disabled={isPending} onClick={end}>
          {isPending ? texts.working : texts.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
