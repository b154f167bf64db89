import { useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '../../lib/use-reduced-motion.ts'

/** How near to the end, in px, still counts as being there. */
const nearPx = 80
/** Content below the last message (suggestions, packs) scrolls it up by at most this share of the height. */
const keptShare = 0.65

/** Where a reader who follows is: at the end, with enough of what was said last in sight. */
function endOf(box: HTMLElement, said: HTMLElement): number {
  const end = box.scrollHeight - box.clientHeight
  if (said.childElementCount === 0) return end
  const saidEnd = box.scrollTop + said.getBoundingClientRect().bottom - box.getBoundingClientRect().top
  return Math.max(0, Math.min(end, saidEnd - box.clientHeight * keptShare))
}

/**
 * Keeps a scrolling element at its end while the reader is there, and leaves it alone once they scroll up.
 * Attach `container` to the element that scrolls, `content` to what grows inside it, and `said` to the conversation itself. Until there is
 * something to follow (`isBegun`), the reader starts at the top. Sending a question (`sentAt`) scrolls to it.
 */
export function useFollow(isBegun: boolean, sentAt: string | null) {
  const container = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLOListElement>(null)
  const isFollowing = useRef(true)
  const [isAway, setIsAway] = useState(false)

  useLayoutEffect(() => {
    if (!isBegun) return
    const box = container.current!
    // Never back up: the reader may have gone on to what follows.
    const isNearEnd = () => endOf(box, said.current!) - box.scrollTop < nearPx
    let top = box.scrollTop
    const toEnd = () => {
      box.scrollTo({ top: Math.max(box.scrollTop, endOf(box, said.current!)), behavior: 'instant' })
      top = box.scrollTop
    }
    let height = box.scrollHeight
    const grown = new ResizeObserver(() => {
      const hasShrunk = box.scrollHeight < height
      height = box.scrollHeight
      if (isFollowing.current) return toEnd()
      if (hasShrunk && isNearEnd()) isFollowing.current = true
      setIsAway(!isNearEnd())
    })
    // Following stops while the user has a section unfolded.
    const pressed = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('summary, [aria-expanded="false"][aria-controls]'))
        isFollowing.current = false
    }
    const scrolled = () => {
      // Growth below is not the user's action: only scrolling up releases the end, and only scrolling down catches it again.
      const moved = box.scrollTop - top
      top = box.scrollTop
      if (moved > 0 && isNearEnd()) isFollowing.current = true
      else if (moved < 0 && !isNearEnd()) isFollowing.current = false
      setIsAway(!isFollowing.current && !isNearEnd())
    }
    toEnd()
    grown.observe(content.current!)
    grown.observe(box)
    box.addEventListener('scroll', scrolled, { passive: true })
    box.addEventListener('click', pressed, { capture: true })
    return () => {
      grown.disconnect()
      box.removeEventListener('scroll', scrolled)
      box.removeEventListener('click', pressed, { capture: true })
    }
  }, [isBegun])

  useLayoutEffect(() => {
    if (sentAt === null) return
    isFollowing.current = true
    const box = container.current!
    box.scrollTo({ top: Math.max(box.scrollTop, endOf(box, said.current!)), behavior: 'instant' })
  }, [sentAt])

  function jumpToLatest() {
    isFollowing.current = true
    setIsAway(false)
    const box = container.current!
    box.scrollTo({ top: endOf(box, said.current!), behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }

  return { container, content, said, isAway, jumpToLatest }
}
