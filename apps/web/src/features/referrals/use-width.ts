import { useEffect, useRef, useState } from 'react'

/** The width of an element in CSS pixels, as it is now; `otherwise` until it is known. */
export function useWidth<Element extends HTMLElement>(otherwise: number) {
  const element = useRef<Element>(null)
  const [width, setWidth] = useState(otherwise)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(200, Math.round(entry.contentRect.width)))
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [])
  return [element, width] as const
}
