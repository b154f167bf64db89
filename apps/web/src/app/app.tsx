import { Suspense, useLayoutEffect, useRef } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import { CrashBoundary } from './crash-boundary.tsx'
import { pageAt, pages } from './pages.ts'
import { Shell } from './shell.tsx'

/** The routes, each inside the shell or, where it brings a header of its own, without. */
export function App() {
  const { pathname } = useLocation()
  useArrival(pathname)
  return (
    <CrashBoundary at={pathname}>
      <Suspense>
        <Routes>
          <Route element={<Shell />}>
            {pages
              .filter(({ hasShell }) => hasShell)
              .map(({ path, View }) => (
                <Route key={path} path={path} element={<View />} />
              ))}
          </Route>
          {pages
            .filter(({ hasShell }) => !hasShell)
            .map(({ path, View }) => (
              <Route key={path} path={path} element={<View />} />
            ))}
        </Routes>
      </Suspense>
    </CrashBoundary>
  )
}

/** With a navigation inside the app come the new title, the top of the page, and the focus on what is new. */
function useArrival(pathname: string) {
  const before = useRef(pathname)
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.title = pageAt(pathname).title
    window.scrollTo(0, 0)
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [pathname])
}
