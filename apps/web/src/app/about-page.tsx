import { brand } from '@numeria/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { LoShuMap } from '../features/numerology/lo-shu-map.tsx'
import { Traditions } from '../features/numerology/traditions.tsx'
import { late } from '../lib/late.tsx'
import { paths } from '../lib/paths.ts'
import { whenFragmentHasFields, whenNear } from '../lib/when-near.ts'
import { buttonClass } from '../ui/button.tsx'
import { AboutSidebar } from './about-sidebar.tsx'

const History = late(async () => (await import('../features/numerology/history.tsx')).History)
const CoreNumbers = late(async () => (await import('../features/numerology/core-numbers.tsx')).CoreNumbers)
const EngineSteps = late(async () => (await import('../features/numerology/engine-steps.tsx')).EngineSteps)
const Sources = late(async () => (await import('../features/numerology/sources.tsx')).Sources)
// It brings the whole engine: for who comes near it, or opens a link to an example.
const Workshop = late(
  async () => (await import('../features/numerology/workshop.tsx')).Workshop,
  (place) => Promise.race([whenNear(place), whenFragmentHasFields()]),
)

/** What numerology is, where it comes from, and every number worked out in the open. */
export function AboutPage() {
  return (
    <div className="grid gap-x-14 pt-6 pb-20 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-10">
      <AboutSidebar />
      <div className="grid min-w-0 gap-20">
        <Hero />
        <Chapter id="history" title="Where it comes from">
          <History />
        </Chapter>
        <Chapter id="traditions" title="Five traditions">
          <Traditions />
        </Chapter>
        <Chapter id="core-numbers" title="Four core numbers">
          <CoreNumbers />
        </Chapter>
        <Chapter id="engine" title="How the AI engine works">
          <EngineSteps />
        </Chapter>
        <Chapter id="learn" title="Learn by doing">
          <p className="mb-8 max-w-reading text-ink-soft">
            Work your own numbers out, step by step. It happens in your browser: no account, and nothing that you type
            here is sent or stored.
          </p>
          <Workshop />
        </Chapter>
        <Chapter id="sources" title="Sources">
          <p className="mb-6 max-w-reading text-ink-soft">
            Schools contradict each other. These are the ones whose rules we follow, or whose view we name where it
            differs. The words of the meanings are our own.
          </p>
          <Sources />
        </Chapter>
      </div>
    </div>
  )
}

function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="min-w-0 scroll-mt-6">
      <h2 id={`${id}-title`} className="mb-6 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

function Hero() {
  const toChat = useAccount().state === 'signed-in' ? paths.chat : paths.login
  return (
    <div className="grid items-center gap-x-10 gap-y-8 md:grid-cols-[1fr_15rem]">
      <div>
        <h1 className="text-display tracking-display">About numerology</h1>
        <p className="mt-5 max-w-reading text-l leading-snug text-pretty text-ink-soft">
          Numerology turns a name and a date of birth into numbers, and reads the numbers as a picture of a person.
        </p>
        <p className="mt-4 max-w-reading border-l-2 border-brass-line pl-4 text-pretty">
          It is a tradition for reflection, not a science. Nobody has shown that a number knows who you are or what will
          happen. What can be shown is how each number comes about, and this page shows it.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={toChat} className={buttonClass('primary', 'min-h-12 px-7')}>
            Start a Free Life-Path Demo
          </Link>
          <Link to={toChat} className={buttonClass('quiet', 'min-h-12 px-7')}>
            Chat with {brand.persona}
          </Link>
        </div>
        <p className="mt-3 text-s">
          <a
            href="#learn"
            className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            Or work it out on this page, without an account
          </a>
        </p>
      </div>
      <LoShuMap className="mx-auto w-full max-w-60 max-md:hidden" />
    </div>
  )
}
