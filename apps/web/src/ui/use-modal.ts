import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { focusMain } from '../lib/focus-main.ts'
import { hostToastsIn } from './toast.ts'

/**
 * Opens the browser's own `<dialog>` as a modal for as long as its component stands: focus is held inside and given back, or to the page where its opener is gone; Escape closes, the page
 * behind is inert. It injects no `<style>`, which the Content-Security-Policy would refuse.
 * @param isLight whether a press beside it closes it
 */
export function useModal(onClose: () => void, isLight = false) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const element = dialog.current!
    const over = new AbortController()
    const { signal } = over
    element.showModal()
    // On the heading, so that a person who is typing when the dialog opens does not type into its first field.
    heading.current!.focus()
    const stopHosting = hostToastsIn(element)
    element.addEventListener(
      'cancel',
      (event) => {
        if (event.target !== element) return
        event.preventDefault()
        close()
      },
      { signal },
    )
    // The content covers the whole dialog, so only clicks on the backdrop have the dialog as their target.
    if (isLight) element.addEventListener('click', ({ target }) => target === element && close(), { signal })
    return () => {
      over.abort()
      stopHosting()
      element.close()
      const { activeElement, body } = document
      if (activeElement === body || element.contains(activeElement)) focusMain()
    }
  }, [isLight])

  return { dialog, heading }
}
