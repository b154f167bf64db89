import { useMutation } from '@tanstack/react-query'
import { routes } from '@numeria/contract'
import { call, send } from '../../lib/api.ts'
import { enter } from './login-return.ts'
import type { Intent } from './login-outcome.ts'

/** Has an e-mail with a link and a code sent. */
export const useAskForCode = () =>
  useMutation({ mutationFn: async (email: string) => void (await send(routes.emailLogin, { body: { email } })) })

/** Signs in with the code, or the secret of the link, and leads on. The new page asks anew for everything. */
export function useConfirmEmail(intent: Intent) {
  return useMutation({
    mutationFn: (proof: { email: string; code: string }) => call(routes.confirmEmailLogin, proof),
    onSuccess: ({ token }) => enter(intent, token),
  })
}
