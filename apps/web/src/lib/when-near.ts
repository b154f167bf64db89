/** Resolves once an element is within a window's height of being seen. */
export function whenNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
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

/** Resolves once the address has fields in its fragment (`#name=…`), which a mere place on the page has not. */
export function whenFragmentHasFields(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!window.location.hash.includes('=')) return
      window.removeEventListener('hashchange', look)
      resolve()
    }
    window.addEventListener('hashchange', look)
    look()
  })
}

const stirs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Resolves once the person does anything at all. */
export async function whenStirred(): Promise<void> {
  const over = new AbortController()
  await new Promise<void>((resolve) => {
    for (const stir of stirs) window.addEventListener(stir, () => resolve(), { signal: over.signal, passive: true })
  })
  over.abort()
}

/** As `whenNear`, but not before the person does anything at all: what loads then cannot keep the page from being there first. */
export async function whenNearAndStirred(element: Element): Promise<void> {
  await whenStirred()
  await whenNear(element)
}
