import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { focusMain } from '../lib/focus-main.ts'
import { awaken } from '../lib/input-replay.ts'
import { useLocation } from '../lib/router.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import { pageAt } from './pages.ts'
import { Shell } from './shell.tsx'

/** The page at the address, inside the shell or, where it brings a header of its own, without. */
export function App() {
  const { pathname, isReturn } = useLocation()
  useLoginReturn(pathname, isReturn)
  const { View, hasShell } = pageAt(pathname)
  return (
    <CrashBoundary at={pathname}>
      <Suspense>
        {hasShell ? (
          <Shell>
            <View />
            <Awake />
          </Shell>
        ) : (
          <>
            <View />
            <Awake />
          </>
        )}
      </Suspense>
    </CrashBoundary>
  )
}

/** Stands beside the page, and so comes to life with it. */
function Awake() {
  useEffect(awaken, [])
  return null
}

/** With a navigation inside the app come the new title, the top of the page unless it was left before, and the focus on what is new. */
function useLoginReturn(pathname: string, isReturn: boolean) {
  const before = useRef(pathname)
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    document.title = pageAt(pathname).title
    if (!isReturn) window.scrollTo(0, 0)
    focusMain()
  }, [pathname, isReturn])
}
