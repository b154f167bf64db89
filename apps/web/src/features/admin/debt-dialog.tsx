import type { PersonFile } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { dashboard } from '#messages/admin'
import { adjust, debt as texts } from '#messages/admin-people'
import { sentenceOf } from '../../lib/api-error.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { textField } from '../../lib/text-field.ts'
import { useForgiveDebt } from './desk.api.ts'
import { Field } from './parts.tsx'

type Props = { person: PersonFile; onClose: () => void }

/** Writes off what a person owes after a dispute, with a reason. */
export function DebtDialog({ person: { userId, email, statement }, onClose }: Props) {
  const [requestId] = useState(() => crypto.randomUUID())
  const [wrong, setWrong] = useState<string>()
  const { mutate, isPending, error } = useForgiveDebt()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const reason = textField(new FormData(event.currentTarget), 'reason')
    setWrong(reason.length < 3 ? adjust.wrongReason : undefined)
    if (reason.length < 3) return event.currentTarget.querySelector('input')!.focus()
    mutate(
      { userId, request: { requestId, reason } },
      {
        onSuccess: ({ changed }) => {
          onClose()
          if (changed === 0) showToast({ title: adjust.nothing.title, description: adjust.nothing.text })
          else showToast({ title: texts.done.title, description: texts.done.text(changed) })
        },
      },
    )
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-s break-words">{texts.text(statement.debt, email)}</p>
        <Field
          label={adjust.reason}
          hint={adjust.reasonHint}
          error={wrong}
          name="reason"
          maxLength={200}
          autoComplete="off"
        />
        <DialogFoot
          problem={error && sentenceOf(error)}
          cancel={dashboard.cancel}
          onCancel={onClose}
          action={isPending ? adjust.working : texts.confirm(statement.debt)}
          isPending={isPending}
        />
      </form>
    </Dialog>
  )
}
