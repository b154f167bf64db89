import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the person asked for less motion. */
export const isCalm = () => window.matchMedia(query).matches
export const useCalm = () => useSyncExternalStore(subscribe, isCalm, () => false)
