import type { Referral } from '@numeria/contract'
import { analytics as texts } from '#messages/referrals'
import { formatDay, todayDate } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toCsv } from './csv.ts'
import { download } from './download.ts'
import { conversionRate, formatCount, formatEarnings, formatRate, totalsOf } from './figures.ts'

const number = 'py-3 pl-3 max-sm:pl-2 text-right tabular-nums whitespace-nowrap'

/** Figures of each link and their sum, with a CSV download. */
export function LinkTable({ referrals }: { referrals: readonly Referral[] }) {
  const totals = totalsOf(referrals)
  const heads = [texts.clicksHead, texts.conversions, texts.rateHead, texts.earnings]

  function save() {
    const rate = (row: Pick<Referral, 'clicks' | 'conversions'>) => Number((conversionRate(row) * 100).toFixed(1))
    const rows = referrals.map((row) => [
      row.code,
      formatDay(row.createdAt),
      row.clicks,
      row.conversions,
      rate(row),
      row.totalEarnings,
    ])
    const head = [
      texts.code,
      texts.created,
      texts.clicksHead,
      texts.conversions,
      `${texts.rateHead} (%)`,
      `${texts.earnings} ($)`,
    ]
    const foot = [texts.total, '', totals.clicks, totals.conversions, rate(totals), totals.totalEarnings]
    download(texts.csvFile(todayDate()), 'text/csv;charset=utf-8', toCsv([head, ...rows, foot], texts.csvSeparator))
  }

  return (
    <Card
      title={texts.table}
      aside={
        referrals.length > 0 && (
          <Button look="quiet" className="print:hidden" onClick={save}>
            {texts.csv}
          </Button>
        )
      }
    >
      {referrals.length === 0 ? (
        <p className="grid min-h-24 content-center text-s">{texts.empty}</p>
      ) : (
        // Focusable, so that it scrolls by keyboard; the page itself never scrolls sideways.
        <div className="-mx-1 overflow-x-auto px-1" role="group" aria-label={texts.table} tabIndex={0}>
          <table className="w-full text-s max-sm:text-xs">
            <thead className="text-xs text-ink-soft">
              <tr className="border-b border-line">
                <th scope="col" className="py-2 text-left font-normal">
                  {texts.code}
                </th>
                {heads.map((head) => (
                  <th key={head} scope="col" className="py-2 pl-3 text-right font-normal max-sm:pl-2">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {referrals.map((row) => (
                <tr key={row.id} className="border-b border-line">
                  <th scope="row" className="py-3 text-left font-normal tabular-nums">
                    {row.code}
                  </th>
                  <Figures row={row} />
                </tr>
              ))}
            </tbody>
            <tfoot className="font-semibold">
              <tr>
                <th scope="row" className="py-3 text-left">
                  {texts.total}
                </th>
                <Figures row={totals} />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Card>
  )
}

function Figures({ row }: { row: Pick<Referral, 'clicks' | 'conversions' | 'totalEarnings'> }) {
  return (
    <>
      <td className={number}>{formatCount(row.clicks)}</td>
      <td className={number}>{formatCount(row.conversions)}</td>
      <td className={number}>{formatRate(conversionRate(row))}</td>
      <td className={number}>{formatEarnings(row.totalEarnings)}</td>
    </>
  )
}
