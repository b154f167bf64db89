import type { AdjustCreditsRequest, PersonFile } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { adjust as texts } from '#messages/admin-people'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAdjustCredits } from './desk.api.ts'
import { focusAtOnce } from './focus.ts'
import { Field } from './parts.tsx'

type Props = { person: PersonFile; onClose: () => void }
type Way = 'give' | 'take'

/** As the server takes them. */
const most: Record<Way, number> = { give: 10_000, take: 100_000 }

/** Gives credits or takes them back, with a reason, in two steps: what is to be done, and that it is meant. */
export function CreditDialog({ person, onClose }: Props) {
  const [way, setWay] = useState<Way>('give')
  const [draft, setDraft] = useState({ credits: '', reason: '' })
  const [errors, setErrors] = useState<{ credits?: string; reason?: string }>({})
  const [request, setRequest] = useState<AdjustCreditsRequest | null>(null)

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const credits = /^\d{1,6}$/.test(draft.credits.trim()) ? Number(draft.credits) : 0
    const reason = draft.reason.trim()
    const wrong = {
      ...((credits < 1 || credits > most[way]) && { credits: texts.wrongCredits(most[way]) }),
      ...(reason.length < 3 && { reason: texts.wrongReason }),
    }
    setErrors(wrong)
    const [field] = Object.keys(wrong)
    if (field) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${field}]`)!.focus()
    // One id for what is asked for now: sent again after a broken connection, it changes nothing more.
    setRequest({ requestId: crypto.randomUUID(), credits: way === 'give' ? credits : -credits, reason })
  }

  return (
    <Dialog title={texts.title} onClose={onClose}>
      {request ? (
        <Confirm person={person} request={request} onBack={() => setRequest(null)} onDone={onClose} />
      ) : (
        <form noValidate onSubmit={check} className="grid gap-5">
          <p className="text-s break-words text-ink-soft">{texts.to(person.email)}</p>
          <Choices
            legend={texts.way}
            value={way}
            onChange={setWay}
            isPair
            choices={[
              { value: 'give', label: texts.give, hint: texts.giveHint },
              { value: 'take', label: texts.take, hint: texts.takeHint },
            ]}
          />
          <Field
            label={texts.credits}
            error={errors.credits}
            name="credits"
            inputMode="numeric"
            autoComplete="off"
            value={draft.credits}
            onChange={(event) => setDraft({ ...draft, credits: event.target.value })}
          />
          <Field
            label={texts.reason}
            hint={texts.reasonHint}
            error={errors.reason}
            name="reason"
            maxLength={200}
            autoComplete="off"
            value={draft.reason}
            onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
          />
          <Button type="submit" className="justify-self-end">
            {texts.next}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

type ConfirmProps = { person: PersonFile; request: AdjustCreditsRequest; onBack: () => void; onDone: () => void }

function Confirm({ person, request, onBack, onDone }: ConfirmProps) {
  const { mutate, isPending, error } = useAdjustCredits()
  const count = Math.abs(request.credits)
  const isGift = request.credits > 0

  function confirm() {
    if (isPending) return
    mutate(
      { userId: person.userId, request },
      {
        onSuccess: ({ changed }) => {
          const { title, text } = changed === 0 ? texts.nothing : texts.done(changed)
          onDone()
          showToast({ title, description: text })
        },
      },
    )
  }

  return (
    <div className="grid gap-3 text-s">
      <p ref={focusAtOnce} tabIndex={-1} className="font-semibold break-words outline-none">
        {texts.check(count, isGift, person.email)}
      </p>
      <p className="text-ink-soft">{texts.balance(person.statement.balance)}</p>
      <p className="break-words">
        {texts.reason}: {request.reason}
      </p>
      <p role="alert" className="text-danger empty:hidden">
        {error && sentenceOf(error)}
      </p>
      <div className="mt-3 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onBack}>
          {texts.back}
        </Button>
        <Button aria-disabled={isPending} onClick={confirm}>
          {isPending ? texts.working : isGift ? texts.confirmGive(count) : texts.confirmTake(count)}
        </Button>
      </div>
    </div>
  )
}
