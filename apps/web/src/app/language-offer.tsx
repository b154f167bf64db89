import { useState } from 'react'
import { language } from '#messages/locale'
import { addressIn } from '../lib/paths.ts'
import { chooseLanguage } from '../lib/preferences.ts'
import { useLocation } from '../lib/router.tsx'
import { keys, local } from '../lib/storage.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { CloseIcon } from '../ui/icons.tsx'

// Said in the language that it offers.
const offer = { label: 'Português', see: 'Ver esta página em português', stay: 'Continuar em inglês' }

/**
 * Offers the Portuguese page above an English one. Prerendered in every English page; the server marks the page where the browser prefers
 * Portuguese and nothing was chosen yet, so the link needs no script and nothing moves. An answer is remembered.
 */
export function LanguageOffer() {
  const { pathname, search } = useLocation()
  const isHydrated = useHydrated()
  const [isAnswered, setIsAnswered] = useState(false)
  const isChosen = isAnswered || (isHydrated && local.get(keys.pageLanguage) !== null)
  if (language !== 'en' || isChosen) return null

  function stay() {
    chooseLanguage('en')
    setIsAnswered(true)
    document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-label={offer.label}
      lang="pt-PT"
      className="hidden border-b border-line bg-tide-wash in-data-[offer=pt]:block print:hidden!"
    >
      <div className="mx-auto flex max-w-page items-center justify-between gap-x-3 px-5 sm:px-8">
        <a
          href={addressIn('pt', pathname) + (isHydrated ? search : '')}
          hrefLang="pt"
          onClick={() => chooseLanguage('pt')}
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
}
