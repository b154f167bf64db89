/**
 * Resolves once the element with this id is within a window's height of being seen; at once where there is no such element yet, or
 * nobody who sees (while prerendering).
 */
export function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const element = typeof document === 'undefined' ? null : document.getElementById(id)
    if (element === null) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        resolve()
      },
      { rootMargin: '100%' },
    )
    observer.observe(element)
  })
}
