import { type AdminPayout, earningRoutes, type Payout } from '@numeria/contract'
import { useState } from 'react'
import { desk as texts } from '#messages/admin-payouts'
import { useSearchParams } from '../../lib/router.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Select } from '../../ui/field.tsx'
import { Segments } from '../../ui/segments.tsx'
import { showToast } from '../../ui/toast.ts'
import { fileOf, useAdminPayouts, useExportPayouts } from './desk.api.ts'
import { EndDialog } from './end-dialog.tsx'
import { Answer } from './parts.tsx'
import { PayoutTable } from './payout-table.tsx'
import { formatMoney, showFailure } from './tell.ts'

const states = ['due', 'exported', 'paid', 'failed'] as const
const sumOf = (payouts: readonly AdminPayout[]) => payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Payouts on their way: into a file for the bank, and then what the bank did. */
export function PayoutsDesk() {
  const [search] = useSearchParams()
  const [state, setState] = useState<Payout['state']>(states.find((known) => known === search.get('state')) ?? 'due')
  const query = useAdminPayouts(state)
  return (
    <Card
      title={texts.title}
      hint={texts.hint}
      aside={
        <Segments
          legend={texts.which}
          value={state}
          onChange={setState}
          choices={states.map((each) => [each, texts.states[each]])}
        />
      }
    >
      {state === 'paid' && <TaxReport />}
      {state === 'due' && <Exports onExported={() => setState('exported')} />}
      <Answer query={query}>
        {(payouts) =>
          payouts.length === 0 ? (
            <p className="text-s text-ink-soft">{texts.empty[state]}</p>
          ) : (
            // Chosen anew for each list.
            <Chosen key={state} state={state} payouts={payouts} />
          )
        }
      </Answer>
    </Card>
  )
}

/** Hands the browser a batch's file, as a link that was pressed would. */
function downloadFile(batchId: string): void {
  const link = document.createElement('a')
  link.href = fileOf(batchId)
  link.download = ''
  link.click()
}

function Exports({ onExported }: { onExported: () => void }) {
  const { mutate, isPending } = useExportPayouts()

  function exportFile(kind: 'sepa' | 'uk') {
    if (isPending) return
    mutate(
      { kind },
      {
        onSuccess: ({ batchId, payouts, totalCents, totalPence, unreadable }) => {
          if (batchId === null)
            return showToast({ title: texts.nothingReady.title, description: texts.nothingReady.text })
          downloadFile(batchId)
          onExported()
          const amount = formatMoney(totalCents, 'eur')
          const sent = totalPence === null ? amount : texts.inPounds(amount, formatMoney(totalPence, 'gbp'))
          const done = texts.exported.text(payouts, sent)
          const description = unreadable.length > 0 ? `${done}. ${texts.unreadable(unreadable)}` : done
          showToast({ title: texts.exported.title, description, destructive: unreadable.length > 0 })
        },
        onError: showFailure,
      },
    )
  }

  return (
    <div className="mb-5 grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isPending} onClick={() => exportFile('sepa')}>
          {texts.exportSepa}
        </Button>
        <Button look="quiet" aria-disabled={isPending} onClick={() => exportFile('uk')}>
          {texts.exportUk}
        </Button>
      </div>
      <p className="text-xs text-ink-soft">{texts.fileWarning}</p>
    </div>
  )
}

/** Every year in which a payout can have been paid, the last one first. */
function TaxReport() {
  const [thisYear] = useState(() => new Date().getUTCFullYear())
  const [year, setYear] = useState(String(thisYear))
  const years = Array.from({ length: thisYear - 2025 }, (_, back) => String(thisYear - back))
  return (
    <div className="mb-5 flex flex-wrap items-end gap-3">
      <Select
        label={texts.taxYear}
        value={year}
        onChange={(next) => setYear(next || String(thisYear))}
        options={years.map((each) => [each, each])}
      />
      <a
        href={`${earningRoutes.taxReport.path}?year=${year}`}
        download
        className="flex min-h-11 items-center text-s text-tide underline"
      >
        {texts.taxReport}
      </a>
    </div>
  )
}

function Chosen({ state, payouts }: { state: Payout['state']; payouts: readonly AdminPayout[] }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [ending, setEnding] = useState<'paid' | 'failed' | 'returned' | null>(null)
  const mayEnd = state !== 'failed'
  // A payout that another administrator has ended is no longer in the list, so it is not selected.
  const chosen = payouts.filter(({ payoutId }) => ids.has(payoutId))
  return (
    <>
      <p className="mb-2 text-s">{texts.sum(payouts.length, formatMoney(sumOf(payouts), 'eur'))}</p>
      <PayoutTable state={state} payouts={payouts} {...(mayEnd && { chosen: ids, onChoose: setIds })} />
      {mayEnd && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {state === 'exported' && (
            <Button disabled={chosen.length === 0} className="disabled:opacity-60" onClick={() => setEnding('paid')}>
              {texts.paid}
            </Button>
          )}
          <Button
            look="quiet"
            disabled={chosen.length === 0}
            className="disabled:opacity-60"
            onClick={() => setEnding(state === 'paid' ? 'returned' : 'failed')}
          >
            {state === 'paid' ? texts.returned : texts.failed}
          </Button>
          <p role="status" className="text-s text-ink-soft">
            {chosen.length > 0 && texts.selected(chosen.length, formatMoney(sumOf(chosen), 'eur'))}
          </p>
        </div>
      )}
      {ending && (
        <EndDialog
          how={ending}
          ids={chosen.map(({ payoutId }) => payoutId)}
          amount={formatMoney(sumOf(chosen), 'eur')}
          onClose={() => setEnding(null)}
          onDone={() => {
            setEnding(null)
            setIds(new Set())
          }}
        />
      )}
    </>
  )
}
