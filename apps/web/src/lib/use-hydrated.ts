import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while prerendered HTML is being taken over, true ever after. Late parts of a page may hydrate when answers have
 * already come; they must first draw what the HTML shows.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
