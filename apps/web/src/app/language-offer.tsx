import { mainLanguage, pageLanguageDetails, type PageLanguage } from '@numeria/contract'
import { useState } from 'react'
import { language } from '#messages/locale'
import { focusMain } from '../lib/focus-main.ts'
import { addressIn } from '../lib/paths.ts'
import { chooseLanguage } from '../lib/preferences.ts'
import { useLocation } from '../lib/router.tsx'
import { keys, local } from '../lib/storage.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { offer as pt } from '../messages/pt/language-offer.ts'
import { CloseIcon } from '../ui/icons.tsx'

type Offered = Exclude<PageLanguage, typeof mainLanguage>
const offers: Readonly<Record<Offered, typeof pt>> = { pt }

/**
 * Offers the page in another language above one in the main language. Prerendered with every language; the server marks the page where the browser
 * prefers one of them and nothing was chosen yet, so the link needs no script and nothing moves. An answer is remembered.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  const [isAnswered, setIsAnswered] = useState(false)
  const isChosen = isAnswered || (isHydrated && local.get(keys.pageLanguage) !== null)
  if (language !== mainLanguage || isChosen) return null

  function stay() {
    chooseLanguage(mainLanguage)
    setIsAnswered(true)
    focusMain()
  }

  return (Object.keys(offers) as Offered[]).map((offered) => {
    const offer = offers[offered]
    return (
      <section
        key={offered}
        aria-label={offer.label}
        lang={pageLanguageDetails[offered].locale}
        className={`hidden border-b border-line bg-tide-wash ${offer.shown} print:hidden!`}
      >
        <div className="mx-auto flex max-w-page items-center justify-between gap-x-3 px-5 sm:px-8">
          <a
            href={addressIn(offered, pathname) + (isHydrated ? search : '')}
            hrefLang={offered}
            onClick={() => chooseLanguage(offered)}
            className="flex min-h-11 items-center text-s font-semibold text-tide underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {offer.see}
          </a>
          <button
            type="button"
            aria-label={offer.stay}
            onClick={stay}
            className="-mr-3 scripting-only grid size-11 place-items-center rounded-full text-ink-soft hover:bg-raised hover:text-ink"
          >
            <CloseIcon />
          </button>
        </div>
      </section>
    )
  })
}
