import { brand, type Profile } from '@numeria/contract'
import type { ReactNode } from 'react'
import { Link } from '../lib/router.tsx'
import { chatPage } from '#messages/chat-page'
import { shortcuts } from '#messages/shortcuts'
import { ProfileCard, SetupRequiredCard } from '../features/accounts/profile-card.tsx'
import { paths } from '../lib/paths.ts'

type Props = {
  user: Profile
  isComplete: boolean
  quickReadings: ReactNode
  onEditProfile: () => void
  onListShortcuts: () => void
}

const way = 'flex min-h-11 w-full items-center rounded-m px-4 text-s hover:bg-tide-wash'
const ways = [
  { to: paths.today, label: chatPage.today },
  { to: paths.chart, label: chatPage.chart },
  { to: paths.pricing, label: chatPage.buyCredits },
  { to: paths.about, label: chatPage.aboutNumerology },
  { to: paths.referrals, label: chatPage.referrals },
  { to: paths.settings, label: chatPage.settings },
]

/** Side panel or drawer of the chat: the user's profile, the named readings and the navigation. */
export function ChatPanel({ user, isComplete, quickReadings, onEditProfile, onListShortcuts }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ProfileCard user={user} onEdit={onEditProfile} />
      {!isComplete && <SetupRequiredCard onSetUp={onEditProfile} />}
      {quickReadings}
      <nav aria-label={brand.name}>
        <ul>
          {ways.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={way}>
                {label}
              </Link>
            </li>
          ))}
          <li className="[@media(hover:none)]:hidden">
            <button type="button" onClick={onListShortcuts} className={way}>
              {shortcuts.title}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  )
}
