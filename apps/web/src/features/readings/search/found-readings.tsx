import { limits, type HistoryEntry } from '@numeria/contract'
import { useState } from 'react'
import { found as texts } from '#messages/kept-more'
import { sentenceOf } from '../../../lib/api-error.ts'
import { formatDay } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { readingName } from '../named-readings.ts'
import { plainText } from '@numeria/contract/markdown'
import { excerpt, markFound, searchedWords } from './marked.ts'
import { useFound } from './search.api.ts'
import { useOpenTurn } from './use-open-turn.ts'
import { useSettled } from './use-settled.ts'

const typingMs = 250
const excerptCharacters = 130

/** Search results, newest first, with the matches marked. */
export function FoundReadings({ search, onOpened }: { search: string; onOpened: () => void }) {
  const settled = useSettled(search, typingMs)
  const { data: found, error, isFetching, isPlaceholderData, refetch } = useFound(settled)
  const openTurn = useOpenTurn()
  const [openingId, setOpeningId] = useState<string | null>(null)
  const words = searchedWords(settled)

  async function open(entry: HistoryEntry) {
    setOpeningId(entry.turnId)
    onOpened()
    await openTurn(entry)
    setOpeningId(null)
  }

  if (error && !isFetching)
    return (
      <div className="grid justify-items-start gap-3 px-1 text-s text-ink-soft">
        {sentenceOf(error)}
        <Button look="quiet" onClick={() => void refetch()}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  return (
    <>
      <p role="status" className="mb-2 px-1 text-xs text-ink-soft">
        {found && !isPlaceholderData ? countFound(found.length) : texts.looking}
      </p>
      {found?.length === 0 && !isFetching && (
        <p className="px-1 text-s">
          {texts.noneHas[0]}
          <span className="font-semibold break-words">{settled}</span>
          {texts.noneHas[1]}
        </p>
      )}
      <ol className="overflow-hidden rounded-l border border-line bg-raised empty:hidden">
        {found?.map((entry) => (
          <li key={entry.turnId} className="border-line not-first:border-t">
            <button
              type="button"
              aria-busy={openingId === entry.turnId}
              onClick={() => void open(entry)}
              className="block w-full px-4 py-3 text-left leading-snug hover:bg-tide-wash focus-visible:-outline-offset-2 aria-busy:animate-breathe"
            >
              <span className="flex items-baseline justify-between gap-3 text-xs text-ink-soft">
                {readingName(entry.reading)}
                <time dateTime={entry.createdAt} className="tabular-nums">
                  {formatDay(entry.createdAt)}
                </time>
              </span>
              <span className="mt-0.5 block truncate text-s font-semibold">
                <Marked text={entry.message.replaceAll(/\s+/g, ' ')} words={words} />
              </span>
              <span lang={entry.language} className="mt-0.5 line-clamp-3 text-xs break-words text-ink-soft">
                <Marked text={excerpt(plainText(entry.response), words, excerptCharacters)} words={words} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  )
}

function countFound(count: number): string {
  if (count === 0) return texts.nothing
  if (count === limits.historyPage) return texts.newest(count)
  return texts.count(count)
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markFound(text, words).map((stretch, index) =>
    stretch.isFound ? (
      <mark key={index} className="rounded-s bg-brass-line/30 text-ink">
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    ),
  )
}
