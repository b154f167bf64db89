import { useLayoutEffect, useRef, useState } from 'react'
import { isCalm } from '../../lib/use-calm.ts'

/** How near to the end, in px, still counts as being there. */
const nearPx = 80

/**
 * Keeps a scrolling element at its end while the reader is there, and leaves it alone once they scroll up.
 * Attach `container` to the element that scrolls and `content` to what grows inside it. Until there is something to
 * follow (`isBegun`), the reader starts at the top.
 */
export function useFollow(isBegun: boolean) {
  const container = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isFollowing = useRef(true)
  const [isAway, setIsAway] = useState(false)

  useLayoutEffect(() => {
    if (!isBegun) return
    const box = container.current!
    const toEnd = () => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' })
    const grown = new ResizeObserver(() => isFollowing.current && toEnd())
    let top = box.scrollTop
    const scrolled = () => {
      // What grows below is not the reader's doing: only going up lets go.
      const hasGoneUp = box.scrollTop < top
      top = box.scrollTop
      if (box.scrollHeight - box.clientHeight - top < nearPx) isFollowing.current = true
      else if (hasGoneUp) isFollowing.current = false
      setIsAway(!isFollowing.current)
    }
    toEnd()
    grown.observe(content.current!)
    grown.observe(box)
    box.addEventListener('scroll', scrolled, { passive: true })
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', scrolled)
    }
  }, [isBegun])

  function jumpToLatest() {
    isFollowing.current = true
    setIsAway(false)
    const box = container.current!
    box.scrollTo({ top: box.scrollHeight, behavior: isCalm() ? 'instant' : 'smooth' })
  }

  return { container, content, isAway, jumpToLatest }
}
