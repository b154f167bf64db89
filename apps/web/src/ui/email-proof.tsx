import type { UseMutationResult } from '@tanstack/react-query'
import { useId, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { signIn } from '#messages/sign-in'
import { sentenceOf, wantsFreshSignIn } from '../lib/api-error.ts'
import { Button, buttonClass } from './button.tsx'
import { FieldError, TextInput } from './field.tsx'

const words = signIn.email
/** The user opened the step before. */
const focus = (field: HTMLInputElement | null) => field?.focus()

/** Plain buttons, whose words stand on the edges of the field. */
const rowClass = '-mx-5 flex flex-wrap justify-between gap-x-2'

type Proof = { email: string; code: string }

type Props = {
  ask: UseMutationResult<void, Error, string>
  confirm: UseMutationResult<unknown, Error, Proof>
  /** Texts and actions of the second step. */
  texts: Pick<typeof words, 'sent' | 'enter' | 'checking'>
  /** An address that was asked for elsewhere, whose code is to be typed here, and why. */
  begun?: { email: string; why: string } | undefined
  /** A way out, below either step. */
  wayOut?: ReactNode
  /** Makes the browser list passkeys among its suggestions for the address. */
  suggestions?: ReactNode
}

/** Proves an address by e-mail: first the address, then the code. */
export function EmailProof({ ask, confirm, texts, begun, wayOut, suggestions }: Props) {
  const [email, setEmail] = useState(begun?.email ?? '')
  const [hasCode, setHasCode] = useState(begun !== undefined)

  const askFor = (address: string) =>
    ask.mutate(address, {
      onSuccess: () => {
        setEmail(address)
        setHasCode(true)
      },
    })
  if (!hasCode)
    return (
      <AddressForm
        email={email}
        isSending={ask.isPending}
        failure={ask.error}
        onSend={askFor}
        wayOut={wayOut}
        suggestions={suggestions}
      />
    )
  return (
    <CodeForm
      email={email}
      confirm={confirm}
      texts={texts}
      why={ask.isSuccess ? undefined : begun?.why}
      isSending={ask.isPending}
      sendFailure={ask.error}
      wayOut={wayOut}
      onAgain={() => askFor(email)}
      onOther={() => {
        ask.reset()
        setHasCode(false)
      }}
    />
  )
}

/** The card around the form shows a refusal for want of a recent sign-in. */
const failureText = (failure: unknown) => (failure && !wantsFreshSignIn(failure) ? sentenceOf(failure) : undefined)

type FieldProps = ComponentProps<'input'> & { label: string; error: string | undefined }

/** A field that takes the focus as it appears, with its label above and what is wrong below. */
function LabelledField({ label, error, ...input }: FieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-s font-semibold">
        {label}
      </label>
      <TextInput id={id} ref={focus} aria-invalid={error !== undefined} aria-describedby={`${id}-error`} {...input} />
      <div role="alert">
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </div>
  )
}

type AddressProps = {
  email: string
  isSending: boolean
  failure: unknown
  onSend: (email: string) => void
  wayOut: ReactNode
  suggestions: ReactNode
}

function AddressForm({ email, isSending, failure, onSend, wayOut, suggestions }: AddressProps) {
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
  return (
    <form noValidate onSubmit={send} className="grid w-full gap-3 text-left">
      <LabelledField
        label={words.address}
        error={refusal ?? failureText(failure)}
        name="email"
        type="email"
        autoComplete={suggestions ? 'email webauthn' : 'email'}
        maxLength={254}
        defaultValue={email}
      />
      <button type="submit" className={buttonClass('primary', 'min-h-12')} aria-disabled={isSending}>
        {isSending ? words.sending : words.send}
      </button>
      {suggestions}
      {wayOut && <div className={rowClass}>{wayOut}</div>}
    </form>
  )
}

type CodeProps = Required<Pick<Props, 'confirm' | 'texts'>> & {
  email: string
  why: string | undefined
  isSending: boolean
  sendFailure: unknown
  onAgain: () => void
  onOther: () => void
  wayOut: ReactNode
}

function CodeForm({ email, confirm, texts, why, isSending, sendFailure, onAgain, onOther, wayOut }: CodeProps) {
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
  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3 text-left">
      <p role="status" className="text-s">
        {isSending ? words.sending : (why ?? texts.sent(email))}
      </p>
      <LabelledField
        label={words.code}
        error={refusal ?? failureText(confirm.error ?? sendFailure)}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={16}
      />
      <button type="submit" className={buttonClass('primary', 'min-h-12')} aria-disabled={isBusy}>
        {isBusy ? texts.checking : texts.enter}
      </button>
      <div className={rowClass}>
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
        {wayOut}
      </div>
    </form>
  )
}
