import { Suspense } from 'react'
import { Outlet } from 'react-router'
import { Footer } from './footer.tsx'
import { Header, SkipLink } from './header.tsx'

/** Header, page, footer. */
export function Shell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-5 sm:px-8">
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
    </div>
  )
}
