import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

const maxStops = 300

/** Presses Tab until the focus is where it should be, as a person without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`)
}

/** Walks through the page with Tab, or through the open dialog. Returns what it does not lead to, and what shows no focus when it has it. */
export async function keyboardProblems(page: Page): Promise<string[]> {
  const problems = new Set<string>()
  await page.evaluate(startAtTop)
  let missed = ['the page itself']
  for (let stops = 0; missed.length > 0 && stops < maxStops; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (stop.problem !== null) problems.add(stop.problem)
    missed = stop.missed
  }
  return [...problems, ...missed.map((html) => `is not reached: ${html}`)]
}

/** Runs in the page. */
function startAtTop(): void {
  const start = document.querySelector<HTMLElement>('dialog[open] h2') ?? document.body
  start.tabIndex = -1
  start.focus()
}

function describeStop(): { problem: string | null; missed: string[] } {
  const walk = window as unknown as { walked?: Set<Element | string> }
  const seen = (walk.walked ??= new Set())
  // A group of radio buttons has one stop.
  const keyOf = (element: Element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? element.name : element
  const element = document.activeElement!
  seen.add(keyOf(element))
  const isOutlined = (one: Element, part?: string) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0
  }
  // A button that is as large as its card has the outline around the card.
  const hasOutline = (one: Element | null, levels = 3): boolean =>
    one !== null &&
    (isOutlined(one) || isOutlined(one, '::after') || (levels > 0 && hasOutline(one.parentElement, levels - 1)))
  // Where text is typed, the caret and the frame show the focus. Frames are the payment provider's.
  const isShown =
    element === document.body || /^(?:TEXTAREA|IFRAME|DIALOG)$/.test(element.tagName) || hasOutline(element)
  const place = document.querySelector('dialog[open]') ?? document.body
  const missed = [
    ...place.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
  ].filter(
    (one) =>
      one.tabIndex >= 0 &&
      one.checkVisibility({ visibilityProperty: true }) &&
      // At both ends of the list of toasts, an empty span passes the focus on into or out of the list.
      !one.matches(':disabled, [role="tablist"], [role="region"] > span:empty') &&
      !one.closest('[inert], [aria-hidden="true"]') &&
      !seen.has(keyOf(one)),
  )
  const htmlOf = (one: Element) => one.outerHTML.slice(0, 120)
  return { problem: isShown ? null : `shows no focus: ${htmlOf(element)}`, missed: missed.map(htmlOf) }
}
