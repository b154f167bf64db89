import { useRef, useState, type FormEvent } from 'react'
import { login as texts } from '#messages/admin'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAdminLogin } from './admin.api.ts'
import { focusAtOnce } from './focus.ts'
import { Field } from './parts.tsx'
import { serverTextOr } from '../../lib/api-error.ts'
import { textField } from '../../lib/text-field.ts'

/** Where a fresh login leads: a page that says so, whose address is cleaned at once. */
export const welcomeAddress = `${paths.admin}?welcome=1`

/** E-mail, password and, for who has an authenticator, its code. Browsers may fill it in. */
export function LoginForm() {
  const { mutate, isPending } = useAdminLogin()
  const [hasOtp, setHasOtp] = useState(false)
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)

  function fail(text: string) {
    setError(text)
    showToast({ title: texts.failed.title, description: text, destructive: true })
  }

  function focus(name: string) {
    form.current!.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const values = new FormData(event.currentTarget)
    const [email, otp] = [textField(values, 'email'), textField(values, 'otp')]
    const password = values.get('password')
    setError(undefined)
    if (!email || typeof password !== 'string' || !password) {
      fail(texts.missing)
      return focus(email ? 'password' : 'email')
    }
    mutate(
      { email, password, ...(otp && { otp }) },
      {
        onSuccess: () => window.location.assign(welcomeAddress),
        onError: (failure) => {
          fail(serverTextOr(failure, texts.failed.text))
          focus('password')
        },
      },
    )
  }

  return (
    // Sent by a browser before our script is there, it must not write the password into the address.
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Field
        label={texts.email}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Field label={texts.password} name="password" type="password" autoComplete="current-password" />
      {hasOtp ? (
        <Field
          label={texts.otp}
          hint={texts.otpHint}
          name="otp"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          ref={focusAtOnce}
        />
      ) : (
        <Button look="plain" className="-my-2 -ml-5 justify-self-start" onClick={() => setHasOtp(true)}>
          {texts.haveAuthenticator}
        </Button>
      )}
      <p role="alert" className="text-s text-danger empty:hidden">
        {error}
      </p>
      <Button type="submit" aria-disabled={isPending}>
        {isPending ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  )
}
