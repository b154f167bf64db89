import { useLocation } from '../lib/router.tsx'
import { language } from '#messages/locale'
import { addressIn } from '../lib/paths.ts'
import { chooseLanguage } from '../lib/preferences.ts'

// Each is named in itself, for those who cannot read the page they are on.
const other =
  language === 'en' ? ({ code: 'pt', name: 'Português' } as const) : ({ code: 'en', name: 'English' } as const)

/** The same page in the other language. A page with one address is loaded anew, and answered in it. */
export function LanguageSwitch({ className }: { className: string }) {
  const { pathname, search } = useLocation()
  return (
    <a
      href={addressIn(other.code, pathname) + search}
      hrefLang={other.code}
      lang={other.code}
      onClick={() => chooseLanguage(other.code)}
      className={className}
    >
      {other.name}
    </a>
  )
}
