import { useEffect } from 'react'

/**
 * Sets `--visible-height` to the height that an on-screen keyboard leaves, in browsers that draw it over the page instead
 * of shrinking the page (`interactive-widget` is for the others).
 */
export function useVisibleHeight(): void {
  useEffect(() => {
    const visible = window.visualViewport
    if (!visible) return
    const root = document.documentElement
    const measure = () => {
      const isCovered = visible.scale === 1 && window.innerHeight - visible.height > 1
      if (!isCovered) return void root.style.removeProperty('--visible-height')
      root.style.setProperty('--visible-height', `${visible.height}px`)
      // The browser pushed the page up to show the input; at its new height the page needs no pushing.
      window.scrollTo(0, 0)
    }
    visible.addEventListener('resize', measure)
    return () => {
      visible.removeEventListener('resize', measure)
      root.style.removeProperty('--visible-height')
    }
  }, [])
}
