// Starts a page for reading. Its scripts stand in a <template>, which browsers do not fetch from: on a slow line they would compete with the style
// sheet and the fonts, which the first paint needs.

import { recordEarlyInput } from './lib/input-replay.ts'

/** Long enough for any page that will still be painted. */
const timeoutMs = 3_000

recordEarlyInput()
void whenPainted().then(() => document.head.append(document.querySelector<HTMLTemplateElement>('#scripts')!.content))

/** Resolves after the first contentful paint; at once where the browser does not paint or report it. */
function whenPainted(): Promise<void> {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, timeoutMs)
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
