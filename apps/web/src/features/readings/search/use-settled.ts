import { useEffect, useState } from 'react'

/** A value once it has not changed for so long. An empty text holds at once. */
export function useSettled(value: string, afterMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const wait = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(wait)
  }, [value, afterMs])
  return value === '' ? '' : settled
}
