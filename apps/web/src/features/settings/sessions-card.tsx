import type { SessionList } from '@numeria/contract'
import { useRef } from 'react'
import { actions } from '#messages/actions'
import { sessions as texts } from '#messages/settings'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { showToast } from '../../ui/toast.ts'
import { useEndSessions, useSessions } from './settings.api.ts'
import { Failed } from '../../ui/failed.tsx'

type Session = SessionList['sessions'][number]

/** Where the person is signed in, to be ended one by one or all at once. */
export function SessionsCard() {
  const { data, error, refetch } = useSessions()
  const { mutate, isPending } = useEndSessions()
  const list = useRef<HTMLUListElement>(null)

  function end(which: { id: string } | 'others') {
    if (isPending) return
    mutate(which, {
      onSuccess: () => {
        showToast({ title: which === 'others' ? texts.othersEnded : texts.ended })
        // The button that was pressed goes with its line.
        list.current?.focus()
      },
      onError: (failure) => showToast({ title: texts.failed, description: sentenceOf(failure), destructive: true }),
    })
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      {data ? (
        <>
          <ul ref={list} tabIndex={-1} aria-label={texts.title} className="outline-none">
            {data.sessions.map((session) => (
              <Line key={session.id} session={session} isBusy={isPending} onEnd={() => end({ id: session.id })} />
            ))}
          </ul>
          {data.sessions.length > 1 ? (
            <Button look="quiet" className="mt-4" aria-disabled={isPending} onClick={() => end('others')}>
              {texts.endOthers}
            </Button>
          ) : (
            <p className="mt-2 text-s text-ink-soft">{texts.only}</p>
          )}
        </>
      ) : error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : (
        <p role="status" className="grid min-h-24 animate-breathe items-center text-s text-ink-soft">
          {actions.loading}
        </p>
      )}
    </Card>
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
