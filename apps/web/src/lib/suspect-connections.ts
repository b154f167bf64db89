/** After a sleep of this length, a connection may be closed at the other end. */
const longSleepMs = 10_000

const open = new Set<AbortController>()
let hiddenSince: number | null = null

function tearAll() {
  for (const controller of open) controller.abort()
}

if (typeof window !== 'undefined') {
  window.addEventListener('online', tearAll)
  document.addEventListener('visibilitychange', () => {
    const slept = hiddenSince === null ? 0 : Date.now() - hiddenSince
    hiddenSince = document.visibilityState === 'hidden' ? Date.now() : null
    if (slept > longSleepMs) tearAll()
  })
}

/**
 * Runs `connect` with a signal that tears its connection when it may be dead without a sign: after a change of networks, or after a long sleep of
 * the page. For connections that can be taken up again where they were.
 */
export async function* whileTrusted<Item>(
  connect: (signal: AbortSignal) => AsyncIterable<Item>,
): AsyncGenerator<Item, void> {
  const controller = new AbortController()
  open.add(controller)
  try {
    yield* connect(controller.signal)
  } finally {
    open.delete(controller)
  }
}
