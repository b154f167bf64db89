import type { Profile, TodayNumber } from '@numeria/contract'
import { useId, useState } from 'react'
import { today as words } from '#messages/today'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { keys, local } from '../../lib/storage.ts'
import { CloseIcon, DownIcon } from '../../ui/icons.tsx'
import { useToday } from './today.api.ts'

type Props = { user: Profile; day: string; onDismiss: () => void }

/**
 * The numbers of the day above the conversation: the day with its sentence, those of the month and year behind a button. A failure takes them away: the
 * page of the day shows it.
 */
export function TodayLine({ user, day, onDismiss }: Props) {
  const { data: today, isError } = useToday(user, day)
  const [isOpen, setIsOpen] = useState(false)
  const longer = useId()
  if (isError) return null
  return (
    <section
      aria-label={words.line.label}
      className={`border-b border-line text-s short:hidden print:hidden ${today ? '' : 'min-h-25 lg:min-h-11'}`}
    >
      {today && (
        <div className="animate-appear">
          <div className="grid grid-cols-[1fr_auto_auto] items-center pl-4 lg:grid-cols-[auto_1fr_auto_auto] lg:gap-x-3">
            <Link
              to={paths.today}
              className="flex min-h-11 items-center font-semibold underline decoration-line-strong underline-offset-4"
            >
              <span>
                {words.day} <span className="text-brass">{today.day.value}</span>
              </span>
            </Link>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={longer}
              onClick={() => setIsOpen(!isOpen)}
              className="flex min-h-11 items-center gap-1 rounded-m px-2 text-ink-soft hover:bg-sunken hover:text-ink lg:order-1"
            >
              {words.line.longer(today.month.value, today.year.value)}
              <span className={`transition-transform ${isOpen ? 'rotate-180' : ''}`}>
                <DownIcon />
              </span>
            </button>
            <button
              type="button"
              aria-label={words.line.dismiss}
              onClick={() => {
                local.set(keys.todaySeen, day)
                onDismiss()
              }}
              className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink lg:order-2"
            >
              <CloseIcon />
            </button>
            <p className="col-span-3 pr-4 pb-2 text-ink-soft lg:col-span-1 lg:py-2 lg:pr-0">{today.day.sentence}</p>
          </div>
          <dl id={longer} hidden={!isOpen} className="max-h-[40dvh] overflow-y-auto px-4 pb-3">
            <Cycle name={words.month} number={today.month} />
            <Cycle name={words.year} number={today.year} />
          </dl>
        </div>
      )}
    </section>
  )
}

function Cycle({ name, number: { value, sentence } }: { name: string; number: TodayNumber }) {
  return (
    <div className="mt-2">
      <dt className="font-semibold">
        {name} <span className="text-brass">{value}</span>
      </dt>
      <dd className="text-ink-soft">{sentence}</dd>
    </div>
  )
}
