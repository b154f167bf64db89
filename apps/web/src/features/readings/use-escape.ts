import { useEffect, useEffectEvent } from 'react'

/** Calls `onEscape` when Escape is pressed anywhere on the page, for as long as the component stands. */
export function useEscape(onEscape: () => void): void {
  const press = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onEscape())
  useEffect(() => {
    const over = new AbortController()
    document.addEventListener('keydown', (event) => void press(event), { signal: over.signal })
    return () => over.abort()
  }, [])
}
