/// <reference lib="dom" />
import type { Appearance } from '@stripe/stripe-js'
import type { Authorised, FromFrame } from './messages.ts'

/** The sandbox: where this script came from. */
export const origin = new URL((document.currentScript as HTMLScriptElement).src).origin

/** A frame of the sandbox, and the private line to it that begins when it has loaded. */
export function openFrame(path: string, title: string, hear: (message: FromFrame, line: MessagePort) => void) {
  const frame = document.createElement('iframe')
  frame.src = `${origin}${path}`
  frame.title = title
  frame.allow = 'payment *'
  frame.addEventListener('load', () => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<FromFrame>) => hear(data, port1))
    port1.start()
    // Only to a page of the sandbox: another one in the frame does not get the line.
    frame.contentWindow?.postMessage('stripe-sandbox', origin, [port2])
  })
  return frame
}

/** The bank's or the wallet's page over the product's. As the real one, it lies under a modal `<dialog>`, which is in the browser's top layer. */
export function askForAuthorisation(path: string, { theme }: Appearance): Promise<Authorised> {
  return new Promise((resolve) => {
    const focused = document.activeElement
    const scheme = theme === 'night' ? 'dark' : 'light'
    const frame = openFrame(`${path}&scheme=${scheme}`, 'Payment authorisation', (message) => {
      if (message.type !== 'authorised') return
      frame.remove()
      if (focused instanceof HTMLElement) focused.focus()
      resolve(message.outcome)
    })
    frame.style.cssText = `position: fixed; inset: 0; width: 100%; height: 100%; border: 0; z-index: 2147483647; color-scheme: ${scheme}`
    document.body.append(frame)
    frame.focus()
  })
}
