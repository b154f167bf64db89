import { brand } from '@numeria/contract'
import { Tabs } from 'radix-ui'
import type { ReactNode } from 'react'
import { dashboard as texts } from '#messages/admin'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useNavigate, useSearchParams } from '../../lib/router.tsx'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { LazyPanel } from '../../ui/lazy-panel.tsx'
import { showToast } from '../../ui/toast.ts'
import { Wordmark } from '../../ui/wordmark.tsx'
import { useAdminLogout } from './admin.api.ts'
import { Today } from './today.tsx'

const people = lazyPart(() => import('./people.tsx').then(({ People }) => People))
const readings = lazyPart(() => import('./readings-desk.tsx').then(({ ReadingsDesk }) => ReadingsDesk))
const payouts = lazyPart(() => import('./payouts-desk.tsx').then(({ PayoutsDesk }) => PayoutsDesk))
const commissions = lazyPart(() => import('./commissions-card.tsx').then(({ CommissionsCard }) => CommissionsCard))
const funnel = lazyPart(() => import('./funnel.tsx').then(({ Funnel }) => Funnel))
const retention = lazyPart(() => import('./retention.tsx').then(({ Retention }) => Retention))
const audit = lazyPart(() => import('./audit-trail.tsx').then(({ AuditTrail }) => AuditTrail))
const security = lazyPart(() => import('./security.tsx').then(({ Security }) => Security))

const sections = ['today', 'people', 'readings', 'payouts', 'funnel', 'audit', 'security'] as const
type Section = (typeof sections)[number]

/** Sections of the admin area; the URL holds the open one. */
export function Dashboard({ email }: { email: string }) {
  const [query, setQuery] = useSearchParams()
  const section = sections.find((known) => known === query.get('section')) ?? 'today'

  const panels: Record<Section, ReactNode> = {
    today: <Today />,
    people: <LazyPanel part={people} failed={texts.partFailed} />,
    readings: <LazyPanel part={readings} failed={texts.partFailed} />,
    payouts: (
      <div className="grid gap-5">
        <LazyPanel part={payouts} failed={texts.partFailed} />
        <LazyPanel part={commissions} failed={texts.partFailed} />
      </div>
    ),
    funnel: (
      <div className="grid gap-5">
        <LazyPanel part={funnel} failed={texts.partFailed} />
        <LazyPanel part={retention} failed={texts.partFailed} />
      </div>
    ),
    audit: <LazyPanel part={audit} failed={texts.partFailed} />,
    security: <LazyPanel part={security} failed={texts.partFailed} />,
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex items-center gap-3">
          <Wordmark name={brand.name} />
          <h1 className="text-l text-ink-soft">{texts.title}</h1>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 text-s break-all text-ink-soft">{email}</p>
          <Logout />
        </div>
      </div>
      <Tabs.Root value={section} onValueChange={(next) => setQuery({ section: next }, { replace: true })}>
        <Tabs.List
          aria-label={texts.sections.label}
          className="mb-5 flex gap-1 border-b border-line pb-2 max-sm:grid max-sm:grid-cols-3 max-sm:gap-0"
        >
          {sections.map((name) => (
            <Tabs.Trigger
              key={name}
              value={name}
              className="min-h-11 rounded-full px-3.5 text-s text-ink-soft transition-colors max-sm:px-1.5 hover:bg-tide-wash hover:text-ink aria-selected:bg-action aria-selected:font-semibold aria-selected:text-action-ink forced-colors:aria-selected:outline-2"
            >
              {texts.sections[name]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {sections.map((name) => (
          <Tabs.Content key={name} value={name}>
            {panels[name]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </>
  )
}

function Logout() {
  const { mutate, isPending } = useAdminLogout()
  const navigate = useNavigate()

  function logOut() {
    if (isPending) return
    mutate(undefined, {
      onSuccess: () => {
        showToast({ title: texts.loggedOut })
        navigate(paths.adminLogin)
      },
      onError: () =>
        showToast({ title: texts.logoutFailed.title, description: texts.logoutFailed.text, destructive: true }),
    })
  }

  return (
    <Button look="quiet" aria-disabled={isPending} onClick={logOut}>
      {texts.logout}
    </Button>
  )
}
