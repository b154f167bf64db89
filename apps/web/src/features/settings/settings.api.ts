import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  at,
  routes,
  type Currency,
  type LinkLoginRequest,
  type DeleteAccountRequest,
  type LeavingOverview,
} from '@numeria/contract'
import { download as texts } from '#messages/settings'
import { call, send } from '../../lib/api.ts'
import { todayDate } from '../../lib/dates.ts'
import { createPasskey } from '../../lib/passkeys.ts'
import { keys, local } from '../../lib/storage.ts'
import { patchUser, profileKey } from '../accounts/accounts.api.ts'
import { download } from '../referrals/download.ts'

const sessionsKey = [routes.sessions.path] as const

export function useSessions() {
  return useQuery({ queryKey: sessionsKey, queryFn: () => call(routes.sessions), staleTime: 0 })
}

/** Ends one session by its id, or all but this one. The list is asked for again, also after a failure: it may have been old. */
export function useEndSessions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (which: { id: string } | 'others') => {
      await send(which === 'others' ? routes.endOtherSessions : at(routes.endSession, { sessionId: which.id }))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  })
}

const loginsKey = [routes.logins.path] as const

/** The logins that open this account. */
export function useLogins() {
  return useQuery({ queryKey: loginsKey, queryFn: () => call(routes.logins), staleTime: 0 })
}

/** Goes to the provider, which leads back to this page with a login that is linked. */
export function useLinkLogin() {
  return useMutation({
    mutationFn: (provider: LinkLoginRequest['provider']) => call(routes.linkLogin, { provider }),
    onSuccess: ({ url }) => window.location.assign(url),
  })
}

/** Has a code sent to an address that is to open this account. */
export const useAskToAddEmail = () =>
  useMutation({ mutationFn: async (email: string) => void (await send(routes.addEmailLogin, { body: { email } })) })

/** Adds the address with the code of the e-mail. */
export function useAddEmail(onAdded: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (proof: { email: string; code: string }) =>
      void (await send(routes.confirmAddedEmail, { body: proof })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: loginsKey })
      onAdded()
    },
  })
}

/** Has this device make a passkey, which opens this account from then on. */
export function useAddPasskey() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const passkey = await createPasskey(await call(routes.addPasskeyOptions))
      await send(routes.addPasskey, { body: passkey })
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: loginsKey }),
  })
}

/** Removes one login, which ends the other sessions. What that changes is asked for again, also after a failure. */
export function useRemoveLogin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (loginId: string) => send(at(routes.removeLogin, { loginId })),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: loginsKey })
      await queryClient.invalidateQueries({ queryKey: sessionsKey })
      await queryClient.invalidateQueries({ queryKey: profileKey })
    },
  })
}

/** Saves the currency with the person, and in this browser for when they are signed out. */
export function useSaveCurrency() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (currency: Currency) => call(routes.savePreferences, { currency }),
    onSuccess: (_, currency) => {
      local.set(keys.currency, currency)
      patchUser(queryClient, () => ({ currency, gotCurrency: true }))
    },
  })
}

export type DataFormat = 'html' | 'zip' | 'json'
const types = { html: 'text/html', zip: 'application/zip', json: 'application/json' } as const

/** Fetches everything that is held about the person, and hands it to the browser as a file. */
export async function downloadData(format: DataFormat): Promise<void> {
  const response = await send({ ...routes.userData, path: `${routes.userData.path}?format=${format}` })
  download(texts.fileName(todayDate(), format), types[format], await response.blob())
}

/** Data that deleting the account erases. Refetched at each opening. */
export function useLeaving() {
  return useQuery<LeavingOverview>({
    queryKey: [routes.leaving.path],
    queryFn: () => call(routes.leaving),
    staleTime: 0,
    gcTime: 0,
  })
}

export async function deleteAccount(request: DeleteAccountRequest): Promise<void> {
  await send(routes.deleteAccount, { body: request })
}
