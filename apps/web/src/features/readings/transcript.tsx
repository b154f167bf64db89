import type { HistoryEntry } from '@numeria/contract'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { DownIcon } from '../../ui/icons.tsx'
import { DaySeparator, FinishedTurn } from './finished-turn.tsx'
import { Greeting } from './greeting.tsx'
import type { KnownHistory } from './known-history.ts'
import { useFollow } from './use-follow.ts'
import { useOlder } from './use-older.ts'

type Props = {
  history: KnownHistory
  /** What asking an entry again would cost; null where that cannot be. */
  priceNow: (entry: HistoryEntry) => number | null
  onAgain: (entry: HistoryEntry) => void
  running: ReactNode
  /** What follows the conversation. */
  end: ReactNode
}

/** So many of the newest entries are always laid out; those before them only when they are near the window. */
const laidOut = 6
const skipped = '[contain-intrinsic-size:auto_26rem] [content-visibility:auto]'

/** The conversation, oldest first, with what is being said now at its end. It scrolls by itself, inside the page. */
export function Transcript({ history: { entries, hasOlder }, priceNow, onAgain, running, end }: Props) {
  const { container, content, isAway, jumpToLatest } = useFollow(entries.length > 0 || running !== null)
  const { edge, first, state, load } = useOlder(container, entries[0]?.turnId, hasOlder)
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={container}
        role="region"
        aria-label="Conversation"
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2"
      >
        <div ref={content} className="mx-auto max-w-reading py-6 sm:py-8">
          {hasOlder ? (
            <div ref={edge} className="grid min-h-11 place-items-center text-s text-ink-soft">
              {state === 'loading' ? (
                'Fetching earlier readings…'
              ) : (
                <Button look="plain" onClick={() => void load()}>
                  {state === 'failed' ? 'Earlier readings could not be loaded. Try again' : 'Show earlier readings'}
                </Button>
              )}
            </div>
          ) : (
            <Greeting />
          )}
          <ol className="mt-8">
            {entries.map((entry, index) => {
              const day = formatDay(entry.createdAt)
              const before = entries[index - 1]
              return (
                <li
                  key={entry.turnId}
                  ref={index === 0 ? first : undefined}
                  className={`-mx-2 px-2 pb-10 ${index < entries.length - laidOut ? skipped : ''}`}
                >
                  {(!before || formatDay(before.createdAt) !== day) && <DaySeparator day={day} />}
                  <div className="grid gap-6">
                    <FinishedTurn entry={entry} priceNow={priceNow(entry)} onAgain={() => onAgain(entry)} />
                  </div>
                </li>
              )
            })}
            {running && <li className="grid gap-6">{running}</li>}
          </ol>
          {end}
        </div>
      </div>
      {isAway && (
        <Button
          look="quiet"
          onClick={jumpToLatest}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-appear bg-raised whitespace-nowrap shadow-raised"
        >
          <DownIcon /> Jump to latest
        </Button>
      )}
    </div>
  )
}
