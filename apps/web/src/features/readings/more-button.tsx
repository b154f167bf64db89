import type { ComponentProps } from 'react'
import { kept } from '#messages/kept-readings'
import { MoreIcon } from '../../ui/action-icons.tsx'

/** Opens the menu of a reading. */
export function MoreButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={kept.more}
      aria-haspopup="menu"
      className="grid h-11 w-9 sm:w-11 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken"
      {...props}
    >
      <MoreIcon />
    </button>
  )
}
