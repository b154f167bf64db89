import { useEffect, useState } from 'react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { rememberIntent } from './arrival.ts'
import type { Destination } from './login-outcome.ts'
import { loginAddress, useConfig } from './sign-in.api.ts'

type Props = { destination?: Destination; purchase?: string | null; className?: string }

/** One link for each provider that the server can use. They are plain links: the rest of a login happens between servers. */
export function ProviderButtons({ destination = '/chat', purchase = null, className = '' }: Props) {
  const { data: config, isError, refetch } = useConfig()
  const [connecting, setConnecting] = useState<string | null>(null)

  useEffect(() => {
    // A browser that comes back with its Back button may show this page as it was left.
    const comeBack = () => setConnecting(null)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  if (isError) {
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-s">
        <p>Signing in is not possible right now.</p>
        <Button look="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    )
  }
  return (
    <div className={`grid gap-3 ${className}`}>
      {config ? (
        config.providers.map(({ id, label }) => (
          <a
            key={id}
            href={loginAddress(id, destination, purchase)}
            aria-disabled={connecting !== null}
            className={buttonClass('primary', 'min-h-12 px-7')}
            onClick={(event) => {
              if (connecting !== null) return event.preventDefault()
              rememberIntent(destination, purchase)
              setConnecting(id)
            }}
          >
            {connecting === id ? 'Connecting...' : `Continue with ${label}`}
          </a>
        ))
      ) : (
        <WaitingButton />
      )}
      <noscript>
        <a href={loginAddress('google', destination, purchase)} className={buttonClass('primary', 'min-h-12 px-7')}>
          Continue with Google
        </a>
      </noscript>
    </div>
  )
}

/** Keeps the room of the first button until the providers are known. */
function WaitingButton() {
  return (
    <span aria-hidden="true" className={buttonClass('primary', 'min-h-12 scripting-only px-7 opacity-70')}>
      <span className="animate-breathe">Continue</span>
    </span>
  )
}
