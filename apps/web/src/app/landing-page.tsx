import { signupCredits } from '@numeria/contract'
import { Link, Navigate } from 'react-router'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { ProviderButtons } from '../features/sign-in/provider-buttons.tsx'
import { late } from '../lib/late.tsx'
import { paths } from '../lib/paths.ts'
import { whenNear } from '../lib/when-near.ts'
import { buttonClass } from '../ui/button.tsx'
import { MoonDial } from '../ui/moon-dial.tsx'
import { MoonMark } from '../ui/wordmark.tsx'

const Packs = late(
  () => import('../features/billing/landing-packs.tsx').then(({ LandingPacks }) => LandingPacks),
  whenNear,
)

/** The landing page for visitors; somebody who is signed in goes on to the chat. */
export function LandingPage() {
  return useAccount().state === 'signed-in' ? <Navigate to={paths.chat} replace /> : <WelcomePage />
}

/** The same page without the redirect, so that it has a home for people who are signed in. */
export function WelcomePage() {
  return (
    <>
      <Hero />
      <section aria-label="What Selene does" className="grid gap-px border-y border-line bg-line md:grid-cols-3">
        <Computed />
        <Written />
        <Gift />
      </section>
      <section aria-label="Sacred Credit Packs" className="pt-14">
        <Packs />
      </section>
      <p className="py-10 text-center text-s text-ink-soft">
        Selene is an AI. Her readings are for reflection and entertainment.
      </p>
    </>
  )
}

function Hero() {
  const isSignedIn = useAccount().state === 'signed-in'
  return (
    <section className="grid items-center gap-x-12 gap-y-6 pt-2 pb-14 md:grid-cols-[1.1fr_1fr] md:py-16 lg:py-20">
      <MoonDial className="mx-auto w-full max-w-60 sm:max-w-72 md:order-2 md:max-w-[29rem]" />
      <div className="max-md:text-center">
        <h1 className="text-display tracking-display">Unlock Your Cosmic Destiny</h1>
        <p className="mt-5 text-l leading-snug text-ink-soft text-pretty max-md:mx-auto md:max-w-[32rem]">
          Selene counts what your name and your date of birth add up to, and tells you what numerologists read in it.
        </p>
        <div className="mt-8 flex flex-wrap gap-3 max-md:flex-col max-md:items-center">
          {isSignedIn ? (
            <>
              <Link to={paths.chat} className={buttonClass('primary', 'min-h-12 min-w-60 px-7')}>
                Go to the chat
              </Link>
              <ViewPricing />
            </>
          ) : (
            <ProviderButtons layout="row" beside={<ViewPricing />} />
          )}
        </div>
      </div>
    </section>
  )
}

const ViewPricing = () => (
  <Link to={paths.pricing} className={buttonClass('quiet', 'min-h-12 px-7')}>
    View Pricing
  </Link>
)

const panel = 'flex flex-col gap-4 bg-paper py-9 md:px-8 md:first:pl-0 md:last:pr-0'

function Computed() {
  return (
    <div className={panel}>
      <figure className="grid md:min-h-28 content-end font-display tabular-nums">
        <p className="text-l text-ink-soft">
          <span className="sr-only">For example, the fourteenth of July 1990: </span>14 · 7 · 1990
        </p>
        <p className="text-xl">
          5 + 7 + 1 = 13, 1 + 3 = <span className="text-brass">4</span>
        </p>
      </figure>
      <h2 className="text-l font-medium">The numbers are computed</h2>
      <p className="text-s text-ink-soft">
        Arithmetic on your own name and date, done by a program that can show each step. The AI never makes up a number.
      </p>
    </div>
  )
}

function Written() {
  return (
    <div className={panel}>
      <figure className="grid md:min-h-28 content-end gap-1 font-display">
        <p className="text-l leading-snug">‘Four lays the stone before it lights the lamp.’</p>
        <p className="text-l leading-snug text-ink-soft">‘Four: you do well with a plan.’</p>
      </figure>
      <h2 className="text-l font-medium">The words are written</h2>
      <p className="text-s text-ink-soft">
        Selene writes each reading for you, from your numbers and your question, in the tone you choose: mystic or
        pragmatic.
      </p>
    </div>
  )
}

function Gift() {
  return (
    <div className={panel}>
      <div aria-hidden="true" className="flex md:min-h-28 items-end gap-2 pb-1">
        {Array.from({ length: signupCredits }, (_, index) => (
          <MoonMark key={index} className="size-10" />
        ))}
      </div>
      <h2 className="text-l font-medium">{signupCredits} credits are free</h2>
      <p className="text-s text-ink-soft">
        They are yours when you first sign in. A quick question costs 1 credit, a full life-path reading 10. You see the
        price before you send.
      </p>
    </div>
  )
}
