import { useId, useState, type FormEvent } from 'react'
import { signIn } from '#messages/sign-in'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { FieldError, TextInput } from '../../ui/field.tsx'
import { useAskForCode, useConfirmEmail } from './email-login.api.ts'
import type { Intent } from './login-outcome.ts'

const words = signIn.email
/** The user opened the step before. */
const focus = (field: HTMLInputElement | null) => field?.focus()

type Props = {
  intent: Intent
  /** An address that was asked for elsewhere, whose code is to be typed here, and why. */
  begun?: { email: string; why: string } | undefined
}

/** Signs in by e-mail: first the address, then the code. */
export function EmailLogin({ intent, begun }: Props) {
  const [email, setEmail] = useState(begun?.email ?? '')
  const [hasCode, setHasCode] = useState(begun !== undefined)
  const ask = useAskForCode()

  const askFor = (address: string) =>
    ask.mutate(address, {
      onSuccess: () => {
        setEmail(address)
        setHasCode(true)
      },
    })
  return hasCode ? (
    <CodeForm
      email={email}
      intent={intent}
      why={ask.isSuccess ? undefined : begun?.why}
      isSending={ask.isPending}
      sendFailure={ask.error}
      onAgain={() => askFor(email)}
      onOther={() => {
        ask.reset()
        setHasCode(false)
      }}
    />
  ) : (
    <AddressForm email={email} isSending={ask.isPending} failure={ask.error} onSend={askFor} />
  )
}

type AddressProps = { email: string; isSending: boolean; failure: unknown; onSend: (email: string) => void }

function AddressForm({ email, isSending, failure, onSend }: AddressProps) {
  const id = useId()
  const [refusal, setRefusal] = useState<string>()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    if (field.value.trim() === '' || !field.validity.valid) {
      setRefusal(words.invalid)
      return field.focus()
    }
    setRefusal(undefined)
    onSend(field.value.trim())
  }
  const error = refusal ?? (failure ? sentenceOf(failure) : undefined)
  return (
    <form noValidate onSubmit={send} className="grid w-full gap-3 text-left">
      <div>
        <label htmlFor={id} className="mb-1 block text-s font-semibold">
          {words.address}
        </label>
        <TextInput
          id={id}
          name="email"
          type="email"
          autoComplete="email"
          ref={focus}
          maxLength={254}
          defaultValue={email}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
        />
        <div role="alert">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      </div>
      <button type="submit" className={buttonClass('primary', 'min-h-12')} aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
    </form>
  )
}

type CodeProps = {
  email: string
  intent: Intent
  why: string | undefined
  isSending: boolean
  sendFailure: unknown
  onAgain: () => void
  onOther: () => void
}

function CodeForm({ email, intent, why, isSending, sendFailure, onAgain, onOther }: CodeProps) {
  const id = useId()
  const confirm = useConfirmEmail(intent)
  const [refusal, setRefusal] = useState<string>()
  const isBusy = confirm.isPending || confirm.isSuccess
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const field = event.currentTarget.elements.namedItem('code') as HTMLInputElement
    const code = field.value.replaceAll(/\D/g, '')
    setRefusal(code.length === 8 ? undefined : words.codeInvalid)
    if (code.length !== 8) return field.focus()
    confirm.mutate({ email, code }, { onError: () => field.focus() })
  }
  const failure = confirm.error ?? sendFailure
  const error = refusal ?? (failure ? sentenceOf(failure) : undefined)
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3 text-left">
      <p role="status" className="text-s">
        {isSending ? words.sending : (why ?? words.sent(email))}
      </p>
      <div>
        <label htmlFor={id} className="mb-1 block text-s font-semibold">
          {words.code}
        </label>
        <TextInput
          id={id}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          ref={focus}
          maxLength={16}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-error`}
        />
        <div role="alert">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      </div>
      <button type="submit" className={buttonClass('primary', 'min-h-12')} aria-disabled={isBusy}>
        {isBusy ? words.checking : words.enter}
      </button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          look="plain"
          aria-disabled={isSending}
          onClick={() => {
            confirm.reset()
            if (!isSending) onAgain()
          }}
        >
          {words.again}
        </Button>
        <Button look="plain" onClick={onOther}>
          {words.other}
        </Button>
      </div>
    </form>
  )
}
