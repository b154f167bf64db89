/** Fetches a value by its key once, as a stable promise for React's `use`. Null after a failure; the next call tries again. */
export function keptOnce<Key, Value>(fetch: (key: Key) => Promise<Value>): (key: Key) => Promise<Value | null> {
  const fetched = new Map<Key, Promise<Value | null>>()
  return (key) => {
    const known = fetched.get(key)
    if (known) return known
    const value = fetch(key).catch(() => {
      fetched.delete(key)
      return null
    })
    fetched.set(key, value)
    return value
  }
}
