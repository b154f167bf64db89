import type { Comparison, NewComparison } from '@numeria/contract'
import { useRef, useState } from 'react'
import { actions } from '#messages/actions'
import { compare as texts } from '#messages/compare'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Failed } from '../../ui/failed.tsx'
import { TextInput } from '../../ui/field.tsx'
import { Tick } from '../../ui/tick.tsx'
import { showToast } from '../../ui/toast.ts'
import { useComparisonActions, useComparisons } from './compare.api.ts'
import { ComparisonTable } from './comparison-table.tsx'

const tellFailure = (failure: unknown) => {
  const isMissing = failure instanceof ApiError && failure.code === 'chart.profile_missing'
  showToast({
    title: texts.failed,
    description: isMissing ? texts.needsProfile : sentenceOf(failure),
    destructive: true,
  })
}

/** Invitations to compare core numbers: made, shown and withdrawn here. */
export function ComparisonsCard() {
  const { data, error, refetch } = useComparisons()
  const { invite, remove } = useComparisonActions()
  const [showBirthDate, setShowBirthDate] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [made, setMade] = useState<NewComparison | null>(null)
  const create = useRef<HTMLButtonElement>(null)

  async function make() {
    if (isBusy) return
    setIsBusy(true)
    try {
      setMade(await invite(showBirthDate))
    } catch (failure) {
      tellFailure(failure)
    }
    setIsBusy(false)
  }

  async function end({ id, result }: Comparison) {
    try {
      await remove(id)
    } catch (failure) {
      return tellFailure(failure)
    }
    if (made?.id === id) setMade(null)
    // The button that was pressed goes with its line.
    create.current?.focus()
    showToast({ title: result ? texts.deleted : texts.ended })
  }

  return (
    <Card title={texts.title} hint={texts.hint}>
      {data ? (
        <>
          <Tick isOn={showBirthDate} onChange={setShowBirthDate}>
            {texts.showMine}
          </Tick>
          <Button ref={create} look="quiet" aria-disabled={isBusy} onClick={() => void make()}>
            {isBusy ? texts.creating : texts.create}
          </Button>
          {made && <Link key={made.id} url={made.url} />}
          {data.comparisons.length > 0 ? (
            <ul aria-label={texts.list} className="mt-5">
              {data.comparisons.map((comparison) => (
                <Line key={comparison.id} comparison={comparison} onEnd={() => void end(comparison)} />
              ))}
            </ul>
          ) : (
            <p className="mt-4 text-s text-ink-soft">{texts.none}</p>
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

/** The link, which the server gives once. */
function Link({ url }: { url: string }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      showToast({ title: texts.copied })
    } catch {
      showToast({ title: texts.failed, description: texts.notCopied, destructive: true })
    }
  }
  return (
    <div role="status" className="mt-4 grid gap-2">
      <label className="grid gap-2 text-s font-semibold">
        {texts.made}
        <TextInput readOnly value={url} onFocus={(event) => event.target.select()} />
      </label>
      <p className="text-xs text-ink-soft">{texts.madeHint}</p>
      <Button className="justify-self-start" onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  )
}

function Line({ comparison, onEnd }: { comparison: Comparison; onEnd: () => void }) {
  const { result, createdAt, expiresAt } = comparison
  const [isOpen, setIsOpen] = useState(false)
  const name = result?.friend.firstName ?? ''
  return (
    <li className="border-t border-line py-2 text-s first:border-t-0">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 break-words">
          <span className="block font-semibold">
            {result ? texts.answered(name) : texts.waiting(formatDay(expiresAt))}
          </span>
          <span className="text-ink-soft tabular-nums">{formatDay(createdAt)}</span>
        </p>
        <span className="flex max-sm:-ml-3">
          {result && (
            <Button
              look="plain"
              aria-expanded={isOpen}
              aria-label={isOpen ? texts.hide : texts.showOf(name)}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? texts.hide : texts.show}
            </Button>
          )}
          <Button
            look="plain"
            aria-label={result ? texts.deleteOf(name) : texts.endOf(formatDay(createdAt))}
            onClick={onEnd}
          >
            {result ? texts.delete : texts.end}
          </Button>
        </span>
      </div>
      {result && isOpen && (
        <div className="py-3">
          <ComparisonTable result={result} inviterName={texts.you} />
        </div>
      )}
    </li>
  )
}
