import { useSyncExternalStore } from 'react'

const query = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void) {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether the person asked for less motion. */
export const prefersReducedMotion = () => window.matchMedia(query).matches
export const useReducedMotion = () => useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
