import { turnPrice, type Completeness, type HistoryEntry, type Memory } from '@numeria/contract'
import { useId } from 'react'
import { dates } from '#messages/dates'
import { currentYear, formatDay } from '../../lib/dates.ts'
import { Answer, Question, Reading } from './bubbles.tsx'
import { isNamedReading } from './named-readings.ts'
import { ReadingFoot } from './reading-foot.tsx'
import { LazyRemembered } from './lazy-remembered.tsx'
import type { RewriteReason } from './feedback/rewrite-dialog.tsx'

type Props = {
  entry: HistoryEntry
  /** Notes that were remembered from the question. */
  notes: readonly Memory[] | undefined
  completeness: Completeness
  onAgain: (entry: HistoryEntry) => void
  onEdit: (entry: HistoryEntry) => void
  onRewrite: (entry: HistoryEntry, reason: RewriteReason) => void
}

/** The current price of asking again. Null where nothing can be asked again. */
function priceNow({ reading, message }: HistoryEntry, completeness: Completeness): number | null {
  if (reading === 'safety') return null
  return turnPrice({ message, ...(isNamedReading(reading) && { reading }), completeness }, currentYear())
}

/** A question and its reading: an article whose heading is the question, so that a screen reader can go from one to the next. */
export function FinishedTurn({ entry, notes, completeness, onAgain, onEdit, onRewrite }: Props) {
  const id = useId()
  const price = priceNow(entry, completeness)
  return (
    <article aria-labelledby={id} className="grid gap-6">
      <Question text={entry.message} headingId={id} />
      <Answer>
        <Reading pieces={[entry.response]} language={entry.language} level={3} />
        {notes && <LazyRemembered notes={notes} />}
        <ReadingFoot entry={entry} price={price} onAgain={onAgain} onEdit={onEdit} onRewrite={onRewrite} />
      </Answer>
    </article>
  )
}

/** Between two days of a conversation. */
export function DaySeparator({ day }: { day: string }) {
  return (
    <p className="mb-6 flex items-center gap-4 text-xs text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {nameOfDay(day)}
    </p>
  )
}

const dayMs = 86_400_000

function nameOfDay(day: string): string {
  const now = Date.now()
  if (day === formatDay(new Date(now).toISOString())) return dates.today
  return day === formatDay(new Date(now - dayMs).toISOString()) ? dates.yesterday : day
}
