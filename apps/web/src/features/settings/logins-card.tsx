import type { LoginList, PublicConfig } from '@numeria/contract'
import { useRef, useState, type ReactNode } from 'react'
import { actions } from '#messages/actions'
import { logins as texts, sessions } from '#messages/settings'
import { sentenceOf, wantsFreshSignIn } from '../../lib/api-error.ts'
import { formatMoment } from '../../lib/dates.ts'
import { knowsPasskeys } from '../../lib/knows-passkeys.ts'
import { isDismissed, isPasskeyKnown } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { FreshSignIn } from '../../ui/fresh-sign-in.tsx'
import { showToast } from '../../ui/toast.ts'
import { AddEmail } from './add-email.tsx'
import { useAddPasskey, useLinkLogin, useLogins, useRemoveLogin } from './settings.api.ts'

type Login = LoginList['logins'][number]
const ownLabels = new Map([
  ['email', texts.email],
  ['passkey', texts.passkey],
])

type Props = {
  providers: PublicConfig['providers']
  /** Whether the server sends e-mail. */
  hasEmail: boolean
  /** The account's own address. */
  email: string
  signInAgain: ReactNode
}

/** The logins that open this account: linked and removed here, never the last one. */
export function LoginsCard({ providers, hasEmail, email, signInAgain }: Props) {
  const { data, error, refetch } = useLogins()
  const link = useLinkLogin()
  const removal = useRemoveLogin()
  const passkey = useAddPasskey()
  const [isAddingEmail, setIsAddingEmail] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const isBusy = link.isPending || removal.isPending || passkey.isPending
  const labelOf = (provider: string) =>
    providers.find(({ id }) => id === provider)?.label ?? ownLabels.get(provider) ?? provider

  const tellFailure = (failure: Error) => {
    if (!wantsFreshSignIn(failure))
      showToast({ title: texts.failed, description: sentenceOf(failure), destructive: true })
  }
  function add(provider: PublicConfig['providers'][number]['id']) {
    if (!isBusy) link.mutate(provider, { onError: tellFailure })
  }
  function addPasskey() {
    if (isBusy) return
    passkey.mutate(undefined, {
      onSuccess: () => showToast({ title: texts.linkedPasskey, description: texts.passkeyText }),
      onError: (failure) => {
        if (isPasskeyKnown(failure)) showToast({ title: texts.passkeyKnown, description: texts.passkeyKnownText })
        else if (!isDismissed(failure)) tellFailure(failure)
      },
    })
  }
  /** The form goes with its focus once the address is added, or when it is closed. */
  function closeEmail() {
    setIsAddingEmail(false)
    list.current?.focus()
  }
  function remove({ id }: Login) {
    if (isBusy) return
    const onSuccess = () => {
      showToast({ title: texts.removed, description: texts.removedText })
      // The button that was pressed goes with its line.
      list.current?.focus()
    }
    removal.mutate(id, { onSuccess, onError: tellFailure })
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      {data ? (
        <>
          <ul ref={list} tabIndex={-1} aria-label={texts.title} className="outline-none">
            {data.logins.map((login) => (
              <Line
                key={login.id}
                login={login}
                label={labelOf(login.provider)}
                accountEmail={email}
                isBusy={isBusy}
                onRemove={data.logins.length > 1 ? () => remove(login) : null}
              />
            ))}
          </ul>
          {data.logins.length === 1 && <p className="mt-2 text-s text-ink-soft">{texts.only}</p>}
          <div className="mt-4 grid gap-3 sm:grid-cols-2">
            {providers.map(({ id, label }) => (
              <Button key={id} look="quiet" aria-disabled={isBusy} onClick={() => add(id)}>
                {texts.add(label)}
              </Button>
            ))}
            {knowsPasskeys() && (
              <Button look="quiet" aria-disabled={isBusy} onClick={addPasskey}>
                {texts.addPasskey}
              </Button>
            )}
            {hasEmail && !isAddingEmail && (
              <Button look="quiet" onClick={() => setIsAddingEmail(true)}>
                {texts.addEmail}
              </Button>
            )}
          </div>
          {isAddingEmail && <AddEmail signInAgain={signInAgain} onClose={closeEmail} />}
          {[link.error, removal.error, passkey.error].some(wantsFreshSignIn) && (
            <FreshSignIn signInAgain={signInAgain} />
          )}
        </>
      ) : error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : (
        <p role="status" className="grid min-h-24 animate-breathe items-center text-s text-ink-soft">
          {actions.loading}
        </p>
      )}
    </Card>
  )
}

type LineProps = {
  login: Login
  label: string
  accountEmail: string
  isBusy: boolean
  /** Null for the only login. */
  onRemove: (() => void) | null
}

function Line({ login, label, accountEmail, isBusy, onRemove }: LineProps) {
  const { email, device } = login
  const detail = email ?? (device && sessions.device(device.browser, device.system))
  const name = detail === null ? label : `${label} · ${detail}`
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-s first:border-t-0">
      <p className="min-w-0">
        <span className="block font-semibold break-words">{name}</span>
        <span className="text-ink-soft tabular-nums">{texts.since(formatMoment(login.linkedAt))}</span>
        {login.isEmailElsewhere && email !== null && (
          <span className="mt-1 block text-ink-soft">{texts.elsewhere(email, accountEmail)}</span>
        )}
      </p>
      {onRemove && (
        <Button look="plain" aria-label={texts.removeOf(name)} aria-disabled={isBusy} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </li>
  )
}
