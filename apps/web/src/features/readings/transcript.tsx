import type { Completeness, HistoryEntry } from '@numeria/contract'
import type { ReactNode } from 'react'
import { chat } from '#messages/chat'
import { Button } from '../../ui/button.tsx'
import { DownIcon } from '../../ui/icons.tsx'
import { Entries } from './entries.tsx'
import { Greeting } from './greeting.tsx'
import type { KnownHistory } from './known-history.ts'
import { useFollow } from './use-follow.ts'
import { useOlder } from './use-older.ts'
import type { RewriteReason } from './feedback/rewrite-dialog.tsx'

type Props = {
  /** The address names it; null for the one that was used last. */
  conversationId: string | null
  history: KnownHistory
  completeness: Completeness
  onAgain: (entry: HistoryEntry) => void
  onEdit: (entry: HistoryEntry) => void
  onRewrite: (entry: HistoryEntry, reason: RewriteReason) => void
  running: ReactNode
  /** When the question on its way was sent from here, if it was. */
  sentAt: string | null
  /** Content below the conversation. */
  end: ReactNode
}

/** The conversation, oldest first, with what is being said now at its end. It scrolls by itself, inside the page. */
export function Transcript({
  conversationId,
  history: { entries, hasOlder },
  completeness,
  onAgain,
  onEdit,
  onRewrite,
  running,
  sentAt,
  end,
}: Props) {
  const { container, content, said, isAway, jumpToLatest } = useFollow(entries.length > 0 || running !== null, sentAt)
  const { edge, first, state, load } = useOlder(container, conversationId, entries[0]?.turnId, hasOlder)
  return (
    <div className="flex min-h-0 flex-1 flex-col print:block">
      <div
        ref={container}
        role="region"
        aria-label={chat.conversation}
        tabIndex={0}
        className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 focus-visible:-outline-offset-2 print:h-auto print:overflow-visible"
      >
        <div ref={content} className="mx-auto max-w-reading py-6 sm:py-8">
          {hasOlder ? (
            <div ref={edge} className="grid min-h-11 place-items-center text-s text-ink-soft">
              {state === 'loading' ? (
                chat.fetchingEarlier
              ) : (
                <Button look="plain" onClick={() => void load()}>
                  {state === 'failed' ? chat.earlierFailed : chat.showEarlier}
                </Button>
              )}
            </div>
          ) : (
            <Greeting />
          )}
          <ol ref={said} className="mt-8">
            <Entries
              entries={entries}
              completeness={completeness}
              onAgain={onAgain}
              onEdit={onEdit}
              onRewrite={onRewrite}
              firstRef={first}
            />
            {running && <li className="grid gap-6">{running}</li>}
          </ol>
          {end}
        </div>
      </div>
      {/* In a row of its own: over the conversation it would cover words. */}
      {isAway && (
        <Button look="plain" onClick={jumpToLatest} className="animate-appear self-center print:hidden">
          <DownIcon /> {chat.jumpToLatest}
        </Button>
      )}
    </div>
  )
}
