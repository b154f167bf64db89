import type { Profile } from '@numeria/contract'
import { today as words } from '#messages/today'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { keys, local } from '../../lib/storage.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { useToday } from './today.api.ts'

type Props = { user: Profile; day: string; onDismiss: () => void }

/** The number of the day in one line. A failure takes the line away: the page of the day shows it. */
export function TodayLine({ user, day, onDismiss }: Props) {
  const { data: today, isError } = useToday(user, day)
  if (isError) return null
  return (
    <section
      aria-label={words.line.label}
      className="flex min-h-11 items-center border-b border-line pl-4 text-s short:hidden print:hidden"
    >
      {today && (
        <>
          <Link to={paths.today} className="flex min-h-11 min-w-0 flex-1 animate-appear items-center gap-2">
            <span className="shrink-0 font-semibold">
              {words.day} <span className="text-brass">{today.day.value}</span>
            </span>
            <span className="truncate text-ink-soft underline decoration-line-strong underline-offset-4">
              {today.day.sentence}
            </span>
          </Link>
          <button
            type="button"
            aria-label={words.line.dismiss}
            onClick={() => {
              local.set(keys.todaySeen, day)
              onDismiss()
            }}
            className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink"
          >
            <CloseIcon />
          </button>
        </>
      )}
    </section>
  )
}
