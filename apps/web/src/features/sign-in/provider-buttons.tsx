import { useEffect, useEffectEvent, useState } from 'react'
import { signIn } from '#messages/sign-in'
import { buttonClass } from '../../ui/button.tsx'
import type { Intent } from './login-outcome.ts'
import { Failed } from '../../ui/failed.tsx'
import { knowsPasskeys } from '../../lib/knows-passkeys.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { presumed, useProviderLinks, type ProviderIntent } from './provider-links.tsx'

const first = buttonClass('primary', 'min-h-12 min-w-60 px-7')
const further = buttonClass('quiet', 'min-h-12 min-w-60')

type Props = ProviderIntent & {
  /** A login by e-mail whose code is to be typed. */
  begun?: { email: string; why: string } | undefined
}

/** Every login that works here, as wide as their column. Room for those that are not known yet is kept, so that nothing moves when they are. */
export function ProviderButtons({ begun, ...wanted }: Props) {
  const { config, isError, refetch, isHydrated, intent, providers, notHere, link } = useProviderLinks(wanted)
  if (isError) return <Failed onRetry={refetch}>{signIn.impossible}</Failed>
  const [main, ...others] = providers
  return (
    <div className="grid w-full gap-3">
      {main && link(main, first)}
      {!main && !config && (
        <>
          <WaitingButton />
          <noscript>{link(presumed, first)}</noscript>
        </>
      )}
      {notHere}
      <div className="grid min-h-57 content-start gap-3">
        {others.map((provider) => link(provider, further))}
        {isHydrated && knowsPasskeys() && <PasskeyWay intent={intent} />}
        {config?.emailLogin && <EmailWay intent={intent} begun={begun} />}
      </div>
    </div>
  )
}

const passkeyButton = lazyPart(async () => (await import('./passkey-way.tsx')).PasskeyWay)

/** Offers a passkey where the browser knows them. Room for the button is kept until its code is there. */
function PasskeyWay({ intent }: { intent: Intent }) {
  const [Ready, fetchIt] = passkeyButton.usePart()
  const fetchAtFirst = useEffectEvent(() => void fetchIt())
  useEffect(() => fetchAtFirst(), [])
  return Ready ? <Ready intent={intent} /> : <span className="min-h-12" />
}

const emailForm = lazyPart(async () => (await import('./email-login.tsx')).EmailLogin)

/** Opens the form of a login by e-mail. Its code is loaded on demand, because the landing page seldom needs it. */
function EmailWay({ intent, begun }: { intent: Intent; begun: Props['begun'] }) {
  const [Form, fetchForm] = emailForm.usePart()
  const [isOpen, setOpen] = useState(begun !== undefined)
  const [hasFailed, setHasFailed] = useState(false)

  const fetchIt = () => void fetchForm().then((isThere) => setHasFailed(!isThere))
  const fetchAtFirst = useEffectEvent(() => {
    if (isOpen) fetchIt()
  })
  useEffect(() => {
    fetchAtFirst()
  }, [])

  if (isOpen && Form) return <Form intent={intent} begun={begun} />
  if (hasFailed) return <Failed onRetry={fetchIt}>{signIn.impossible}</Failed>
  return (
    <button
      type="button"
      className={further}
      aria-busy={isOpen}
      onClick={() => {
        setOpen(true)
        fetchIt()
      }}
    >
      {signIn.email.open}
    </button>
  )
}

/** Keeps the room of the first button until the providers are known. */
function WaitingButton() {
  return (
    <span aria-hidden="true" className={`${first} scripting-only opacity-70`}>
      <span className="animate-breathe">{signIn.continue}</span>
    </span>
  )
}
