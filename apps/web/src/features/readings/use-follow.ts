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
    let height = box.scrollHeight
    const grown = new ResizeObserver(() => {
      const hasShrunk = box.scrollHeight < height
      height = box.scrollHeight
      if (isFollowing.current) toEnd()
      else rest(hasShrunk)
    })
    const isNearEnd = () => box.scrollHeight - box.clientHeight - box.scrollTop < nearPx
    const rest = (mayFollow: boolean) => {
      if (mayFollow && isNearEnd()) isFollowing.current = true
      setIsAway(!isFollowing.current && !isNearEnd())
    }
    // Whoever unfolds something reads there, and goes on following when it is folded again.
    const unfolded = ({ target }: MouseEvent) => {
      const isUnfolding = target instanceof Element && target.closest('summary, [aria-expanded="false"][aria-controls]')
      if (isUnfolding) isFollowing.current = false
    }
    let top = box.scrollTop
    const scrolled = () => {
      // What grows below is not the reader's doing: only going up lets go.
      const hasGoneUp = box.scrollTop < top
      top = box.scrollTop
      if (isNearEnd()) isFollowing.current = true
      else if (hasGoneUp) isFollowing.current = false
      setIsAway(!isFollowing.current)
    }
    toEnd()
    grown.observe(content.current!)
    grown.observe(box)
    box.addEventListener('scroll', scrolled, { passive: true })
    box.addEventListener('click', unfolded, { capture: true })
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', scrolled)
      box.removeEventListener('click', unfolded, { capture: true })
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
