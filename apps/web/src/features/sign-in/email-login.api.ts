import { useMutation } from '@tanstack/react-query'
import { routes } from '@numeria/contract'
import { call, send } from '../../lib/api.ts'
import { keys, local } from '../../lib/storage.ts'
import { destinationOf, forgetIntent, rememberIntent } from './arrival.ts'
import type { Intent } from './login-outcome.ts'

/** Has an e-mail with a link and a code sent. */
export const useAskForCode = () =>
  useMutation({ mutationFn: async (email: string) => void (await send(routes.emailLogin, { body: { email } })) })

/** Signs in with the code, or the secret of the link, and leads on. The new page asks anew for everything. */
export function useConfirmEmail(intent: Intent) {
  return useMutation({
    mutationFn: (proof: { email: string; code: string }) => call(routes.confirmEmailLogin, proof),
    onSuccess: ({ token }) => {
      local.set(keys.authToken, token)
      rememberIntent(intent)
      const destination = destinationOf(intent)
      forgetIntent()
      window.location.assign(destination)
    },
  })
}
