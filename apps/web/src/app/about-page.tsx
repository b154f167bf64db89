import type { ReactNode } from 'react'
import { Link } from '../lib/router.tsx'
import { aboutPage } from '#messages/about-page'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { LoShuMap } from '../features/numerology/lo-shu-map.tsx'
import { Traditions } from '../features/numerology/traditions.tsx'
import { lazyIsland } from '../lib/lazy-island.tsx'
import { paths } from '../lib/paths.ts'
import { whenFragmentHasFields, whenNear } from '../lib/when-near.ts'
import { buttonClass } from '../ui/button.tsx'
import { AboutSidebar } from './about-sidebar.tsx'

const History = lazyIsland(async () => (await import('../features/numerology/history.tsx')).History)
const CoreNumbers = lazyIsland(async () => (await import('../features/numerology/core-numbers.tsx')).CoreNumbers)
const EngineSteps = lazyIsland(async () => (await import('../features/numerology/engine-steps.tsx')).EngineSteps)
const Rules = lazyIsland(async () => (await import('../features/numerology/rules.tsx')).Rules)
const Sources = lazyIsland(async () => (await import('../features/numerology/sources.tsx')).Sources)
// It brings the whole engine: for who comes near it, or opens a link to an example.
const Workshop = lazyIsland(
  async () => (await import('../features/numerology/workshop.tsx')).Workshop,
  (place) => Promise.race([whenNear(place), whenFragmentHasFields()]),
)

/** Explains numerology and its sources, with every number worked out step by step. */
export function AboutPage() {
  return (
    <div className="grid gap-x-14 pt-6 pb-20 lg:grid-cols-[12rem_minmax(0,1fr)] lg:pt-10">
      <AboutSidebar />
      <div className="grid min-w-0 gap-20">
        <Hero />
        <Chapter id="history">
          <History />
        </Chapter>
        <Chapter id="traditions">
          <Traditions />
        </Chapter>
        <Chapter id="core-numbers">
          <CoreNumbers />
        </Chapter>
        <Chapter id="engine">
          <EngineSteps />
        </Chapter>
        <Chapter id="learn">
          <p className="mb-8 max-w-reading text-ink-soft">{aboutPage.learn}</p>
          <Workshop />
        </Chapter>
        <Chapter id="rules">
          <p className="mb-6 max-w-reading text-ink-soft">{aboutPage.rules}</p>
          <Rules />
        </Chapter>
        <Chapter id="sources">
          <p className="mb-6 max-w-reading text-ink-soft">{aboutPage.sources}</p>
          <Sources />
        </Chapter>
      </div>
    </div>
  )
}

function Chapter({ id, children }: { id: keyof typeof aboutPage.chapters; children: ReactNode }) {
  return (
    <section aria-labelledby={`${id}-title`} id={id} className="min-w-0 scroll-mt-6">
      <h2 id={`${id}-title`} className="mb-6 text-2xl">
        {aboutPage.chapters[id]}
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
        <h1 className="text-display tracking-display">{aboutPage.title}</h1>
        <p className="mt-5 max-w-reading text-l leading-snug text-pretty text-ink-soft">{aboutPage.lead}</p>
        <p className="mt-4 max-w-reading border-l-2 border-brass-line pl-4 text-pretty">{aboutPage.caution}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to={toChat} className={buttonClass('primary', 'min-h-12 px-7')}>
            {aboutPage.startDemo}
          </Link>
          <Link to={toChat} className={buttonClass('quiet', 'min-h-12 px-7')}>
            {aboutPage.chatWith}
          </Link>
        </div>
        <p className="mt-3 text-s">
          <a
            href="#learn"
            className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {aboutPage.workItOut}
          </a>
        </p>
      </div>
      <LoShuMap className="mx-auto w-full max-w-60 max-md:hidden" />
    </div>
  )
}
