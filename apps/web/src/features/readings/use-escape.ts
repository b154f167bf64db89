import { useEffect, useEffectEvent } from 'react'

/** Calls `onEscape` when Escape is pressed anywhere on the page, unless a dialog or a menu takes the key. */
export function useEscape(onEscape: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onEscape()
  })
  useEffect(() => {
    const over = new AbortController()
    document.addEventListener('keydown', press, { signal: over.signal })
    return () => over.abort()
  }, [])
}
