import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { routes } from '@numeria/contract'
import { call } from '../../lib/api.ts'
import { provePasskey, stopSuggesting, suggestPasskeys } from '../../lib/passkeys.ts'
import { knowsPasskeys } from '../../lib/knows-passkeys.ts'
import { enter } from './login-return.ts'
import type { Intent } from './login-outcome.ts'

/** Signs in with a passkey that the person chooses in the browser's dialog, and leads on. */
export const usePasskeySignIn = (intent: Intent) =>
  useMutation({
    mutationFn: async () => {
      const proof = await provePasskey(await call(routes.passkeyOptions))
      return call(routes.passkeySignIn, proof)
    },
    onSuccess: ({ token }) => enter(intent, token),
  })

/** Signs in with a passkey that the person chooses among the suggestions for the address, and leads on. */
export function usePasskeySuggestions(intent: Intent) {
  const signIn = useMutation({
    mutationFn: async () => {
      // Whatever keeps the browser from suggesting, the address can be typed.
      const proof = await suggestPasskeys(() => call(routes.passkeyOptions)).catch(() => null)
      return proof && call(routes.passkeySignIn, proof)
    },
    onSuccess: (session) => {
      if (session) enter(intent, session.token)
    },
  })
  const { mutate } = signIn
  useEffect(() => {
    if (!knowsPasskeys()) return
    mutate()
    return () => void stopSuggesting().catch(() => undefined)
  }, [mutate])
  return signIn
}
