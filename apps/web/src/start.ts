// Begins a page that is there to be read. Its scripts stand in a <template>, where no browser fetches them: on a slow line they would take the
// place of the style and the fonts, which are what somebody who comes to read is waiting for.

import { keepEarlyWishes } from './lib/early-wishes.ts'

/** Long enough for any page that will still be painted. */
const patienceMs = 3_000

keepEarlyWishes()
void whenPainted().then(() => document.head.append(document.querySelector<HTMLTemplateElement>('#scripts')!.content))

/** Resolves once something of the page can be read; at once where the browser paints nothing now, or does not tell. */
function whenPainted(): Promise<void> {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes.includes('paint'))
    return Promise.resolve()
  return new Promise((resolve) => {
    setTimeout(resolve, patienceMs)
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve()
    }).observe({ type: 'paint', buffered: true })
  })
}
