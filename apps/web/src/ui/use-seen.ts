import { useEffect, useState, type RefObject } from 'react'

/** False until an element has come into sight, true ever after. */
export function useSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      setIsSeen(true)
    })
    observer.observe(place.current!)
    return () => observer.disconnect()
  }, [place])
  return isSeen
}
