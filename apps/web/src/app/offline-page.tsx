import { pageLanguageDetails, pageLanguages, type PageLanguage } from '@numeria/contract'
import { language } from '#messages/locale'
import { offline as en } from '../messages/en/offline.ts'
import { offline as pt } from '../messages/pt/offline.ts'
import { buttonClass } from '../ui/button.tsx'
import { Selene } from '../ui/selene.tsx'

/** Whatever address was wanted. */
const here = ''

const texts: Readonly<Record<PageLanguage, typeof en>> = { en, pt }
const first = texts[language]
const others = pageLanguages.filter((one) => one !== language)

/**
 * Page that the service worker shows at the requested address when the network is unavailable. It runs no script. In every language, because the
 * worker knows only the language of the last page, which a user may not have chosen.
 */
export function OfflinePage() {
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-form place-content-center justify-items-center gap-5 px-5 py-16 text-center"
    >
      <Selene mood="sleeping" className="size-32" />
      <h1 className="text-2xl">{first.title}</h1>
      <p className="text-ink-soft">{first.text}</p>
      <a href={here} className={buttonClass()}>
        {first.again}
      </a>
      {others.map((other) => (
        <section
          key={other}
          lang={pageLanguageDetails[other].locale}
          className="mt-5 grid justify-items-center gap-2 border-t border-line pt-5 text-s"
        >
          <h2 className="text-l">{texts[other].title}</h2>
          <p className="text-ink-soft">{texts[other].text}</p>
          <a href={here} className={buttonClass('plain')}>
            {texts[other].again}
          </a>
        </section>
      ))}
    </main>
  )
}
