import { useEffect, useEffectEvent } from 'react'
import { dashboard as texts, login } from '#messages/admin'
import { useAdminStatus, useSessionEnd } from '../features/admin/admin.api.ts'
import { Dashboard } from '../features/admin/dashboard.tsx'
import { paths } from '../lib/paths.ts'
import { Navigate, useSearchParams } from '../lib/router.tsx'
import { showToast } from '../ui/toast.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SkipLink } from './header.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Failed } from '../ui/failed.tsx'

/** The admin area. Redirects to the sign-in page without an administrator session. */
export function AdminPage() {
  useWelcome()
  useSessionEnd(() => showToast({ title: texts.over.title, description: texts.over.text, destructive: true }))
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-page flex-col px-4 sm:px-8">
      <SkipLink />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 pt-4 pb-10">
        <Desk />
      </main>
      <footer className="flex flex-wrap items-center gap-x-6 border-t border-line py-3 text-s text-ink-soft">
        <LanguageSwitch className="inline-flex min-h-11 items-center underline" />
        <ThemeSwitch />
      </footer>
    </div>
  )
}

function Desk() {
  const { data, error, refetch } = useAdminStatus()
  if (data?.authenticated && data.adminEmail !== null) return <Dashboard email={data.adminEmail} />
  if (data) return <Navigate to={paths.adminLogin} replace />
  if (error) return <Failed onRetry={refetch}>{texts.unreachable}</Failed>
  return (
    <p role="status" className="grid min-h-40 animate-breathe place-items-center text-ink-soft">
      {texts.checking}
    </p>
  )
}

/** Shows the welcome toast after sign-in. The login ends with a page load, which an earlier toast would not survive. */
function useWelcome() {
  const [query, setQuery] = useSearchParams()
  const isNew = query.has('welcome')
  const greet = useEffectEvent(() => {
    showToast({ title: login.done.title, description: login.done.text })
    setQuery({}, { replace: true })
  })
  useEffect(() => {
    if (isNew) greet()
  }, [isNew])
}
