/*
 * Input replay: actions of the user before the page's scripts can respond. The browser itself keeps typed text; clicks, submits and choices are
 * marked in the page, and replayed by the component that hydrates the place.
 */

/** Marks a place whose code comes later than that of its page (`lazy-island.tsx`). */
export const sleeping = 'data-asleep'
const wanted = 'data-wanted'
/** On the root element once parts of the page may answer, and once the page does. */
const awakening = 'data-awakening'
const awake = 'data-awake'

const isAsleep = (element: Element) =>
  element.closest(`[${sleeping}]`) !== null || !document.documentElement.hasAttribute(awake)

/** Marks what is wanted, wherever nothing answers yet, for as long as the page is open. What the browser does by itself is left to it. */
export function recordEarlyInput(): void {
  const keep = (element: Element, others: string) => {
    for (const other of document.querySelectorAll(others)) other.removeAttribute(wanted)
    element.setAttribute(wanted, '')
  }
  const keepPress = (element: Element) => keep(element, `:is(button, form)[${wanted}]`)

  // In the capture phase, before React stops events that it cannot handle yet.
  const first = { capture: true }
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button:not([type="submit"], [popovertarget])')
      if (button && isAsleep(button)) keepPress(button)
    },
    first,
  )
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'radio' && isAsleep(target))
        keep(target, `input[name="${target.name}"][${wanted}]`)
    },
    first,
  )
  // Events that reach the bubble phase were handled.
  for (const type of ['click', 'change'])
    document.addEventListener(type, ({ target }) => {
      const element = (target as Element).closest(`:is(button, input)[${wanted}]`)
      const isAnswered = document.documentElement.hasAttribute(awakening) && !element?.closest(`[${sleeping}]`)
      if (isAnswered) element?.removeAttribute(wanted)
    })
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || !isAsleep(form)) return
    // Sent by the browser, it would bring the page anew, without what was typed.
    event.preventDefault()
    keepPress(form)
  })
}

/** Says that some of the page may answer from now on. */
export function beginToAwaken(): void {
  document.documentElement.setAttribute(awakening, '')
}

/** Says that the page answers from now on, and carries out what was wanted of it until then. */
export function awaken(): void {
  document.documentElement.setAttribute(awake, '')
  // A press may be what brought the page to life, and be answered in the same moment.
  setTimeout(() => {
    for (const element of wishesIn(document)) if (!element.closest(`[${sleeping}]`)) carryOut(element)
  })
}

/** True when the user has clicked something in the element or is typing there. */
export const isWanted = (place: Element): boolean =>
  place.querySelector(`[${wanted}]`) !== null || place.contains(document.activeElement)

/**
 * Moves into a living part what a person left in the sleeping one that it took the place of: what was typed, where they were typing, and what was
 * wanted.
 *
 * @param focused what had the focus in the sleeping part
 */
export function takeOver(asleep: Element, alive: Element, focused: Element | null): void {
  const counterpartOf = (element: Element): Element | undefined => {
    const at = [...asleep.querySelectorAll(element.tagName)].indexOf(element)
    return alive.querySelectorAll(element.tagName)[at]
  }
  for (const field of asleep.querySelectorAll('input')) {
    const now = counterpartOf(field)
    if (field.value !== field.defaultValue && now instanceof HTMLInputElement) now.value = field.value
  }
  const now = focused && counterpartOf(focused)
  if (now instanceof HTMLElement) {
    now.focus({ preventScroll: true })
    if (now instanceof HTMLInputElement && focused instanceof HTMLInputElement && now.type === 'text')
      now.setSelectionRange(focused.selectionStart, focused.selectionEnd)
  }
  for (const element of wishesIn(asleep)) {
    const now = counterpartOf(element)
    // Buttons that come and go may have moved its place.
    if (now && (element.tagName !== 'BUTTON' || now.textContent === element.textContent)) carryOut(now)
  }
}

const wishesIn = (place: ParentNode) => [...place.querySelectorAll(`[${wanted}]`)]

function carryOut(element: Element): void {
  element.removeAttribute(wanted)
  if (element instanceof HTMLFormElement) return element.requestSubmit()
  // The browser shows it as checked already: unchecking first makes the next click fire a change event.
  if (element instanceof HTMLInputElement) element.checked = false
  ;(element as HTMLElement).click()
}
