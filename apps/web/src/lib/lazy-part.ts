import { useState, type ComponentType } from 'react'

/**
 * A part of the app whose code comes later. What cannot be fetched (the connection broke, a new version replaced the file) takes nothing else with
 * it, and is fetched anew when it is wanted again; `React.lazy` would keep the failure and throw it into the page.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const fetchPart = async (): Promise<ComponentType<Props>> => (loaded ??= await load())

  return {
    /** Fetches ahead of need. Whether it worked shows when the part is wanted. */
    prefetch: () => void fetchPart().catch(() => undefined),
    /** The part once it is there, and how to fetch it; the promise says whether that worked. */
    usePart(): [ComponentType<Props> | null, () => Promise<boolean>] {
      const [Part, setPart] = useState<ComponentType<Props> | null>(() => loaded)
      const fetchIt = (): Promise<boolean> =>
        fetchPart().then(
          (part) => {
            setPart(() => part)
            return true
          },
          () => false,
        )
      return [Part, fetchIt]
    },
  }
}
