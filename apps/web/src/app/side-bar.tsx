import { navigations } from '@numeria/contract'
import { useRef, useState } from 'react'
import { NavLink } from 'react-router'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { countCredits } from '../features/credits/credits.api.ts'
import { useLogOut } from '../features/sign-in/sign-in.api.ts'
import { paths } from '../lib/paths.ts'
import { CloseIcon, MenuIcon } from '../ui/icons.tsx'

const places = [
  [paths.chat, 'Chat'],
  [paths.pricing, 'Buy Credits'],
  [paths.credits, 'Credits and orders'],
  [paths.about, 'About Numerology'],
] as const

const item =
  'flex min-h-10 items-center rounded-m px-3 text-s leading-tight hover:bg-tide-wash aria-[current=page]:bg-tide-wash aria-[current=page]:font-semibold'

/** Who is here and the ways on: beside the page where there is room, to be folded away; over it where there is not, and a press beside it closes it. */
export function SideBar() {
  const [isFolded, setIsFolded] = useState(false)
  const drawer = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => drawer.current!.showModal()}
        className="mb-6 inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-s font-semibold lg:hidden"
      >
        <MenuIcon />
        Your account
      </button>
      <dialog
        ref={drawer}
        aria-label="Sidebar"
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
        className="m-0 h-dvh max-h-none w-72 max-w-[85vw] animate-settle border-r border-line bg-raised text-ink backdrop:bg-veil"
      >
        <div className="grid min-h-full content-start gap-4 p-5">
          <button
            type="button"
            aria-label="Close"
            onClick={() => drawer.current!.close()}
            className="-m-2 grid size-11 place-items-center justify-self-end rounded-full hover:bg-sunken"
          >
            <CloseIcon />
          </button>
          <Contents label="Sidebar, over the page" />
        </div>
      </dialog>
      <aside aria-label="Sidebar" className={`max-lg:hidden ${isFolded ? 'w-12' : 'w-56'} shrink-0`}>
        <div className="sticky top-6">
          <button
            type="button"
            aria-expanded={!isFolded}
            aria-label="Sidebar"
            onClick={() => setIsFolded((folded) => !folded)}
            className="mb-3 -ml-2 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-tide-wash hover:text-ink"
          >
            <MenuIcon />
          </button>
          {!isFolded && <Contents label="Sidebar" />}
        </div>
      </aside>
    </>
  )
}

function Contents({ label }: { label: string }) {
  const account = useAccount()
  const logOut = useLogOut()
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
          {places.map(([path, title]) => (
            <li key={path}>
              <NavLink to={path} className={item}>
                {title}
              </NavLink>
            </li>
          ))}
          {account.state === 'signed-in' && (
            <li className="mt-3 border-t border-line pt-3">
              <a
                href={navigations.logout}
                className={item}
                onClick={(event) => {
                  event.preventDefault()
                  logOut()
                }}
              >
                Log out
              </a>
            </li>
          )}
        </ul>
      </nav>
    </>
  )
}
