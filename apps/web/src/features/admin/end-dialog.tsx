import type { EndedPayouts } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { dashboard } from '#messages/admin'
import { desk as texts } from '#messages/admin-payouts'
import { sentenceOf } from '../../lib/api-error.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { textField } from '../../lib/text-field.ts'
import { usePayoutsFailed, usePayoutsPaid, usePayoutsReturned } from './desk.api.ts'
import { Field } from './parts.tsx'
import { formatMoney } from './tell.ts'

type Props = {
  how: 'paid' | 'failed' | 'returned'
  ids: readonly string[]
  amount: string
  onClose: () => void
  onDone: () => void
}

const asked = {
  paid: { title: texts.paidTitle, text: texts.paidText },
  failed: { title: texts.failedTitle, text: texts.failedText },
  returned: { title: texts.returnedTitle, text: texts.returnedText },
}

/** Asks whether it is meant, and for what did not work why, before payouts end. */
export function EndDialog({ how, ids, amount, onClose, onDone }: Props) {
  const [wrong, setWrong] = useState<string>()
  const paid = usePayoutsPaid()
  const failed = usePayoutsFailed()
  const isPaid = how === 'paid'
  const returned = usePayoutsReturned()
  const { isPending, error } = { paid, failed, returned }[how]

  function tell({ payoutIds, cents, refused }: EndedPayouts) {
    onDone()
    const done = texts.sum(payoutIds.length, formatMoney(cents, 'eur'))
    showToast({
      title: texts.done[how],
      description: refused.length > 0 ? `${done}. ${texts.refused(refused.length)}` : done,
    })
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    if (isPaid) return paid.mutate({ ids: [...ids] }, { onSuccess: tell })
    const reason = textField(new FormData(event.currentTarget), 'reason')
    setWrong(reason.length < 3 ? texts.wrongReason : undefined)
    if (reason.length < 3) return event.currentTarget.querySelector('input')!.focus()
    ;(how === 'failed' ? failed : returned).mutate({ ids: [...ids], reason }, { onSuccess: tell })
  }

  return (
    <Dialog title={asked[how].title} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-s">{asked[how].text(ids.length, amount)}</p>
        {!isPaid && <Field label={texts.reason} error={wrong} name="reason" maxLength={200} autoComplete="off" />}
        <DialogFoot
          problem={error && sentenceOf(error)}
          cancel={dashboard.cancel}
          onCancel={onClose}
          action={isPending ? texts.working : texts[how]}
          isPending={isPending}
        />
      </form>
    </Dialog>
  )
}
