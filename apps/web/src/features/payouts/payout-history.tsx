import type { Payout } from '@numeria/contract'
import { sums } from '#messages/payout-tax'
import { history as texts } from '#messages/payouts'
import { formatDay } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { inPounds } from './in-pounds.ts'
import { formatEuros } from './money.ts'

/** Every payout and what became of it. */
export function PayoutHistory({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <Card title={texts.title}>
      {payouts.length === 0 ? (
        <p className="text-s">{texts.empty}</p>
      ) : (
        <table className="w-full text-s">
          <thead className="text-left text-xs text-ink-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 pr-4 font-normal">
                {texts.date}
              </th>
              <th scope="col" className="w-full py-2 pr-4 font-normal">
                {texts.state}
              </th>
              <th scope="col" className="py-2 text-right font-normal">
                {texts.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {payouts.map(
              ({ id, amountCents, withheldCents, netCents, pounds, state, createdAt, paidAt, failure, account }) => (
                <tr key={id} className="border-b border-line align-top last:border-0">
                  <td className="py-3 pr-4 whitespace-nowrap text-ink-soft tabular-nums">
                    <time dateTime={createdAt}>{formatDay(createdAt)}</time>
                  </td>
                  <td className="py-3 pr-4">
                    <span className={state === 'failed' ? 'text-danger' : ''}>{texts.states[state]}</span>{' '}
                    {paidAt !== null && <span className="text-ink-soft">{texts.paidOn(formatDay(paidAt))}</span>}
                    {account !== null && <span className="block text-xs text-ink-soft tabular-nums">{account}</span>}
                    {withheldCents !== null && netCents !== null && withheldCents > 0 && (
                      <span className="block text-xs text-ink-soft">
                        {sums.ofPayout(formatEuros(withheldCents), formatEuros(netCents))}
                      </span>
                    )}
                    {pounds && <span className="block text-xs text-ink-soft">{inPounds(pounds)}</span>}
                    {failure !== null && <span className="block text-xs text-ink-soft">{texts.failure(failure)}</span>}
                  </td>
                  <td className="py-3 text-right whitespace-nowrap tabular-nums">{formatEuros(amountCents)}</td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
    </Card>
  )
}
