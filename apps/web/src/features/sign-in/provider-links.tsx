import { useEffect, useState, type ReactNode } from 'react'
import { signIn } from '#messages/sign-in'
import { buttonClass } from '../../ui/button.tsx'
import { rememberIntent } from './login-return.ts'
import type { Intent } from './login-outcome.ts'
import { loginAddress, useConfig } from './sign-in.api.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** In-app browsers of Instagram, Facebook, TikTok and LinkedIn. */
const inAppBrowsers = /\b(Instagram|FBAN|FBAV|FB_IAB|musical_ly|BytedanceWebview|TikTok|LinkedInApp)\b/
/** Google refuses to sign users in there. Apple's page needs windows and cookies that they do not reliably give. */
const notInApps = new Set(['google', 'apple'])

/** Offered until the server has said which providers it has: a link that works before any script. The server leads on where it has no Google. */
export const presumed = { id: 'google', label: 'Google' } as const

type Provider = { id: string; label: string }
export type ProviderIntent = Partial<Intent> & {
  /** False while it is not known where the login is to lead: then no link is right yet. */
  isIntentKnown?: boolean
}

/** One plain link for each provider that the server can use: the rest of a login happens between servers. */
export function useProviderLinks({
  destination = '/chat',
  purchase = null,
  reading = null,
  isIntentKnown = true,
}: ProviderIntent) {
  const { data: config, isError, refetch } = useConfig()
  const isHydrated = useHydrated()
  const [connecting, setConnecting] = useState<string | null>(null)
  const intent = { destination, purchase, reading }

  useEffect(() => {
    // A browser that comes back with its Back button may show this page as it was left.
    const comeBack = () => setConnecting(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const known: readonly Provider[] = config?.providers ?? (isIntentKnown ? [presumed] : [])
  const isInApp = isHydrated && inAppBrowsers.test(navigator.userAgent)
  const refused = known.filter(({ id }) => isInApp && notInApps.has(id))

  function link({ id, label }: Provider, className: string): ReactNode {
    const isApple = id === 'apple'
    return (
      <a
        key={id}
        href={loginAddress(id, destination, purchase)}
        aria-disabled={connecting !== null}
        className={isApple ? buttonClass('apple', 'min-h-12 min-w-60') : className}
        onClick={(event) => {
          if (connecting !== null) return event.preventDefault()
          // In another tab or window, this page stays as it is.
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          rememberIntent(intent)
          setConnecting(id)
        }}
      >
        {connecting === id ? signIn.connecting : isApple ? signIn.withApple : signIn.continueWith(label)}
      </a>
    )
  }

  return {
    config,
    isError,
    refetch,
    isHydrated,
    intent,
    providers: known.filter((provider) => !refused.includes(provider)),
    /** In place of the buttons that do not work in this browser. */
    notHere: refused.length > 0 && (
      <p className="text-s text-balance">{signIn.notHere(refused.map(({ label }) => label).join(signIn.or))}</p>
    ),
    link,
  }
}
