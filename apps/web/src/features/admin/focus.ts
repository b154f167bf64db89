/** As a `ref`, for an element that appears at the user's request: focuses it once. */
export function focusAtOnce(element: HTMLElement | null): void {
  element?.focus()
}
