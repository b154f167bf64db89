import type { SessionList as Sessions } from '@numeria/contract'
import { useRef } from 'react'
import { sessions as texts } from '#messages/settings'
import { formatMoment } from '../lib/dates.ts'
import { Button } from './button.tsx'

type Session = Sessions['sessions'][number]

type Props = {
  label: string
  sessions: readonly Session[]
  isBusy: boolean
  /** Ends one session or all others. Calls back once it has ended. */
  onEnd: (which: { id: string } | 'others', onEnded: () => void) => void
}

/** A person's sessions, with buttons that end one or all others. */
export function SessionList({ label, sessions, isBusy, onEnd }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const end = (which: { id: string } | 'others') => {
    // The button that was pressed goes with its line.
    if (!isBusy) onEnd(which, () => list.current?.focus())
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={label} className="outline-none">
        {sessions.map((session) => (
          <Line key={session.id} session={session} isBusy={isBusy} onEnd={() => end({ id: session.id })} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button look="quiet" className="mt-4" aria-disabled={isBusy} onClick={() => end('others')}>
          {texts.endOthers}
        </Button>
      ) : (
        <p className="mt-2 text-s text-ink-soft">{texts.only}</p>
      )}
    </>
  )
}

function Line({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const device = texts.device(session.browser, session.system)
  const moment = formatMoment(session.signedInAt)
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 text-s first:border-t-0">
      <p>
        <span className="block font-semibold">{device}</span>
        <span className="text-ink-soft tabular-nums">{texts.since(moment)}</span>
      </p>
      {session.isCurrent ? (
        <span className="rounded-full bg-tide-wash px-3 py-1 text-xs font-semibold">{texts.here}</span>
      ) : (
        <Button look="plain" aria-label={texts.endOf(device, moment)} aria-disabled={isBusy} onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </li>
  )
}
