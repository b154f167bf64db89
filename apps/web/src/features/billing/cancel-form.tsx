import { cancelRoutes, type CancellationInput } from '@numeria/contract'
import { useMutation } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { cancel as words } from '#messages/cancel'
import { sentenceOf } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Choices } from '../../ui/choices.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { CancelReceipt } from './cancel-receipt.tsx'

type Kind = CancellationInput['kind']
type Wrong = { email?: string; orderNumber?: string; reason?: string }

const kinds = (['ordinary', 'for_cause'] as const).map((value) => ({ value, ...words.kinds[value] }))

/** Cancels a subscription by e-mail address and order number, without a sign-in. */
export function CancelForm() {
  const id = useId()
  const [email, setEmail] = useState('')
  const [orderNumber, setOrderNumber] = useState('')
  const [kind, setKind] = useState<Kind>('ordinary')
  const [reason, setReason] = useState('')
  const [endsOn, setEndsOn] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const { mutate, reset, isPending, data, error, variables } = useMutation({
    mutationFn: (declaration: CancellationInput) => call(cancelRoutes.cancelContract, declaration),
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const isForCause = kind === 'for_cause'
    const found: Wrong = {
      ...(!/^\S+@\S+$/.test(email.trim()) && { email: words.noEmail }),
      ...(orderNumber.trim() === '' && { orderNumber: words.noOrderNumber }),
      ...(isForCause && reason.trim() === '' && { reason: words.noReason }),
    }
    setWrong(found)
    const [first] = Object.keys(found)
    if (first)
      return event.currentTarget
        .querySelector<HTMLElement>(first === 'reason' ? 'textarea' : `[name=${first}]`)!
        .focus()
    if (isPending) return
    mutate({
      email: email.trim(),
      orderNumber: orderNumber.trim(),
      kind,
      ...(isForCause && { reason: reason.trim() }),
      ...(!isForCause && endsOn !== '' && { endsOn }),
    })
  }

  if (data) return <CancelReceipt declaration={variables} receivedAt={data.receivedAt} onChange={reset} />
  return (
    <form noValidate onSubmit={send} className="mt-6 grid gap-6">
      <div>
        <label htmlFor={`${id}email`} className="mb-1.5 block text-s font-semibold">
          {words.email}
        </label>
        <TextInput
          id={`${id}email`}
          name="email"
          type="email"
          value={email}
          maxLength={254}
          autoComplete="email"
          aria-invalid={wrong.email !== undefined || undefined}
          aria-describedby={`${id}email-error`}
          onChange={(event) => setEmail(event.target.value)}
        />
        <FieldError id={`${id}email-error`} text={wrong.email} />
      </div>
      <div>
        <label htmlFor={`${id}order`} className="mb-1.5 block text-s font-semibold">
          {words.orderNumber}
        </label>
        <TextInput
          id={`${id}order`}
          name="orderNumber"
          value={orderNumber}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={wrong.orderNumber !== undefined || undefined}
          aria-describedby={`${id}order-error ${id}order-hint`}
          onChange={(event) => setOrderNumber(event.target.value)}
        />
        <FieldError id={`${id}order-error`} text={wrong.orderNumber} />
        <p id={`${id}order-hint`} className="mt-1.5 text-xs text-ink-soft">
          {words.orderHint}
        </p>
      </div>
      <Choices legend={words.kind} choices={kinds} value={kind} onChange={setKind} />
      {kind === 'for_cause' ? (
        <TextArea label={words.reason} value={reason} onChange={setReason} most={2_000} error={wrong.reason} />
      ) : (
        <div>
          <label htmlFor={`${id}ends`} className="mb-1.5 block text-s font-semibold">
            {words.endsOn}
          </label>
          <TextInput
            id={`${id}ends`}
            type="date"
            value={endsOn}
            aria-describedby={`${id}ends-hint`}
            onChange={(event) => setEndsOn(event.target.value)}
          />
          <p id={`${id}ends-hint`} className="mt-1.5 text-xs text-ink-soft">
            {words.endsOnHint}
          </p>
        </div>
      )}
      <div>
        <p role="alert" className="mb-3 text-s text-danger empty:hidden">
          {error && sentenceOf(error)}
        </p>
        <Button type="submit" aria-disabled={isPending}>
          {isPending ? words.sending : words.action}
        </Button>
      </div>
    </form>
  )
}
