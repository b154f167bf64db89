const maxMs = 10_000

/**
 * Waits before the next try of what a broken connection stopped: longer each time, but no longer than until the device is online again or
 * the person looks at the page.
 * @param failures how many tries have failed in a row, from 1
 */
export function whenWorthRetrying(failures: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const over = new AbortController()
  const wait = setTimeout(resolve, Math.min(maxMs, 250 * 2 ** failures))
  window.addEventListener('online', () => resolve(), { signal: over.signal })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && resolve(), {
    signal: over.signal,
  })
  return promise.finally(() => {
    clearTimeout(wait)
    over.abort()
  })
}
