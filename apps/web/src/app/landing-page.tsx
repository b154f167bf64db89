import type { ReactNode } from 'react'
import { Link, Navigate } from '../lib/router.tsx'
import { landing } from '#messages/landing'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { ProviderRow } from '../features/sign-in/provider-row.tsx'
import { lazyIsland } from '../lib/lazy-island.tsx'
import { paths } from '../lib/paths.ts'
import { whenNear, whenNearAndStirred, whenStirred } from '../lib/when-near.ts'
import { buttonClass } from '../ui/button.tsx'

const FreeReading = lazyIsland(
  () => import('./landing-reading.tsx').then(({ LandingReading }) => LandingReading),
  whenNearAndStirred,
)
const LifePath = lazyIsland(
  () => import('./landing-life-path.tsx').then(({ LandingLifePath }) => LandingLifePath),
  whenStirred,
  'contents',
)
const Strip = lazyIsland(() => import('../features/landing/strip.tsx').then(({ Strip }) => Strip))
const Packs = lazyIsland(
  () => import('../features/billing/landing-packs.tsx').then(({ LandingPacks }) => LandingPacks),
  whenNear,
)
const Closing = lazyIsland(() => import('./landing-closing.tsx').then(({ LandingClosing }) => LandingClosing), whenNear)

/** The landing page for visitors. Signed-in users are redirected to the chat. */
export function LandingPage() {
  return useAccount().state === 'signed-in' ? <Navigate to={paths.chat} replace /> : <WelcomePage />
}

/** The same page without the redirect, so that it has a home for people who are signed in. */
export function WelcomePage() {
  const { sections } = landing
  // The prerendered parts speak to visitors, of their five credits and of logging in.
  const isSignedIn = useAccount().state === 'signed-in'
  return (
    <>
      <Hero />
      <Band label={sections.freeReading} isSunken>
        <FreeReading isWantedNow={isSignedIn} />
      </Band>
      <section aria-label={sections.how}>
        <Strip />
      </section>
      <Band label={sections.login}>
        <Closing isWantedNow={isSignedIn} />
      </Band>
      <Band label={sections.packs} isSunken isLast>
        <Packs isWantedNow={isSignedIn} />
      </Band>
    </>
  )
}

type BandProps = { label: string; isSunken?: boolean; isLast?: boolean; children: ReactNode }

/** A part of the page; a sunken one is as wide as the window, by a border that takes no room. */
function Band({ label, isSunken = false, isLast = false, children }: BandProps) {
  const sunken = '[border-image:conic-gradient(var(--color-sunken)_0_0)_fill_0//0_100vw]'
  return (
    <section aria-label={label} className={`py-14 md:py-20 ${isSunken ? sunken : ''} ${isLast ? 'mb-10' : ''}`}>
      {children}
    </section>
  )
}

/** The first screen: a date of birth gives a Life Path at once. */
function Hero() {
  const isSignedIn = useAccount().state === 'signed-in'
  return (
    <section
      aria-label={landing.sections.lifePath}
      className="flex flex-col gap-6 pt-2 pb-14 md:grid md:grid-cols-[1.1fr_1fr] md:grid-rows-[auto_auto_1fr] md:gap-x-14 md:py-12"
    >
      <div className="order-1 md:col-start-1">
        <h1 className="text-display tracking-display">{landing.headline}</h1>
        <p className="mt-4 text-l leading-snug text-ink-soft text-pretty max-md:text-base md:max-w-[32rem]">
          {landing.lead}
        </p>
      </div>
      <LifePath />
      <div className="order-3 flex flex-wrap content-start gap-3 max-md:*:w-full md:col-start-1">
        {isSignedIn ? (
          <>
            <Link to={paths.chat} className={buttonClass('primary', 'min-h-12 min-w-60 px-7')}>
              {landing.toChat}
            </Link>
            <ViewPricing />
          </>
        ) : (
          <ProviderRow beside={<ViewPricing />} />
        )}
      </div>
    </section>
  )
}

const ViewPricing = () => (
  <Link to={paths.pricing} className={buttonClass('quiet', 'min-h-12 px-7')}>
    {landing.viewPricing}
  </Link>
)
