import type { Profile } from '@numeria/contract'
import { formatDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { PencilIcon } from '../../ui/icons.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

/** Who the readings are about, and the way to change it. */
export function ProfileCard({ user, onEdit }: { user: Profile; onEdit: () => void }) {
  return (
    <section aria-label="Your profile" className="flex items-start justify-between gap-3 rounded-l border border-line bg-raised p-4">
      <div className="min-w-0">
        <p className="truncate font-display text-l leading-snug">{user.fullName ?? 'Your profile'}</p>
        <p className="truncate text-s text-ink-soft">
          {user.birthDate ? <>Born {formatDate(user.birthDate)}</> : user.email}
        </p>
      </div>
      <Tooltip text="Edit profile">
        <button
          type="button"
          aria-label="Edit profile"
          onClick={onEdit}
          className="-m-1 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <PencilIcon />
        </button>
      </Tooltip>
    </section>
  )
}

/** Stands beside the chat until the numbers can be computed. */
export function SetupRequiredCard({ onSetUp }: { onSetUp: () => void }) {
  return (
    <section aria-labelledby="setup-required" className="grid gap-3 rounded-l border border-brass-line bg-raised p-4">
      <h2 id="setup-required" className="text-l leading-snug">
        Setup Required
      </h2>
      <p className="text-s text-ink-soft">Selene counts from your date of birth and your full name. Until she has both, her answers are free.</p>
      <Button onClick={onSetUp} className="justify-self-start">
        Complete your profile
      </Button>
    </section>
  )
}
