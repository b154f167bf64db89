import { useCallback, useLayoutEffect, useRef } from 'react'

/** A listener that stays the same function while its body changes with every render, so that a component that is expensive to render is not rendered again. */
export function useStableCallback<Parameters extends unknown[]>(
  listener: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const newest = useRef(listener)
  useLayoutEffect(() => {
    newest.current = listener
  })
  return useCallback((...parameters: Parameters) => newest.current(...parameters), [])
}
