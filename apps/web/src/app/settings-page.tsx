import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { page as texts } from '#messages/settings'
import { profileKey, signedOut, useAccount } from '../features/accounts/accounts.api.ts'
import { useCurrency } from '../features/billing/use-currency.ts'
import { ComparisonsCard } from '../features/compare/comparisons-card.tsx'
import { MemoryCard } from '../features/memory/memory-card.tsx'
import { PeopleCard } from '../features/people/people-card.tsx'
import { CountingCard } from '../features/settings/counting-card.tsx'
import { DeletionCard } from '../features/settings/deletion-card.tsx'
import { DownloadCard } from '../features/settings/download-card.tsx'
import { LoginsCard } from '../features/settings/logins-card.tsx'
import { useLinkOutcome } from '../features/settings/use-link-outcome.ts'
import { PagesCard } from '../features/settings/pages-card.tsx'
import { RemovalsCard } from '../features/settings/removals-card.tsx'
import { SessionsCard } from '../features/settings/sessions-card.tsx'
import { WellbeingCard } from '../features/wellbeing/wellbeing-card.tsx'
import { forgetPerson } from '../features/sign-in/login-return.ts'
import { loginFor } from '../features/sign-in/login-outcome.ts'
import { ProviderButtons } from '../features/sign-in/provider-buttons.tsx'
import { useConfig } from '../features/sign-in/sign-in.api.ts'
import { Navigate } from '../lib/router.tsx'
import { buttonClass } from '../ui/button.tsx'
import { AccountGone } from './account-gone.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SideBar } from './side-bar.tsx'
import { Failed } from '../ui/failed.tsx'

const signInAgain = <ProviderButtons destination="/settings" />

/** Settings of the user: preferences, logins, sessions, data export and deletion. */
export function SettingsPage() {
  const account = useAccount()
  const queryClient = useQueryClient()
  const user = account.state === 'signed-in' ? account.user : null
  const [currency] = useCurrency(user)
  const [isGone, setIsGone] = useState(false)
  const { data: config } = useConfig()
  useLinkOutcome(config?.providers)

  function leave() {
    setIsGone(true)
    forgetPerson()
    // Set instead of cleared, so that the header is notified too.
    queryClient.setQueryData(profileKey, signedOut)
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== profileKey[0] })
  }

  if (isGone) return <AccountGone />
  if (account.state === 'signed-out') return <Navigate to={loginFor('/settings')} replace />
  return (
    <div className="pt-6 pb-16 lg:flex lg:gap-10">
      <SideBar />
      <div className="min-w-0 max-w-3xl flex-1">
        <h1 className="mb-8 text-2xl">{texts.title}</h1>
        {user && (
          <div className="grid gap-6">
            <PagesCard
              currency={currency}
              languageSwitch={<LanguageSwitch className={buttonClass('quiet', 'min-w-32')} />}
            />
            <PeopleCard />
            <ComparisonsCard />
            <MemoryCard />
            <WellbeingCard />
            <CountingCard />
            <LoginsCard
              providers={config?.providers ?? []}
              hasEmail={config?.emailLogin ?? false}
              email={user.email}
              signInAgain={signInAgain}
            />
            <SessionsCard signInAgain={signInAgain} />
            <RemovalsCard />
            <DownloadCard signInAgain={signInAgain} />
            <DeletionCard email={user.email} signInAgain={signInAgain} onGone={leave} />
          </div>
        )}
        {account.state === 'unreachable' && <Failed onRetry={account.retry}>{texts.unreachable}</Failed>}
      </div>
    </div>
  )
}
