import { pageLanguageDetails, pageLanguages } from '@numeria/contract'
import { useLocation } from '../lib/router.tsx'
import { language } from '#messages/locale'
import { addressIn } from '../lib/paths.ts'
import { chooseLanguage } from '../lib/preferences.ts'
import { useHydrated } from '../lib/use-hydrated.ts'

const others = pageLanguages.filter((one) => one !== language)

/** The same page in each other language, which is named in itself. A page with one address is loaded anew, and answered in it. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  // The prerendered page knows no query string, and hydration does not correct a link that differs.
  const asked = useHydrated() ? search : ''
  return others.map((other) => (
    <a
      key={other}
      href={addressIn(other, pathname) + asked}
      hrefLang={other}
      lang={other}
      onClick={() => chooseLanguage(other)}
      className={className}
    >
      {pageLanguageDetails[other].name}
    </a>
  ))
}
