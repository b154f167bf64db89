import { offline } from '#messages/offline'
import { buttonClass } from '../ui/button.tsx'
import { Selene } from '../ui/selene.tsx'

/** Whatever address was wanted. */
const here = ''

/** Page that the service worker shows at the requested address when the network is unavailable. It runs no script. */
export function OfflinePage() {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-form place-content-center justify-items-center gap-5 px-5 py-16 text-center"
    >
      <Selene mood="sleeping" className="size-32" />
      <h1 className="text-2xl">{offline.title}</h1>
      <p className="text-ink-soft">{offline.text}</p>
      <a href={here} className={buttonClass()}>
        {offline.again}
      </a>
    </main>
  )
}
