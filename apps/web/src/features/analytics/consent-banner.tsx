import { useId } from 'react'
import { Link } from '../../lib/router.tsx'
import { consent as texts } from '#messages/analytics'
import { paths } from '../../lib/paths.ts'
import { saveConsent } from './consent.ts'

const answer =
  'min-h-11 min-w-11 rounded-full border border-line-strong px-2 text-s font-semibold hover:border-ink sm:min-w-20 sm:px-3'

/** Asks whether visits may be measured. A line above the page, so that it covers nothing, and last in its order; no answer means no. */
export function ConsentBanner() {
  const id = useId()
  return (
    <section id="consent" aria-labelledby={id} className="order-first border-b border-line bg-raised print:hidden">
      <div className="mx-auto flex max-w-page items-center gap-x-3 px-3 py-1.5 sm:gap-x-4 sm:px-8">
        <p className="min-w-0 flex-1 text-s leading-snug max-sm:text-xs">
          <Link to={paths.privacy} id={id} className="underline underline-offset-4">
            {texts.title}
          </Link>{' '}
          <span className="text-ink-soft max-sm:sr-only">{texts.text}</span>
        </p>
        <div className="grid shrink-0 grid-cols-2 gap-1.5 sm:gap-2">
          <button type="button" className={answer} onClick={() => saveConsent('no')}>
            {texts.no}
          </button>
          <button type="button" className={answer} onClick={() => saveConsent('yes')}>
            {texts.yes}
          </button>
        </div>
      </div>
    </section>
  )
}
