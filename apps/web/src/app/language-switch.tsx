import { useLocation } from '../lib/router.tsx'
import { language } from '#messages/locale'
import { addressIn } from '../lib/paths.ts'
import { chooseLanguage } from '../lib/preferences.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

// Each is named in itself, for those who cannot read the page they are on.
const other =
  language === 'en' ? ({ code: 'pt', name: 'Português' } as const) : ({ code: 'en', name: 'English' } as const)

/** The same page in the other language. A page with one address is loaded anew, and answered in it. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  // The prerendered page knows no query string, and hydration does not correct a link that differs.
  const asked = useHydrated() ? search : ''
  return (
    <a
      href={addressIn(other.code, pathname) + asked}
      hrefLang={other.code}
      lang={other.code}
      onClick={() => chooseLanguage(other.code)}
      className={className}
    >
      {other.name}
    </a>
  )
}
