/// <reference lib="dom" />
import type { FromFrame, ToFrame } from './messages.ts'

/** The private line to the script that opened this frame; it comes with the first message of the page around. */
export function openLine(hear: (message: ToFrame) => void): Promise<(message: FromFrame) => void> {
  return new Promise((resolve) => {
    window.addEventListener('message', function accept(event: MessageEvent<unknown>) {
      const [port] = event.ports
      if (event.source !== window.parent || event.data !== 'stripe-sandbox' || !port) return
      window.removeEventListener('message', accept)
      port.addEventListener('message', ({ data }: MessageEvent<ToFrame>) => hear(data))
      port.start()
      resolve((message) => port.postMessage(message))
    })
  })
}
