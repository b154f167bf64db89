import type { Profile } from '@numeria/contract'
import { useId } from 'react'
import { accounts } from '#messages/accounts'
import { formatDate } from '../../lib/dates.ts'
import { passFocusToMain } from '../../lib/focus-main.ts'
import { Button } from '../../ui/button.tsx'
import { PencilIcon } from '../../ui/action-icons.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

/** The user's profile, with the button to edit it. */
export function ProfileCard({ user, onEdit }: { user: Profile; onEdit: () => void }) {
  return (
    <section
      aria-label={accounts.yourProfile}
      className="flex items-start justify-between gap-3 rounded-l border border-line bg-raised p-4"
    >
      <div className="min-w-0">
        <p className="font-display text-l leading-snug break-words">{user.fullName ?? accounts.yourProfile}</p>
        <p className="truncate text-s text-ink-soft">{user.birthDate ? formatDate(user.birthDate) : user.email}</p>
      </div>
      <Tooltip text={accounts.editProfile}>
        <button
          type="button"
          aria-label={accounts.editProfile}
          onClick={onEdit}
          className="-m-1.5 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
        >
          <PencilIcon />
        </button>
      </Tooltip>
    </section>
  )
}

/** Stands there until the numbers can be computed; `isSlim` for above the conversation on a small screen. */
export function SetupRequiredCard({ onSetUp, isSlim = false }: { onSetUp: () => void; isSlim?: boolean }) {
  const id = useId()
  return (
    <section
      ref={passFocusToMain}
      aria-labelledby={id}
      className={
        isSlim
          ? 'flex items-center justify-between gap-3 border-b border-line bg-raised px-4 py-2'
          : 'grid gap-3 rounded-l border border-brass-line bg-raised p-4'
      }
    >
      <h2 id={id} className={`leading-snug ${isSlim ? 'text-base' : 'text-l'}`}>
        {accounts.setupRequired}
      </h2>
      <p className={isSlim ? 'sr-only' : 'text-s text-ink-soft'}>{accounts.setupWhy}</p>
      <Button onClick={onSetUp} className={`justify-self-start whitespace-nowrap ${isSlim ? 'px-4' : ''}`}>
        {accounts.completeProfile}
      </Button>
    </section>
  )
}
