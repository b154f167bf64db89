import { brand } from '@numeria/contract'
import { login as texts } from '#messages/admin'
import { useAdminStatus } from '../features/admin/admin.api.ts'
import { LoginForm } from '../features/admin/login-form.tsx'
import { useConfig } from '../features/sign-in/sign-in.api.ts'
import { paths } from '../lib/paths.ts'
import { Navigate } from '../lib/router.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { SkipLink } from './header.tsx'

/** Where administrators sign in. */
export function AdminLoginPage() {
  const { data: status } = useAdminStatus()
  const { data: config } = useConfig()
  if (status?.authenticated) return <Navigate to={paths.admin} replace />
  return (
    <div className="grid min-h-dvh px-4">
      <SkipLink />
      <main id="main" tabIndex={-1} className="m-auto w-full max-w-form py-10">
        <div className="mb-6 flex justify-center">
          <Wordmark name={brand.name} />
        </div>
        <div className="rounded-l border border-line bg-raised p-6 shadow-raised sm:p-8">
          <h1 className="text-2xl">{texts.title}</h1>
          <p className="mt-2 mb-6 text-s text-ink-soft">{texts.lead}</p>
          <LoginForm />
        </div>
        {config?.sandbox && <p className="mt-5 text-center text-s text-ink-soft">{texts.sandbox}</p>}
      </main>
    </div>
  )
}
