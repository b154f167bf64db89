import { useLayoutEffect, useRef, useState } from 'react'
import { isCalm } from '../../lib/use-calm.ts'

/** How near to the end, in px, still counts as being there. */
const nearPx = 80
/** What follows what was said (suggestions, packs) pushes it no further up than this part of the height. */
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
 * something to follow (`isBegun`), the reader starts at the top. Whoever sends a question of their own (`sentAt`) is taken to it.
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
    // Whoever unfolds something reads there, until it is folded again.
    const pressed = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('summary, [aria-expanded="false"][aria-controls]'))
        isFollowing.current = false
    }
    const scrolled = () => {
      // What grows below is not the reader's doing: only going up lets go, and only going down takes hold again.
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
    box.scrollTo({ top: endOf(box, said.current!), behavior: isCalm() ? 'instant' : 'smooth' })
  }

  return { container, content, said, isAway, jumpToLatest }
}
