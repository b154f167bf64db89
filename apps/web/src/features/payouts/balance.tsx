import { payoutWaitDays, type PayoutOverview } from '@numeria/contract'
import { sums } from '#messages/payout-tax'
import { balance as texts } from '#messages/payouts'
import { formatDate, formatDay } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { formatEuros } from './money.ts'

/** The balance, the payout date, and the missing requirements. */
export function Balance({ overview }: { overview: PayoutOverview }) {
  const { balanceCents, payableCents, pendingCents, onTheirWayCents, paidCents, minimumCents, nextPayoutOn, expected } =
    overview
  const date = formatDate(nextPayoutOn)
  // In credits mode there is no bank account and no transfer.
  const isPaidOut = overview.mode === 'cash' && !overview.hasDebt
  const counted = Math.min(Math.max(0, payableCents), minimumCents)
  const figures = [
    [texts.payable, formatEuros(payableCents)],
    [texts.pending, formatEuros(pendingCents)],
    [texts.onTheirWay, formatEuros(onTheirWayCents)],
    [texts.paid, formatEuros(paidCents)],
    ...(expected && expected.withheldCents > 0
      ? ([
          [sums.withheld, formatEuros(expected.withheldCents)],
          [sums.net, formatEuros(expected.netCents)],
        ] as const)
      : []),
    ...(isPaidOut ? [[texts.next, date] as const] : []),
  ] as const
  return (
    <Card title={texts.title}>
      <dl>
        <div className="flex flex-col-reverse">
          <dt className="text-xs text-ink-soft">{texts.balance}</dt>
          <dd className="font-display text-2xl leading-tight tabular-nums">{formatEuros(balanceCents)}</dd>
        </div>
      </dl>
      <progress
        aria-label={texts.thresholdLabel}
        aria-valuetext={texts.threshold(formatEuros(payableCents), formatEuros(minimumCents))}
        value={counted}
        max={minimumCents}
        className="mt-4 block h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-brass-line [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-brass-line forced-colors:border"
      />
      <p className="mt-2 text-s text-ink-soft">{sentence(overview, date)}</p>
      {overview.mode === 'cash' && !overview.taxDetails && <p className="mt-2 text-s">{sums.waits}</p>}
      {overview.heldUntil !== null && <p className="mt-2 text-s">{texts.held(formatDay(overview.heldUntil))}</p>}
      <dl className="mt-5 grid gap-2 border-t border-line pt-4 text-s">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-xs text-ink-soft">{texts.wait(payoutWaitDays)}</p>
    </Card>
  )
}

/** Sentence about the next payout of the balance. */
function sentence({ mode, hasDebt, balanceCents, payableCents, minimumCents }: PayoutOverview, date: string): string {
  if (balanceCents < 0) return texts.negative
  if (hasDebt) return texts.debt
  if (mode === 'credits' && balanceCents > 0) return texts.unchosen(formatEuros(balanceCents))
  if (mode === 'credits' || payableCents < minimumCents) return texts.missing(formatEuros(minimumCents - payableCents))
  return texts.reached(formatEuros(payableCents), date)
}
