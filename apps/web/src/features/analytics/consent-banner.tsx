import { useId } from 'react'
import { Link } from '../../lib/router.tsx'
import { consent as texts } from '#messages/analytics'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { saveConsent } from './consent.ts'

/** Asks whether a visit may be counted. Beside the page, not before it: who does not answer is not counted, and misses nothing. */
export function ConsentBanner() {
  const id = useId()
  return (
    <section
      id="consent"
      aria-labelledby={id}
      className="fixed inset-x-3 bottom-3 z-40 animate-settle rounded-l border border-line bg-raised p-5 shadow-floating sm:right-auto sm:left-5 sm:w-96 print:hidden"
    >
      <h2 id={id} className="text-l">
        {texts.title}
      </h2>
      <p className="mt-1.5 text-s leading-snug text-ink-soft">
        {texts.text}{' '}
        <Link to={paths.privacy} className="underline underline-offset-4">
          {texts.more}
        </Link>
      </p>
      <div className="mt-4 grid grid-cols-2 gap-3">
        <Button look="quiet" onClick={() => saveConsent('no')}>
          {texts.no}
        </Button>
        <Button look="quiet" onClick={() => saveConsent('yes')}>
          {texts.yes}
        </Button>
      </div>
    </section>
  )
}
