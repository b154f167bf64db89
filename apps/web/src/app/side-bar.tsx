import { useState } from 'react'
import { Link, useLocation } from '../lib/router.tsx'
import { sideBar } from '#messages/side-bar'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { countCredits } from '../features/credits/credits.api.ts'
import { paths } from '../lib/paths.ts'
import { Drawer } from '../ui/drawer.tsx'
import { PanelIcon } from '../ui/action-icons.tsx'
import { LogOutLink } from './log-out-link.tsx'

const places = [
  { path: paths.chat, title: sideBar.chat },
  { path: paths.today, title: sideBar.today },
  { path: paths.calendar, title: sideBar.calendar, isPersonal: true },
  { path: paths.chart, title: sideBar.chart, isPersonal: true },
  { path: paths.pricing, title: sideBar.buyCredits },
  { path: paths.credits, title: sideBar.credits, isPersonal: true },
  { path: paths.settings, title: sideBar.settings, isPersonal: true },
  { path: paths.about, title: sideBar.about },
  { path: paths.referrals, title: sideBar.referrals },
] as const

const item =
  'flex min-h-10 items-center rounded-m px-3 text-s leading-tight hover:bg-tide-wash aria-[current=page]:bg-tide-wash aria-[current=page]:font-semibold'

/** The user and the navigation. A collapsible column on wide screens; a drawer that closes on a click outside on narrow ones. */
export function SideBar() {
  const [isFolded, setIsFolded] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const isSignedIn = useAccount().state === 'signed-in'
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="mb-6 inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-s font-semibold scripting-only lg:hidden print:hidden"
      >
        <PanelIcon />
        {isSignedIn ? sideBar.account : sideBar.goTo}
      </button>
      {isOpen && (
        <Drawer title={sideBar.account} onClose={() => setIsOpen(false)}>
          <Contents label={sideBar.label} />
        </Drawer>
      )}
      <aside aria-label={sideBar.label} className={`max-lg:hidden print:hidden ${isFolded ? 'w-12' : 'w-56'} shrink-0`}>
        <div className="sticky top-6">
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label={isFolded ? sideBar.show : sideBar.hide}
            onClick={() => setIsFolded((folded) => !folded)}
            className="scripting-only mb-3 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-tide-wash hover:text-ink"
          >
            <PanelIcon />
          </button>
          {!isFolded && <Contents label={sideBar.label} />}
        </div>
      </aside>
    </>
  )
}

function Contents({ label }: { label: string }) {
  const account = useAccount()
  const here = useLocation().pathname.replace(/(?<=.)\/$/, '')
  const isSignedIn = account.state === 'signed-in'
  return (
    <>
      {account.state === 'signed-in' && (
        <div className="mb-3 border-b border-line px-3 pb-4">
          <p className="truncate text-s text-ink-soft">{account.user.email}</p>
          <p className="font-display text-l">{countCredits(account.user.credits)}</p>
        </div>
      )}
      <nav aria-label={label}>
        <ul>
          {places.map(
            (place) =>
              (isSignedIn || !('isPersonal' in place)) && (
                <li key={place.path}>
                  {place.path === here ? (
                    // A link that leads nowhere, since one is there already.
                    <span role="link" aria-current="page" aria-disabled="true" className={item}>
                      {place.title}
                    </span>
                  ) : (
                    <Link to={place.path} className={item}>
                      {place.title}
                    </Link>
                  )}
                </li>
              ),
          )}
          {isSignedIn && (
            <li className="mt-3 border-t border-line pt-3">
              <LogOutLink className={item} />
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}
