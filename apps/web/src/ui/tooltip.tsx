import { cloneElement, useEffect, useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'

const delayMs = 700
/** After one was shown, the next one comes without delay for this long. */
const skipDelayMs = 300
const gap = 6
const margin = 8

type Named = { 'data-tooltip'?: string }

/** Says the name of what is under the pointer, or focused by key. The element keeps its own accessible name: a tooltip only repeats it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement<Named> }) {
  return cloneElement(children, { 'data-tooltip': text })
}

/** Shows the tooltips of a page, one at a time. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ text: string; at: DOMRect } | null>(null)

  useEffect(() => {
    const over = new AbortController()
    let target: Element | null = null
    let waiting: ReturnType<typeof setTimeout> | undefined
    let hiddenAt = -Infinity

    function show(element: HTMLElement) {
      target = element
      setShown({ text: element.dataset['tooltip']!, at: element.getBoundingClientRect() })
    }
    function hide() {
      clearTimeout(waiting)
      if (target) hiddenAt = performance.now()
      target = null
      setShown(null)
    }
    function listen<Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) {
      document.addEventListener(name, hear, { signal: over.signal, capture: true, passive: true })
    }
    const named = ({ target: element }: Event) =>
      element instanceof Element ? element.closest<HTMLElement>('[data-tooltip]') : null

    listen('pointerover', (event) => {
      const element = named(event)
      if (target && !target.isConnected) hide()
      if (!element || event.pointerType === 'touch' || element === target) return
      hide()
      const wait = performance.now() - hiddenAt < skipDelayMs ? 0 : delayMs
      waiting = setTimeout(() => element.isConnected && show(element), wait)
    })
    listen('pointerout', (event) => {
      const element = named(event)
      if (element && !(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) hide()
    })
    listen('focusin', (event) => {
      const element = named(event)
      if (element?.matches(':focus-visible')) show(element)
    })
    listen('focusout', hide)
    listen('pointerdown', hide)
    listen('scroll', hide)
    listen('keydown', ({ key }) => key === 'Escape' && hide())
    return () => {
      hide()
      over.abort()
    }
  }, [])

  return (
    <>
      {children}
      {shown && <Tip key={shown.text} {...shown} />}
    </>
  )
}

/** In the browser's top layer, so that it is seen over an open dialog: above what it names, or below where there is no room. */
function Tip({ text, at }: { text: string; at: DOMRect }) {
  const tip = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = tip.current!
    element.showPopover()
    const { offsetWidth: width, offsetHeight: height } = element
    const left = Math.min(at.left + at.width / 2 - width / 2, window.innerWidth - width - margin)
    const above = at.top - height - gap
    element.style.left = `${Math.max(margin, left)}px`
    element.style.top = `${above < margin ? at.bottom + gap : above}px`
  }, [at])
  return (
    <div
      ref={tip}
      popover="manual"
      aria-hidden="true"
      className="pointer-events-none fixed inset-auto m-0 max-w-60 animate-appear rounded-s border-0 bg-action px-2.5 py-1.5 text-xs text-action-ink shadow-raised"
    >
      {text}
    </div>
  )
}
