import type { Profile } from '@numeria/contract'
import { DropdownMenu } from 'radix-ui'
import { Link } from '../../lib/router.tsx'
import { actions } from '#messages/actions'
import { creditMenu } from '#messages/credit-menu'
import { paths } from '../../lib/paths.ts'
import { BadgeButton } from './badge-button.tsx'
import { countCredits } from './credits.api.ts'
import { renderDebt } from './debt.ts'

type Props = { user: Profile; onLogOut: () => void; defaultOpen: boolean }

const item =
  'flex min-h-11 cursor-pointer items-center rounded-m px-3 text-s font-semibold no-underline outline-none data-highlighted:bg-tide-wash'

/** Loaded late, for people who are signed in. Not modal: a modal menu would inject a style element. It opens inside the header, which is a landmark. */
export function CreditMenu({ user, onLogOut, defaultOpen }: Props) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>
        <BadgeButton user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-40 w-72 animate-settle rounded-l border border-line bg-raised p-2 shadow-floating"
      >
        <DropdownMenu.Label className="px-3 pt-2 pb-3">
          <span className="block truncate text-s text-ink-soft">{user.email}</span>
          <span className="mt-1 block font-display text-l leading-snug">
            {creditMenu.available(countCredits(user.credits), user.credits)}
          </span>
          {user.creditsInUse > 0 && (
            <span className="block text-xs text-ink-soft">{creditMenu.inUse(user.creditsInUse)}</span>
          )}
          {user.debt && <span className="mt-1 block text-xs text-danger">{renderDebt(user)}</span>}
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="mx-3 h-px bg-line" />
        <DropdownMenu.Item asChild className={`mt-2 ${item}`}>
          <Link to={paths.credits}>{creditMenu.orders}</Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item asChild className={item}>
          <Link to={paths.settings}>{creditMenu.settings}</Link>
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={onLogOut} className={item}>
          {actions.logOut}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
