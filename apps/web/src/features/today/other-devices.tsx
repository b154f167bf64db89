import type { Profile } from '@numeria/contract'
import { useRef } from 'react'
import { today } from '#messages/today'
import { serverTextOr } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { useStopDevice } from './push.api.ts'

const words = today.reminders.device

/** The devices that get notifications besides this one, each with a button that ends them. */
export function OtherDevices({ user, ids }: { user: Profile; ids: readonly string[] }) {
  const { mutate, variables, isPending, isSuccess, error } = useStopDevice(user)
  const heading = useRef<HTMLParagraphElement>(null)
  if (ids.length === 0 && !isSuccess) return null
  return (
    <div className="mt-2 text-s">
      <p ref={heading} tabIndex={-1} className="text-ink-soft outline-none">
        {ids.length === 0 ? words.noOthers : words.others(ids.length)}
      </p>
      <ul>
        {ids.map((id, index) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-4">
            {words.other(index + 1)}
            <Button
              look="plain"
              aria-label={words.stopOther(index + 1)}
              aria-disabled={isPending}
              onClick={() => {
                if (isPending) return
                // The button that was pressed goes with its line.
                mutate(id, { onSuccess: () => heading.current?.focus() })
              }}
            >
              {isPending && variables === id ? words.stopping : words.stop}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-danger">
        {error && `${words.stopFailed} ${serverTextOr(error, '')}`}
      </p>
    </div>
  )
}
