/** As a `ref`, for what appears because somebody asked for it: the focus goes there, once. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}
