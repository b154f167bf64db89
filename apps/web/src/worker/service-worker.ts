/// <reference lib="webworker" />

/*
 * Shows the numbers of the day as a notification, and the offline page where a page should be and the network is gone. It keeps that page, its style sheet and its fonts, and nothing else: no
 * answer of the API, no page of a person. The build puts in what is kept. To take it back, serve in its place one that unregisters itself: browsers
 * ask for it anew with each visit.
 */

const worker = self as unknown as ServiceWorkerGlobalScope
const kept = 'KEPT' as unknown as string[]
const cacheName = 'numeria-' + 'VERSION'
const offlinePages = kept.filter((address) => address.endsWith('/offline'))

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      // Past the browser's own cache, which may hold the offline page of an earlier version.
      .then((cache) =>
        cache.addAll(kept.map((address) => new Request(address, { cache: 'reload', credentials: 'omit' }))),
      )
      .then(() => worker.skipWaiting()),
  )
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      // Without navigation preload: it would ask twice for each navigation that is left to the browser, and a login's code counts only once.
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, searchParams } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    // The numbers of a person who logged out are not shown here any more. The push service says so to the server.
    if (pathname.endsWith('/logout')) event.waitUntil(unsubscribe())
    // Referral links need a real navigation: a worker's request would not count as a click.
    if (searchParams.has('ref')) return
    event.respondWith(fetch(request).catch(() => keptPage(pathname)))
    return
  }
  if (kept.includes(pathname) && pathname.startsWith('/assets/'))
    event.respondWith(caches.match(pathname).then((answer) => answer ?? fetch(request)))
})

async function keptPage(pathname: string): Promise<Response> {
  const pageIn = (language: string | undefined) => offlinePages.find((page) => page === `/${language}/offline`)
  const page = pageIn(pathname.split('/')[1]) ?? pageIn(await chosenLanguage()) ?? '/offline'
  return (await caches.match(page)) ?? Response.error()
}

/** The user's chosen language, where workers can read cookies; otherwise the browser's language. */
async function chosenLanguage(): Promise<string> {
  const store = (worker as unknown as { cookieStore?: { get(name: string): Promise<{ value: string } | null> } })
    .cookieStore
  return (await store?.get('language'))?.value ?? worker.navigator.language.slice(0, 2)
}

async function unsubscribe(): Promise<void> {
  await (await worker.registration.pushManager.getSubscription())?.unsubscribe()
}

/** The daily message from the server to a device that asked for it. */
type DayNotification = { title: string; body: string; lang: string }

worker.addEventListener('push', (event) => {
  if (!event.data) return
  const { title, body, lang } = event.data.json() as DayNotification
  // With one tag, the notification of a day takes the place of the one before.
  event.waitUntil(worker.registration.showNotification(title, { body, lang, tag: 'today', icon: '/icon-192.png' }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openToday())
})

async function openToday(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' })
  const open = pages.find(({ url }) => new URL(url).pathname === '/today')
  await (open ? open.focus() : worker.clients.openWindow('/today'))
}
