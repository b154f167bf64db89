import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { addOlder, fetchOlder } from './readings.api.ts'

/** Fetched this far, in px, before the reader gets there. */
const ahead = '800px'

/**
 * Fetches the pages before the oldest entry as the reader comes near it, and keeps what they read where it is.
 * `container` is what scrolls; attach `edge` to the element above the oldest entry, and `first` to that entry.
 */
export function useOlder(
  container: RefObject<HTMLElement | null>,
  conversationId: string | null,
  oldestId: string | undefined,
  hasOlder: boolean,
) {
  const queryClient = useQueryClient()
  const edge = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLLIElement>(null)
  const held = useRef<{ element: HTMLElement; top: number } | null>(null)
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready')

  async function load() {
    if (state === 'loading') return
    setState('loading')
    try {
      const page = await fetchOlder(queryClient, conversationId)
      const element = first.current
      held.current = element && { element, top: element.getBoundingClientRect().top }
      await addOlder(queryClient, conversationId, page)
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  useLayoutEffect(() => {
    if (!held.current || !container.current) return
    const { element, top } = held.current
    held.current = null
    container.current.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
  }, [container, oldestId])

  const comeNear = useEffectEvent(() => state === 'ready' && void load())
  useEffect(() => {
    if (!hasOlder) return
    const observer = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && comeNear(),
      {
        root: container.current,
        rootMargin: `${ahead} 0px 0px`,
      },
    )
    observer.observe(edge.current!)
    return () => observer.disconnect()
  }, [container, oldestId, hasOlder])

  return { edge, first, state, load }
}
