import type { Profile } from '@numeria/contract'
import { formatDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { PencilIcon } from '../../ui/icons.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

/** Who the readings are about, and the way to change it. On a small screen it is one line, for the conversation needs the room. */
export function ProfileCard({ user, onEdit }: { user: Profile; onEdit: () => void }) {
  return (
    <section
      aria-label="Your profile"
      className="flex items-center justify-between gap-3 px-4 py-0.5 md:items-start md:rounded-l md:border md:border-line md:bg-raised md:py-4"
    >
      <div className="min-w-0 max-md:flex max-md:items-baseline max-md:gap-3">
        <p className="truncate font-display text-base leading-snug md:text-l">{user.fullName ?? 'Your profile'}</p>
        <p className="shrink-0 truncate text-xs text-ink-soft md:text-s">
          {user.birthDate ? formatDate(user.birthDate) : user.email}
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
    <section
      aria-labelledby="setup-required"
      className="flex items-center justify-between gap-3 px-4 py-2 md:grid md:rounded-l md:border md:border-brass-line md:bg-raised md:p-4"
    >
      <h2 id="setup-required" className="text-base leading-snug md:text-l">
        Setup Required
      </h2>
      <p className="text-s text-ink-soft max-md:sr-only">
        Selene counts from your date of birth and your full name. Until she has both, her answers are free.
      </p>
      <Button onClick={onSetUp} className="justify-self-start whitespace-nowrap max-md:px-4">
        Complete your profile
      </Button>
    </section>
  )
}
