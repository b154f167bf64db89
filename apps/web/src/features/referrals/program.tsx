import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { useSearchParams } from '../../lib/router.tsx'
import { page as texts } from '#messages/referrals'
import { lazyPart } from '../../lib/lazy-part.ts'
import { LazyPanel } from '../../ui/lazy-panel.tsx'
import { totalsOf } from './figures.ts'
import { GenerateCode } from './generate-code.tsx'
import { LevelCard } from './level-card.tsx'
import { Overview } from './overview.tsx'
import { useReferrals } from './referrals.api.ts'

const performance = lazyPart(() => import('./performance.tsx').then(({ Performance }) => Performance))
const analytics = lazyPart(() => import('./analytics.tsx').then(({ Analytics }) => Analytics))

const tabs = ['overview', 'performance', 'payouts', 'analytics'] as const
type Tab = (typeof tabs)[number]

/** The referral program of a signed-in user: level, new code, and four tabs kept in the URL. */
export function Program({ payouts }: { payouts: ReactNode }) {
  const { data: referrals, isError } = useReferrals()
  const [query, setQuery] = useSearchParams()
  const named = query.get('tab')
  const tab = tabs.find((known) => known === named) ?? 'overview'

  function choose(next: string) {
    setQuery(
      (before) => {
        before.set('tab', next)
        return before
      },
      { replace: true },
    )
  }

  const panels: Record<Tab, ReactNode> = {
    overview: <Overview />,
    performance: <LazyPanel part={performance} failed={texts.partFailed} />,
    payouts,
    analytics: <LazyPanel part={analytics} failed={texts.partFailed} />,
  }
  return (
    <>
      <header className="mb-8 grid items-center gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem]">
        <div className="grid justify-items-start gap-6">
          <div>
            <h1 className="text-2xl">{texts.title}</h1>
            <p className="mt-3 max-w-reading text-l leading-snug text-ink-soft text-pretty">{texts.lead}</p>
          </div>
          <GenerateCode />
        </div>
        {referrals && <LevelCard conversions={totalsOf(referrals).conversions} />}
        {!referrals && !isError && (
          <div aria-hidden="true" className="min-h-60 rounded-l border border-line bg-raised" />
        )}
      </header>
      <Tabs.Root value={tab} onValueChange={choose}>
        <Tabs.List
          aria-label={texts.tabs.label}
          className="mb-6 flex flex-wrap gap-1 max-sm:gap-0 border-b border-line pb-3 print:hidden"
        >
          {tabs.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-11 rounded-full px-3.5 text-s text-ink-soft max-sm:px-2 transition-colors hover:bg-tide-wash hover:text-ink aria-selected:bg-action aria-selected:font-semibold aria-selected:text-action-ink forced-colors:aria-selected:outline-2"
            >
              {texts.tabs[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map((name) => (
          <Tabs.Content key={name} value={name}>
            {panels[name]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  )
}
