import type { AuthenticatorSetup, AuthenticatorStatus } from '@numeria/contract'
import { useState } from 'react'
import { dashboard } from '#messages/admin'
import { authenticator as texts } from '#messages/admin-records'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { showToast } from '../../ui/toast.ts'
import { useAuthenticator, useConfirmAuthenticator, useRemoveAuthenticator, useSetUpAuthenticator } from './desk.api.ts'
import { Answer } from './parts.tsx'
import { SecretForm } from './secret-form.tsx'
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
        onSubmit={({ password, otp }) =>
          remove.mutate(
            { password, otp },
            { onSuccess: () => showToast({ title: texts.turnedOff.title, description: texts.turnedOff.text }) },
          )
        }
      />
    </div>
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
            <code className="break-all select-all">{code}</code>
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
