import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation } from '../../lib/router.tsx'
import { routes } from '@numeria/contract'
import { login } from '#messages/login'
import { emailInUse, loginFailures } from '#messages/login-failures'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { keys, local } from '../../lib/storage.ts'
import { proposeName } from '../../lib/typed-person.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { MoonFace } from '../../ui/moon-face.tsx'
import { showToast } from '../../ui/toast.ts'
import { profileKey, profileQuery, useAccount } from '../accounts/accounts.api.ts'
import { begunFor, destinationOf, forgetIntent, isNewLoginReturn, useLoginReturn } from './login-return.ts'
import { useConfirmEmail } from './email-login.api.ts'
import { readLoginOutcome, toReason, type LoginOutcome } from './login-outcome.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { Teaser } from './teaser.tsx'

function sayLoginFailed(reason: string | undefined, opensWith?: string) {
  const known = toReason(reason)
  const description = known === 'email_in_use' && opensWith ? emailInUse(opensWith) : loginFailures[known]
  showToast({ title: login.failed, description, destructive: true })
}

/** Signs a person in, or, when they come back from a provider, finishes the login and leads on. */
export function LoginScreen() {
  const account = useAccount()
  const loginReturn = useLoginReturn()
  // The address says where to, and the prerendered HTML does not know it.
  const isIntentKnown = useHydrated()
  const { search } = useLocation()
  // A link inside the app says where to in the address; what a provider brought along was taken out of it.
  const told = search === '' ? loginReturn : readLoginOutcome(search)
  // A login that failed is begun anew for what it was begun for.
  const intent = told.kind === 'visit' ? told : begunFor(told)
  const confirm = useConfirmEmail(intent)
  const begun =
    loginReturn.kind === 'email' && confirm.isError
      ? { email: loginReturn.email, why: sentenceOf(confirm.error) }
      : undefined
  const isSigningIn = useFinishLogin(loginReturn, confirm.mutate) || confirm.isPending || confirm.isSuccess

  const isLeaving = account.state === 'signed-in'
  useEffect(() => {
    if (isLeaving) forgetIntent()
  }, [isLeaving])
  if (isLeaving) return <Navigate to={destinationOf(intent)} replace />

  return (
    <div className="mx-auto grid w-full max-w-form justify-items-center gap-6 py-6 sm:py-10">
      <MoonFace className={`size-28 ${isSigningIn ? 'animate-breathe' : ''}`} />
      <h1 className="text-center text-2xl">{isSigningIn ? login.signingIn : login.welcome}</h1>
      {!isSigningIn && (
        <>
          {told.kind === 'failure' && told.opensWith && (
            <p className="rounded-m border border-brass-line p-4 text-s">{emailInUse(told.opensWith)}</p>
          )}
          <Teaser />
          <ProviderButtons
            destination={intent.destination}
            purchase={intent.purchase}
            reading={intent.reading}
            begun={begun}
            isIntentKnown={isIntentKnown}
          />
          <p className="text-center text-s text-balance text-ink-soft">{login.isAi}</p>
        </>
      )}
    </div>
  )
}

/** Stores the bearer token of the session. @returns why there is none, or null, and the name to propose for the profile */
async function activateToken(token: string): Promise<{ refusal: unknown; proposedName?: string | undefined }> {
  try {
    const session = await call(routes.activate, { token })
    local.set(keys.authToken, session.token)
    return { refusal: null, proposedName: session.proposedName }
  } catch (error) {
    return { refusal: error }
  }
}

/** Turns a fresh token into a session, or says why that failed. Returns whether it is at it. */
function useFinishLogin(loginReturn: LoginOutcome, confirm: (proof: { email: string; code: string }) => void): boolean {
  const queryClient = useQueryClient()
  const { mutate: activate, isPending } = useMutation({
    mutationFn: async (token: string) => {
      const { refusal, proposedName } = await activateToken(token)
      // Requests from before the session are outdated.
      await queryClient.cancelQueries({ queryKey: profileKey })
      const reply = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
      // The answer to an activation may have been lost: then the cookie is a session already.
      if (refusal !== null && !reply.isAuthenticated) throw refusal
      if (proposedName !== undefined && reply.user?.fullName === null) proposeName(proposedName)
      return reply
    },
    onSuccess: ({ isAuthenticated }) => {
      if (!isAuthenticated) sayLoginFailed('invalid_token')
    },
    onError: (error) => sayLoginFailed(error instanceof ApiError && error.status === 401 ? error.code : 'api_error'),
  })
  useEffect(() => {
    if (loginReturn.kind === 'visit' || !isNewLoginReturn()) return
    if (loginReturn.kind === 'failure') sayLoginFailed(loginReturn.reason, loginReturn.opensWith)
    else if (loginReturn.kind === 'email') confirm({ email: loginReturn.email, code: loginReturn.code })
    else activate(loginReturn.token)
  }, [loginReturn, activate, confirm])
  return isPending
}
