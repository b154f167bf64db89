import { NavLink } from '../lib/router.tsx'
import { aboutPage } from '#messages/about-page'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { paths } from '../lib/paths.ts'
import { DownIcon } from '../ui/icons.tsx'
import { LogOutLink } from './log-out-link.tsx'

const chapters = Object.entries(aboutPage.chapters)

const places = [
  [paths.chat, aboutPage.chat],
  [paths.pricing, aboutPage.buyCredits],
  [paths.about, aboutPage.aboutNumerology],
] as const

const item =
  'flex min-h-10 items-center rounded-m px-3 text-s leading-tight hover:bg-tide-wash aria-[current=page]:font-semibold'

/** Beside the page where there is room; folded away above it where there is not. */
export function AboutSidebar() {
  return (
    <>
      <details className="group mb-10 rounded-l border border-line bg-raised lg:hidden">
        <summary className="flex min-h-12 items-center justify-between px-4 text-s font-semibold">
          {aboutPage.contents}
          <span className="text-ink-soft transition-transform group-open:rotate-180">
            <DownIcon />
          </span>
        </summary>
        <div className="border-t border-line p-2">
          <Lists label={aboutPage.contents} />
        </div>
      </details>
      <aside aria-label={aboutPage.contents} className="max-lg:hidden">
        <div className="sticky top-6 -ml-3">
          <Lists label={aboutPage.sidebar} />
        </div>
      </aside>
    </>
  )
}

function Lists({ label }: { label: string }) {
  const isSignedIn = useAccount().state === 'signed-in'
  return (
    <nav aria-label={label}>
      <ul>
        {chapters.map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className={item}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-3 border-t border-line pt-3">
        {places.map(([path, title]) => (
          <li key={path}>
            <NavLink to={path} className={item}>
              {title}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={isSignedIn ? paths.referrals : paths.login} className={item}>
            {aboutPage.referrals}
          </NavLink>
        </li>
        {isSignedIn && (
          <li>
            <LogOutLink className={item} />
          </li>
        )}
      </ul>
    </nav>
  )
}
