import type { AuthenticatorSetup, AuthenticatorStatus } from '@numeria/contract'
import { useState, type FormEvent } from 'react'
import { dashboard } from '#messages/admin'
import { authenticator as texts } from '#messages/admin-records'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAuthenticator, useConfirmAuthenticator, useRemoveAuthenticator, useSetUpAuthenticator } from './desk.api.ts'
import { Answer, Field } from './parts.tsx'
import { copyAndTell, showFailure } from './tell.ts'

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
  const { mutate, isPending, data } = useSetUpAuthenticator()
  if (data) return <SetUp setup={data} onCodes={onCodes} />
  return (
    <div className="grid justify-items-start gap-4 text-s">
      <p>{texts.off}</p>
      <Button aria-disabled={isPending} onClick={() => !isPending && mutate(undefined, { onError: showFailure })}>
        {isPending ? texts.settingUp : texts.setUp}
      </Button>
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
      <CodeForm
        label={texts.code}
        button={confirm.isPending ? texts.confirming : texts.confirm}
        isPending={confirm.isPending}
        error={confirm.error}
        onCode={(code) =>
          confirm.mutate(code, {
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
      <CodeForm
        label={texts.removeCode}
        hint={texts.removeHint}
        button={remove.isPending ? texts.confirming : texts.remove}
        isPending={remove.isPending}
        error={remove.error}
        onCode={(code) =>
          remove.mutate(code, {
            onSuccess: () => showToast({ title: texts.turnedOff.title, description: texts.turnedOff.text }),
          })
        }
      />
    </div>
  )
}

type CodeFormProps = {
  label: string
  hint?: string
  button: string
  isPending: boolean
  error: Error | null
  onCode: (code: string) => void
}

function CodeForm({ label, hint, button, isPending, error, onCode }: CodeFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const input = event.currentTarget.querySelector('input')!
    if (input.value.trim() === '') return input.focus()
    if (!isPending) onCode(input.value)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 sm:max-w-80">
      <Field
        label={label}
        {...(hint !== undefined && { hint })}
        error={error ? sentenceOf(error) : undefined}
        name="otp"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={32}
      />
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
