import type { FormEvent } from 'react'
import { secrets as texts } from '#messages/admin-records'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from './parts.tsx'

type Secrets = { password: string; newPassword: string; otp: string }

const inputs = {
  password: { type: 'password', autoComplete: 'current-password', maxLength: 1_024 },
  newPassword: { type: 'password', autoComplete: 'new-password', maxLength: 1_024 },
  otp: { type: 'text', autoComplete: 'one-time-code', maxLength: 32 },
} as const

type Props = {
  asks: readonly (keyof Secrets)[]
  codeLabel?: string
  hint?: string
  button: string
  isPending: boolean
  error: Error | null
  onSubmit: (secrets: Secrets) => void
}

/** Asks an administrator for the password, a new one or a code before something changes. */
export function SecretForm({ asks, codeLabel = '', hint, button, isPending, error, onSubmit }: Props) {
  const field = error instanceof ApiError ? error.field : undefined
  const wrong = (name: keyof Secrets) =>
    error && name === (asks.find((asked) => asked === field) ?? asks[0]) ? sentenceOf(error) : undefined
  const labels = { password: texts.password, newPassword: texts.newPassword, otp: codeLabel }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = (name: keyof Secrets) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
    const valueOf = (name: keyof Secrets) => input(name)?.value ?? ''
    const missing = asks.find((name) => valueOf(name).trim() === '')
    if (missing) return input(missing)!.focus()
    if (isPending) return
    onSubmit({ password: valueOf('password'), newPassword: valueOf('newPassword'), otp: valueOf('otp').trim() })
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-80">
      {asks.map((name) => (
        <Field
          key={name}
          label={labels[name]}
          error={wrong(name)}
          name={name}
          autoCapitalize="off"
          spellCheck={false}
          {...inputs[name]}
        />
      ))}
      {hint !== undefined && <p className="text-xs text-ink-soft">{hint}</p>}
      <Button type="submit" aria-disabled={isPending} className="justify-self-start">
        {button}
      </Button>
    </form>
  )
}
