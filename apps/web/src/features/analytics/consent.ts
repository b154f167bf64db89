import { useSyncExternalStore } from 'react'
import { keys, local } from '../../lib/storage.ts'

/** 'refused-by-browser': it says 'do not track' or 'do not share' for its person, who is then never asked. */
export type Consent = 'yes' | 'no' | 'unasked' | 'refused-by-browser'

const listeners = new Set<() => void>()

type Signals = { doNotTrack?: string | null; globalPrivacyControl?: boolean }

/** Whether a browser says no for its person: by the older signal, or by Global Privacy Control. */
export function isRefusedBy({ doNotTrack, globalPrivacyControl }: Signals): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** The visitor's answer to the analytics question. Anything but 'yes' is no. */
export function readConsent(): Consent {
  if (isRefusedBy(navigator)) return 'refused-by-browser'
  const kept = local.get(keys.analyticsConsent)
  return kept === 'yes' || kept === 'no' ? kept : 'unasked'
}

/** Keeps the answer in this browser. */
export function saveConsent(answer: 'yes' | 'no'): void {
  local.set(keys.analyticsConsent, answer)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === keys.analyticsConsent && listener()
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The answer as it is now, here or in another tab. */
export const useConsent = (): Consent => useSyncExternalStore(subscribe, readConsent)
