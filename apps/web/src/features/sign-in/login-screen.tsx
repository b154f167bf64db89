import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { ApiError } from '../../lib/api-error.ts'
import { MoonFace } from '../../ui/moon-face.tsx'
import { showToast } from '../../ui/toast.ts'
import { profileQuery, useAccount } from '../accounts/accounts.api.ts'
import { consumeArrival, forgetIntent } from './arrival.ts'
import { loginFailureText, toReason, type LoginOutcome } from './login-outcome.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { Teaser } from './teaser.tsx'

function sayLoginFailed(reason: string | undefined) {
  showToast({ title: 'Login Failed', description: loginFailureText(toReason(reason)), destructive: true })
}

/** Signs a person in, or, when they come back from a provider, finishes the login and leads on. */
export function LoginScreen() {
  const queryClient = useQueryClient()
  const account = useAccount()
  const [arrival, setArrival] = useState<LoginOutcome | null>(null)
  const [isSigningIn, setIsSigningIn] = useState(false)

  useEffect(() => {
    const arrived = consumeArrival()
    setArrival(arrived)
    if (arrived.kind === 'failure') sayLoginFailed(arrived.reason)
    if (arrived.kind !== 'success') return

    setIsSigningIn(true)
    // The first call that carries the token turns it into a session.
    queryClient
      .fetchQuery(profileQuery)
      .then(({ isAuthenticated }) => isAuthenticated || sayLoginFailed('invalid_token'))
      .catch((error: unknown) => sayLoginFailed(error instanceof ApiError && error.status === 401 ? error.code : 'api_error'))
      .finally(() => setIsSigningIn(false))
  }, [queryClient])

  const isLeaving = arrival !== null && account.state === 'signed-in'
  useEffect(() => {
    if (isLeaving) forgetIntent()
  }, [isLeaving])
  if (isLeaving) return <Navigate to={arrival.destination} replace />

  return (
    <div className="mx-auto grid w-full max-w-form justify-items-center gap-6 py-6 sm:py-10">
      <MoonFace className={`size-28 ${isSigningIn ? 'animate-breathe' : ''}`} />
      <h1 className="text-2xl">{isSigningIn ? 'Signing you in…' : 'Welcome to Numeria'}</h1>
      {!isSigningIn && (
        <>
          <Teaser />
          <ProviderButtons destination={arrival?.destination ?? '/chat'} purchase={arrival?.purchase ?? null} className="w-full" />
          <p className="text-center text-s text-ink-soft">Selene is an AI. Her readings are for reflection and entertainment.</p>
        </>
      )}
    </div>
  )
}
