import { Suspense, type ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { Header, SkipLink } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'

/** Header, page, footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <LanguageOffer />
      <Header />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-5 sm:px-8">
        <Suspense>{children}</Suspense>
      </main>
      <Footer />
    </div>
  )
}
