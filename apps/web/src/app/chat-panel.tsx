import type { Profile } from '@numeria/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ProfileCard, SetupRequiredCard } from '../features/accounts/profile-card.tsx'
import { paths } from '../lib/paths.ts'

type Props = { user: Profile; isComplete: boolean; quickReadings: ReactNode; onEditProfile: () => void }

const ways = [
  { to: paths.pricing, label: 'Buy Credits' },
  { to: paths.about, label: 'About Numerology' },
]

/** What stands beside the conversation, or in the drawer: whose readings they are, what can be asked for by name, and where else to go. */
export function ChatPanel({ user, isComplete, quickReadings, onEditProfile }: Props) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <ProfileCard user={user} onEdit={onEditProfile} />
      {!isComplete && <SetupRequiredCard onSetUp={onEditProfile} />}
      {quickReadings}
      <nav aria-label="Numeria">
        <ul>
          {ways.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className="flex min-h-11 items-center rounded-m px-4 text-s hover:bg-tide-wash">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
