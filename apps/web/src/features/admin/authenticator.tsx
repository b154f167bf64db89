import type { AuthenticatorSetup, AuthenticatorStatus } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { dashboard } from '#messages/admin'
import { authenticator as texts } from '#messages/admin-records'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAuthenticator, useConfirmAuthenticator, useRemoveAuthenticator, useSetUpAuthenticator } from './desk.api.ts'
import { Answer, Field } from './parts.tsx'
import { copyAndTell } from './tell.ts'

/** The calling administrator's own second factor. */
export function Authenticator() {
  const query = useAuthenticator()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <Card title={texts.title} hint={texts.hint} className="max-w-reading">
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />
      ) : (
        <Answer query={query}>{(status) => (status.isOn ? <On status={status} /> : <Off onCodes={setCodes} />)}</Answer>
      )}
    </Card>
  )
}

function Off({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { mutate, isPending, data, error } = useSetUpAuthenticator()
  if (data) return <SetUp setup={data} onCodes={onCodes} />
  return (
    <div className="grid gap-4 text-s">
      <p>{texts.off}</p>
      <SecretForm
        asks={['password']}
        hint={texts.setUpHint}
        button={isPending ? texts.settingUp : texts.setUp}
        isPending={isPending}
        error={error}
        onSubmit={({ password }) => mutate({ password })}
      />
    </div>
  )
}

function SetUp({ setup, onCodes }: { setup: AuthenticatorSetup; onCodes: (codes: readonly string[]) => void }) {
  const confirm = useConfirmAuthenticator()
  return (
    <div className="grid gap-4 text-s">
      <p>{texts.scan}</p>
      <QrCode text={setup.url} label={texts.picture} />
      <p>
        <span className="block text-xs text-ink-soft">{texts.key}</span>
        <code className="break-all select-all">{setup.secret}</code>
      </p>
      <SecretForm
        asks={['otp']}
        codeLabel={texts.code}
        button={confirm.isPending ? texts.confirming : texts.confirm}
        isPending={confirm.isPending}
        error={confirm.error}
        onSubmit={({ otp }) =>
          confirm.mutate(otp, {
            onSuccess: ({ recoveryCodes }) => {
              onCodes(recoveryCodes)
              showToast({ title: texts.turnedOn.title, description: texts.turnedOn.text })
            },
          })
        }
      />
    </div>
  )
}

function On({ status: { recoveryCodesLeft } }: { status: AuthenticatorStatus }) {
  const remove = useRemoveAuthenticator()
  return (
    <div className="grid gap-4 text-s">
      <p>
        <strong className="font-semibold">{texts.on}</strong> {texts.left(recoveryCodesLeft)}{' '}
        {recoveryCodesLeft < 4 && texts.few}
      </p>
      <SecretForm
        asks={['password', 'otp']}
        codeLabel={texts.removeCode}
        hint={texts.removeHint}
        button={remove.isPending ? texts.confirming : texts.remove}
        isPending={remove.isPending}
        error={remove.error}
        onSubmit={(request) =>
          remove.mutate(request, {
            onSuccess: () => showToast({ title: texts.turnedOff.title, description: texts.turnedOff.text }),
          })
        }
      />
    </div>
  )
}

type Secrets = { password: string; otp: string }

type SecretFormProps = {
  asks: readonly (keyof Secrets)[]
  codeLabel?: string
  hint?: string
  button: string
  isPending: boolean
  error: Error | null
  onSubmit: (secrets: Secrets) => void
}

/** Asks for the password, a code, or both. */
function SecretForm({ asks, codeLabel = '', hint, button, isPending, error, onSubmit }: SecretFormProps) {
  const field = error instanceof ApiError ? error.field : undefined
  const wrong = (name: keyof Secrets) =>
    error && name === (asks.find((asked) => asked === field) ?? asks[0]) ? sentenceOf(error) : undefined

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const input = (name: keyof Secrets) => form.querySelector<HTMLInputElement>(`[name=${name}]`)
    const secrets = { password: input('password')?.value ?? '', otp: input('otp')?.value.trim() ?? '' }
    const missing = asks.find((name) => secrets[name] === '')
    if (missing) return input(missing)!.focus()
    if (!isPending) onSubmit(secrets)
  }

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-4 sm:max-w-80">
      {asks.includes('password') && (
        <Field
          label={texts.password}
          error={wrong('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={1_024}
        />
      )}
      {asks.includes('otp') && (
        <Field
          label={codeLabel}
          error={wrong('otp')}
          name="otp"
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={32}
        />
      )}
      {hint !== undefined && <p className="text-xs text-ink-soft">{hint}</p>}
      <Button type="submit" aria-disabled={isPending} className="justify-self-start">
        {button}
      </Button>
    </form>
  )
}

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <div className="grid gap-4 text-s">
      <h3 className="font-text font-semibold">{texts.codes}</h3>
      <p>{texts.codesHint}</p>
      <ul className="grid gap-x-6 gap-y-1 rounded-m border border-brass-line bg-paper p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copyAndTell(codes.join('\n'), dashboard.copied.codes)}>{texts.copy}</Button>
        <Button look="quiet" onClick={onKept}>
          {texts.kept}
        </Button>
      </div>
    </div>
  )
}
