import { useMutation } from '@tanstack/react-query'
import { routes } from '@numeria/contract'
import { call } from '../../lib/api.ts'
import { provePasskey } from '../../lib/passkeys.ts'
import { enter } from './arrival.ts'
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
