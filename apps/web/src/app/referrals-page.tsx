import { brand } from '@numeria/contract'
import { Link } from '../lib/router.tsx'
import { header } from '#messages/header'
import { page as texts } from '#messages/referrals'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { Program } from '../features/referrals/program.tsx'
import { ProviderButtons } from '../features/sign-in/provider-buttons.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { LazyPanel } from '../ui/lazy-panel.tsx'
import { MoonFace } from '../ui/moon-face.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import { SkipLink } from './header.tsx'
import { SideBar } from './side-bar.tsx'
import { Failed } from '../ui/failed.tsx'

const payouts = lazyPart(() => import('./payouts-tab.tsx').then(({ PayoutsTab }) => PayoutsTab))

/** The referral program, with a sidebar instead of the shared header. */
export function ReferralsPage() {
  const account = useAccount()
  const home = account.state === 'signed-in' ? paths.welcome : paths.landing
  return (
    <div className="mx-auto w-full max-w-page px-5 sm:px-8">
      <SkipLink />
      <header className="flex min-h-18 items-center py-3 print:hidden">
        <Link to={home} aria-label={header.homeOf} className="-ml-2 flex min-h-11 items-center rounded-full px-2">
          <Wordmark name={brand.name} />
        </Link>
      </header>
      <div className="pt-2 pb-16 lg:flex lg:gap-10">
        <SideBar />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1">
          {account.state === 'signed-in' ? (
            <Program payouts={<LazyPanel part={payouts} failed={texts.partFailed} />} />
          ) : account.state === 'signed-out' ? (
            <LoginNeeded />
          ) : (
            <>
              <h1 className="text-2xl">{texts.title}</h1>
              {account.state === 'unreachable' && (
                <Failed onRetry={account.retry} place="mt-6">
                  {texts.unreachable}
                </Failed>
              )}
            </>
          )}
        </main>
      </div>
    </div>
  )
}

function LoginNeeded() {
  return (
    <div className="mx-auto mt-6 grid max-w-form justify-items-center gap-5 rounded-l border border-line bg-raised px-4 py-8 text-center shadow-raised sm:px-8">
      <MoonFace className="size-24" />
      <h1 className="text-2xl">{texts.loginNeeded.title}</h1>
      <p className="text-ink-soft">{texts.loginNeeded.text}</p>
      <ProviderButtons destination="/referrals" />
    </div>
  )
}
