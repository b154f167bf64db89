import type { HistoryEntry } from '@numeria/contract'
import type { ReactNode } from 'react'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { DownIcon } from '../../ui/icons.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { Answer, Question, Reading } from './bubbles.tsx'
import { Greeting } from './greeting.tsx'
import { useFollow } from './use-follow.ts'

type Props = { history: HistoryEntry[]; running: ReactNode; suggestions: ReactNode }

/** The conversation, oldest first, with what is being said now at its end. It scrolls by itself, inside the page. */
export function Transcript({ history, running, suggestions }: Props) {
  const { container, content, isAway, jumpToLatest } = useFollow(history.length > 0 || running !== null)
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
          <Greeting />
          <ol className="mt-8 grid gap-8">
            {history.map((entry, index) => (
              <li key={index} className="grid gap-6">
                <Question text={entry.message} />
                <Answer footer={<EntryFooter entry={entry} />}>
                  <Reading pieces={[entry.response]} />
                </Answer>
              </li>
            ))}
            {running && <li className="grid gap-6">{running}</li>}
          </ol>
          {suggestions}
        </div>
      </div>
      {isAway && (
        <Button
          look="quiet"
          onClick={jumpToLatest}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 animate-appear bg-raised shadow-raised"
        >
          <DownIcon /> Jump to latest
        </Button>
      )}
    </div>
  )
}

function EntryFooter({ entry: { createdAt, creditsCost } }: { entry: HistoryEntry }) {
  return (
    <>
      <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
      {' · '}
      {creditsCost === 0 ? 'no charge' : countCredits(creditsCost)}
    </>
  )
}
