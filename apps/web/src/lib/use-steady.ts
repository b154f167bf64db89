import { useCallback, useLayoutEffect, useRef } from 'react'

/** A listener that stays the same function while what it does changes with every render: for what is dear to draw again. */
export function useSteady<Parameters extends unknown[]>(
  listener: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const newest = useRef(listener)
  useLayoutEffect(() => {
    newest.current = listener
  })
  return useCallback((...parameters: Parameters) => newest.current(...parameters), [])
}
