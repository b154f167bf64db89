import { turnPrice, type Completeness, type HistoryEntry } from '@numeria/contract'
import { currentYear, formatDay, formatMoment } from '../../lib/dates.ts'
import { AgainIcon, CopyIcon } from '../../ui/icons.tsx'
import { showToast } from '../../ui/toast.ts'
import { countCredits } from '../credits/credits.api.ts'
import { Answer, Question, Reading } from './bubbles.tsx'
import { isNamedReading } from './named-readings.ts'

type Props = {
  entry: HistoryEntry
  completeness: Completeness
  onAgain: (entry: HistoryEntry) => void
}

/** What asking again would cost now; null where there is nothing to ask again. */
function priceNow({ reading, message }: HistoryEntry, completeness: Completeness): number | null {
  if (reading === 'safety') return null
  return turnPrice({ message, ...(isNamedReading(reading) && { reading }), completeness }, currentYear())
}

/** A question and its reading, as they are kept. */
export function FinishedTurn({ entry, completeness, onAgain }: Props) {
  const price = priceNow(entry, completeness)
  const { message, response, createdAt, creditsCost, stopped } = entry
  return (
    <>
      <Question text={message} />
      <Answer
        footer={
          <span className="flex flex-wrap items-center gap-x-4">
            <span className="py-1">
              <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              {' · '}
              {creditsCost === 0 ? 'no charge' : countCredits(creditsCost)}
              {stopped && ' · stopped'}
            </span>
            <button type="button" onClick={() => void copy(response)} className={action}>
              <CopyIcon /> Copy
            </button>
            {price !== null && (
              <button type="button" onClick={() => onAgain(entry)} className={action}>
                <AgainIcon /> Ask again · {price === 0 ? 'free' : countCredits(price)}
              </button>
            )}
          </span>
        }
      >
        <Reading pieces={[response]} />
      </Answer>
    </>
  )
}

const action = '-mx-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-full px-1.5 hover:bg-sunken hover:text-ink'

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast({ title: 'Copied!', description: 'Reading copied to clipboard' })
  } catch {
    showToast({ title: 'Error', description: 'Your browser did not let us copy. Please select the text instead.' })
  }
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
  if (day === formatDay(new Date(now).toISOString())) return 'Today'
  return day === formatDay(new Date(now - dayMs).toISOString()) ? 'Yesterday' : day
}
