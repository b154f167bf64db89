import type { AdminFigures } from '@numeria/contract'
import { figures as texts } from '#messages/admin'
import { alertTexts } from '#messages/shared-operators'
import { formatDate } from '../../lib/dates.ts'
import { AgainIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useFigures } from './admin.api.ts'
import { Answer } from './parts.tsx'
import { formatCount, formatMoney } from './tell.ts'

const counts = ['signUps', 'readings', 'readingsFailed', 'creditsSpent', 'creditsGranted', 'modelTokens'] as const

/** Figures of today, below the alerts that need attention. */
export function FiguresCard() {
  const query = useFigures()
  const { data, isFetching, refetch } = query
  return (
    <Card
      title={texts.title}
      {...(data && { hint: texts.hint(formatDate(data.day)) })}
      aside={
        <Button
          look="plain"
          className="-my-1 sm:-mr-5 max-sm:-ml-5"
          aria-disabled={isFetching}
          onClick={() => void refetch()}
        >
          <AgainIcon />
          {texts.refresh}
        </Button>
      }
    >
      <Answer query={query}>{(figures) => <Figures figures={figures} />}</Answer>
    </Card>
  )
}

function Figures({ figures }: { figures: AdminFigures }) {
  const { fires, purchases } = figures
  const sold = purchases.map(({ count, cents, currency }) => texts.sale(count, formatMoney(cents, currency)))
  return (
    <>
      {fires.length === 0 ? (
        <p className="text-s text-ink-soft">{texts.calm}</p>
      ) : (
        <section aria-label={texts.firesTitle} className="rounded-m border border-danger bg-danger-wash px-4 py-3">
          <h3 className="font-text text-s font-semibold text-danger">{texts.firesTitle}</h3>
          <ul className="mt-1 grid gap-1 text-s">
            {fires.map(({ kind, count }) => (
              <li key={kind} className="grid grid-cols-[auto_1fr] gap-2">
                <strong className="tabular-nums">{formatCount(count)}</strong>
                <span>{alertTexts[kind]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
        {counts.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-xs text-ink-soft">{texts[name]}</dt>
            <dd className="font-display text-l leading-tight tabular-nums">{formatCount(figures[name])}</dd>
          </div>
        ))}
        <div className="col-span-full flex flex-col-reverse">
          <dt className="text-xs text-ink-soft">{texts.sold}</dt>
          <dd className="text-s">{sold.join(' · ') || texts.soldNothing}</dd>
        </div>
      </dl>
    </>
  )
}
