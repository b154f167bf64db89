import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { signIn } from '#messages/sign-in'
import { buttonClass } from '../../ui/button.tsx'
import { rememberIntent } from './arrival.ts'
import type { Intent } from './login-outcome.ts'
import { loginAddress, useConfig } from './sign-in.api.ts'
import { Failed } from '../../ui/failed.tsx'
import { Link } from '../../lib/router.tsx'
import { knowsPasskeys } from '../../lib/knows-passkeys.ts'
import { latePart } from '../../lib/late-part.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../lib/paths.ts'

/** In-app browsers of Instagram, Facebook, TikTok and LinkedIn. Google refuses to sign users in there. */
const inAppBrowsers = /\b(Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|LinkedInApp)\b/

/** In a row it stands beside what the page is about, which has the main button. */
const firstClass = {
  row: buttonClass('quiet', 'min-h-12 min-w-60 px-7'),
  column: buttonClass('primary', 'min-h-12 min-w-60 px-7'),
}

/** Offered until the server has said which providers it has: a link that works before any script. The server leads on where it has no Google. */
const presumed = [{ id: 'google', label: 'Google' }]

type Props = Partial<Intent> & {
  /** The first as wide as its column, or in a row with `beside`. */
  layout: 'column' | 'row'
  beside?: ReactNode
  /** A login by e-mail whose code is to be typed. */
  begun?: { email: string; why: string } | undefined
  /** False while it is not known where the login is to lead: then no link is right yet. */
  isIntentKnown?: boolean
}

/**
 * One link for each provider that the server can use. They are plain links: the rest of a login happens between servers.
 * The first is the button; room for the others is kept under it, so that nothing moves when they are known.
 */
export function ProviderButtons({
  destination = '/chat',
  purchase = null,
  reading = null,
  layout,
  beside,
  begun,
  isIntentKnown = true,
}: Props) {
  const { data: config, isError, refetch } = useConfig()
  const isHydrated = useHydrated()
  const [connecting, setConnecting] = useState<string | null>(null)

  useEffect(() => {
    // A browser that comes back with its Back button may show this page as it was left.
    const comeBack = () => setConnecting(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  if (isError) {
    return <Failed onRetry={refetch}>{signIn.impossible}</Failed>
  }
  const rows = layout === 'row' ? 'flex flex-wrap gap-3 max-md:flex-col max-md:items-center' : 'grid gap-3'
  const isInApp = isHydrated && inAppBrowsers.test(navigator.userAgent)
  const known = config?.providers ?? (isIntentKnown ? presumed : [])
  const [first, ...others] = known.filter(({ id }) => !(isInApp && id === 'google'))

  function link({ id, label }: { id: string; label: string }, className: string) {
    return (
      <a
        key={id}
        href={loginAddress(id, destination, purchase)}
        aria-disabled={connecting !== null}
        className={className}
        onClick={(event) => {
          if (connecting !== null) return event.preventDefault()
          // In another tab or window, this page stays as it is.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          rememberIntent({ destination, purchase, reading })
          setConnecting(id)
        }}
      >
        {connecting === id ? signIn.connecting : signIn.continueWith(label)}
      </a>
    )
  }

  return (
    <div className={`w-full ${rows}`}>
      <div className={rows}>
        {first && link(first, firstClass[layout])}
        {!first && !config && (
          <>
            <WaitingButton />
            <noscript>{link(presumed[0]!, firstClass[layout])}</noscript>
          </>
        )}
        {beside}
      </div>
      {isInApp && <p className="text-s text-balance">{signIn.googleNotHere}</p>}
      <div className={`w-full ${layout === 'row' ? 'min-h-12 max-md:min-h-27' : 'min-h-42'} ${rows}`}>
        {others.map((provider) =>
          link(
            provider,
            // Without an outline its words stand on the line that the rest stands on.
            layout === 'row'
              ? buttonClass('plain', 'min-h-12 min-w-60 md:-ml-5 md:min-w-0')
              : buttonClass('quiet', 'min-h-12 min-w-60'),
          ),
        )}
        {layout === 'column' && isHydrated && knowsPasskeys() && (
          <PasskeyWay intent={{ destination, purchase, reading }} />
        )}
        {config?.emailLogin &&
          (layout === 'row' ? (
            <Link to={paths.login} className={buttonClass('plain', 'min-h-12 md:-ml-3')}>
              {signIn.email.open}
            </Link>
          ) : (
            <EmailWay intent={{ destination, purchase, reading }} begun={begun} />
          ))}
      </div>
    </div>
  )
}

const passkeyButton = latePart(async () => (await import('./passkey-way.tsx')).PasskeyWay)

/** Offers a passkey where the browser knows them. Room for the button is kept until its code is there. */
function PasskeyWay({ intent }: { intent: Intent }) {
  const [Ready, fetchIt] = passkeyButton.usePart()
  const fetchAtFirst = useEffectEvent(() => void fetchIt())
  useEffect(() => fetchAtFirst(), [])
  return Ready ? <Ready intent={intent} /> : <span className="min-h-12" />
}

const emailForm = latePart(async () => (await import('./email-login.tsx')).EmailLogin)

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
      className={buttonClass('quiet', 'min-h-12 min-w-60')}
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
    <span aria-hidden="true" className={`${firstClass.column} scripting-only opacity-70`}>
      <span className="animate-breathe">{signIn.continue}</span>
    </span>
  )
}
