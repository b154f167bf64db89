import { brand, navigations } from '@numeria/contract'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, NavLink, useLocation } from '../lib/router.tsx'
import { actions } from '#messages/actions'
import { footer } from '#messages/footer'
import { header as texts } from '#messages/header'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { CreditBadge } from '../features/credits/credit-badge.tsx'
import { useLogOut } from '../features/sign-in/sign-in.api.ts'
import { paths } from '../lib/paths.ts'
import { MenuIcon } from '../ui/icons.tsx'
import { Wordmark } from '../ui/wordmark.tsx'

const item =
  'flex min-h-11 items-center rounded-full px-2.5 text-s whitespace-nowrap hover:bg-tide-wash md:max-lg:min-h-8 md:max-lg:px-2 aria-[current=page]:font-semibold'

/** Pages that lead a signed-in person on at once: their header does not change for the blink of an eye. */
const passedThrough = new Set<string>([paths.landing, paths.login])

/** Shown once it has the focus. */
export function SkipLink({ to = 'main', children = texts.skip }: { to?: string; children?: ReactNode }) {
  return (
    <a
      href={`#${to}`}
      className="absolute top-3 left-3 z-50 -translate-y-20 rounded-full bg-action px-5 py-3 text-s font-semibold text-action-ink focus:translate-y-0"
    >
      {children}
    </a>
  )
}

/** The name of the house, the ways through it, and, for people who are signed in, their credits. */
export function Header() {
  const account = useAccount()
  const logOut = useLogOut()
  const { pathname } = useLocation()
  const isSignedIn = account.state === 'signed-in' && !passedThrough.has(pathname)
  const home = isSignedIn ? paths.welcome : paths.landing
  return (
    <header className="mx-auto flex min-h-18 w-full max-w-page items-center gap-2 px-5 py-3 sm:px-8">
      <Link to={home} aria-label={texts.homeOf} className="-ml-2 flex min-h-11 items-center rounded-full px-2">
        <Wordmark name={brand.name} />
      </Link>
      <div className="ml-auto flex items-center gap-2 md:flex-row-reverse">
        {isSignedIn && <CreditBadge user={account.user} onLogOut={logOut} />}
        <Navigation home={home} isSignedIn={isSignedIn} onLogOut={logOut} />
      </div>
    </header>
  )
}

/** In a row where there is room; behind a button, as the browser's own popover, where there is not. */
function Navigation({ home, isSignedIn, onLogOut }: { home: string; isSignedIn: boolean; onLogOut: () => void }) {
  const menu = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover()
  }, [pathname])
  return (
    <>
      <button
        type="button"
        popoverTarget="site-navigation"
        aria-label={texts.menu}
        className="grid size-11 place-items-center rounded-full hover:bg-tide-wash md:hidden"
      >
        <MenuIcon />
      </button>
      <nav
        id="site-navigation"
        ref={menu}
        popover="auto"
        aria-label={texts.main}
        className="gap-1 bg-transparent text-ink max-md:fixed max-md:top-18 max-md:right-4 max-md:left-auto max-md:w-56 max-md:animate-settle max-md:rounded-l max-md:border max-md:border-line max-md:bg-raised max-md:p-2 max-md:shadow-floating md:static md:flex md:flex-wrap md:justify-end"
      >
        <NavLink to={home} end className={item}>
          {texts.home}
        </NavLink>
        <NavLink to={paths.about} className={item}>
          {texts.about[0]}
          <span className={isSignedIn ? 'whitespace-pre md:sr-only' : 'whitespace-pre md:max-lg:sr-only'}>
            {texts.about[1]}
          </span>
        </NavLink>
        <NavLink to={paths.chat} className={item}>
          {texts.chat}
        </NavLink>
        {isSignedIn && (
          <NavLink to={paths.chart} className={item}>
            {texts.chart}
          </NavLink>
        )}
        <NavLink to={paths.pricing} className={item}>
          {texts.pricing}
        </NavLink>
        {isSignedIn && (
          <NavLink to={paths.referrals} className={item}>
            {texts.referrals}
          </NavLink>
        )}
        <NavLink to={paths.privacy} aria-label={footer.privacy} className={item}>
          {texts.privacy}
        </NavLink>
        <NavLink to={paths.terms} aria-label={footer.terms} className={item}>
          {texts.terms}
        </NavLink>
        {isSignedIn ? (
          <a
            href={navigations.logout}
            className={item}
            onClick={(event) => {
              event.preventDefault()
              onLogOut()
            }}
          >
            {actions.logOut}
          </a>
        ) : (
          <NavLink to={paths.login} className={item}>
            {actions.logIn}
          </NavLink>
        )}
      </nav>
    </>
  )
}
