import type { PersonFile, PersonReferrer } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { referrer as texts } from '#messages/admin-referrer'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError, Select } from '../../ui/field.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCorrectEarnings } from './desk.api.ts'
import { Field } from './parts.tsx'
import { formatMoney } from './tell.ts'

const euros = (cents: number) => formatMoney(cents, 'eur')

/** A referrer's money: how it is paid, what is owed, payouts and corrections. */
export function ReferrerCard({ person, referrer }: { person: PersonFile; referrer: PersonReferrer }) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { mode, account, hasTaxDetails, sharesAccountWith, payouts, corrections } = referrer
  const figures = [
    [texts.balance, referrer.balanceCents],
    [texts.payable, referrer.payableCents],
    [texts.onTheirWay, referrer.onTheirWayCents],
    [texts.pending, referrer.pendingCents],
    [texts.paid, referrer.paidCents],
  ] as const
  return (
    <Card title={texts.title} hint={texts.mode(mode, account)}>
      {mode === 'cash' && !hasTaxDetails && <p className="mb-3 text-s">{texts.taxMissing}</p>}
      {sharesAccountWith.length > 0 && (
        <p className="mb-3 text-s break-words text-danger">{texts.shared(sharesAccountWith.join(', '))}</p>
      )}
      <dl className="grid gap-2 text-s">
        {figures.map(([name, cents]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{euros(cents)}</dd>
          </div>
        ))}
      </dl>
      {payouts.length > 0 && (
        <section aria-label={texts.payouts} className="mt-4 border-t border-line pt-3 text-s">
          <h3 className="font-semibold">{texts.payouts}</h3>
          <ul className="mt-1 grid gap-1">
            {payouts.map(({ payoutId, state, amountCents, createdAt, failure }) => (
              <li key={payoutId} className="flex justify-between gap-4">
                <span>
                  {formatDay(createdAt)} ·{' '}
                  <a
                    href={`?section=payouts&state=${state}`}
                    aria-label={texts.toPayout(texts.states[state], euros(amountCents))}
                    className="inline-flex min-h-6 items-center text-tide underline"
                  >
                    {texts.states[state]}
                  </a>
                  {failure !== null && <span className="block text-xs text-ink-soft">{failure}</span>}
                </span>
                <span className="tabular-nums">{euros(amountCents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {corrections.length > 0 && (
        <section aria-label={texts.corrections} className="mt-4 border-t border-line pt-3 text-s">
          <h3 className="font-semibold">{texts.corrections}</h3>
          <ul className="mt-1 grid gap-1">
            {corrections.map(({ id, at, cents, reason, madeBy }) => (
              <li key={id} className="flex justify-between gap-4">
                <span className="break-words">
                  {formatDay(at)} · {reason}
                  <span className="block text-xs text-ink-soft">{texts.by(madeBy)}</span>
                </span>
                <span className="tabular-nums">{euros(cents)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button look="quiet" className="mt-4" onClick={() => setIsCorrecting(true)}>
        {texts.correct}
      </Button>
      {isCorrecting && <Correct person={person} referrer={referrer} onClose={() => setIsCorrecting(false)} />}
    </Card>
  )
}

type CorrectProps = { person: PersonFile; referrer: PersonReferrer; onClose: () => void }

function Correct({ person, referrer, onClose }: CorrectProps) {
  const { mutate, isPending, error } = useCorrectEarnings(person.userId)
  const [draft, setDraft] = useState({ amount: '', reason: '', conversionId: '' })
  const [errors, setErrors] = useState<{ amount?: string; reason?: string }>({})
  // One id for each draft: sent again after a broken connection, it corrects nothing more.
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())

  function change(part: Partial<typeof draft>) {
    setDraft({ ...draft, ...part })
    setRequestId(crypto.randomUUID())
  }

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const amount = draft.amount.trim().replace(',', '.')
    const cents = /^[+-]?\d{1,5}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : 0
    const reason = draft.reason.trim()
    const wrong = {
      ...(cents === 0 && { amount: texts.wrongAmount }),
      ...(reason.length < 3 && { reason: texts.wrongReason }),
    }
    setErrors(wrong)
    const [field] = Object.keys(wrong)
    if (field) return event.currentTarget.querySelector<HTMLInputElement>(`[name=${field}]`)!.focus()
    const { conversionId } = draft
    mutate(
      { requestId, cents, reason, ...(conversionId && { conversionId }) },
      {
        onSuccess: () => {
          showToast({ title: texts.saved.title, description: texts.saved.text(euros(cents)) })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog title={texts.title2} onClose={onClose}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <p className="text-s break-words text-ink-soft">{person.email}</p>
        <Field
          label={texts.amount}
          error={errors.amount}
          name="amount"
          inputMode="text"
          autoComplete="off"
          value={draft.amount}
          onChange={(event) => change({ amount: event.target.value })}
        />
        <Field
          label={texts.reason}
          error={errors.reason}
          name="reason"
          maxLength={200}
          autoComplete="off"
          value={draft.reason}
          onChange={(event) => change({ reason: event.target.value })}
        />
        {referrer.conversions.length > 0 && (
          <Select
            label={texts.conversion}
            value={draft.conversionId}
            onChange={(conversionId) => change({ conversionId })}
            options={referrer.conversions.map((each) => [
              each.conversionId,
              texts.conversionName(formatDay(each.at), euros(each.cents)),
            ])}
          />
        )}
        <FieldError id="correction-error" text={error ? sentenceOf(error) : undefined} />
        <Button type="submit" aria-disabled={isPending} className="justify-self-end">
          {isPending ? texts.saving : texts.save}
        </Button>
      </form>
    </Dialog>
  )
}
