/** Lets the service worker in once the page has nothing else to do: it is for the next visit. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    // A browser that refuses (a private window, a full disk) shows its own page when the network is gone.
    void navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined)
  // Registers late: the page's own requests go first.
  const wait = () => setTimeout(register, 3_000)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait)
}
