/** Moves the focus to the page's content, where the element that had it is gone. */
export const focusMain = (): void => document.querySelector('main')?.focus({ preventScroll: true })

/** A ref of an element that goes away while it may have the focus, which then moves to the page's content. */
export const passFocusToMain = (element: HTMLElement) => () => {
  if (element.contains(document.activeElement)) focusMain()
}
