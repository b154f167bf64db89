import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { at, routes, type Profile } from '@numeria/contract'
import { call, send } from '../../lib/api.ts'
import { remindersKey } from './reminders.api.ts'
import { keptTone, zoneHere } from './today.api.ts'

/** State of notifications in this browser. `id` is that of its subscription, by which the server knows the device. */
type Here = { state: 'unsupported' | 'denied' } | { state: 'ready'; id: string | null }

export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'
}

const hereKey = ['notifications here'] as const

export const usePushHere = () =>
  useQuery({ queryKey: hereKey, queryFn: lookHere, refetchOnWindowFocus: 'always', staleTime: 0 })

async function lookHere(): Promise<Here> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return { state: 'unsupported' }
  if (Notification.permission === 'denied') return { state: 'denied' }
  const subscription = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()
  return { state: 'ready', id: subscription ? await idOf(subscription) : null }
}

/** Turns notifications on this device on and off. Rejects with `NotAllowed` where the person did not allow them. */
export function useSwitchPush(user: Profile, pushKey: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ isOn, hour }: { isOn: boolean; hour: number }) => (isOn ? turnOn(pushKey, hour) : turnOff()),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: hereKey })
      return queryClient.invalidateQueries({ queryKey: remindersKey(user) })
    },
  })
}

/** Ends the notifications of another device. One that is gone already is none to end. */
export function useStopDevice(user: Profile) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => send(at(routes.removeDevice, { id })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: remindersKey(user) }),
  })
}

async function turnOn(pushKey: string, hour: number): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed()
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  // A subscription for another key of the server takes nothing from this one.
  if (known && keyOf(known) !== pushKey) await known.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey })
  const { endpoint, keys } = subscription.toJSON() as { endpoint: string; keys: { p256dh: string; auth: string } }
  await call(routes.addDevice, { endpoint, keys, hour, tone: keptTone(), timeZone: zoneHere() })
}

async function turnOff(): Promise<void> {
  const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription()
  if (!subscription) return
  await send(at(routes.removeDevice, { id: await idOf(subscription) }))
  await subscription.unsubscribe()
}

const idOf = async ({ endpoint }: PushSubscription): Promise<string> =>
  base64url(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)))

const keyOf = ({ options: { applicationServerKey: key } }: PushSubscription): string | null => key && base64url(key)

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
