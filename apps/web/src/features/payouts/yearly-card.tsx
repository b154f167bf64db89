import type { YearlyStatements } from '@numeria/contract'
import { partners } from '#messages/partners'
import { yearly as texts } from '#messages/payout-tax'
import { formatDate } from '../../lib/dates.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toCsv } from '../referrals/csv.ts'
import { download } from '../referrals/download.ts'
import { inPounds } from './in-pounds.ts'
import { formatEuros, formatPercent } from './money.ts'
import { useYearlyStatements } from './payouts.api.ts'

type Year = YearlyStatements[number]
const number = 'py-2 pl-4 text-right tabular-nums whitespace-nowrap'

/** Payments of each year with the tax withheld: for the tax return. */
export function YearlyCard() {
  const query = useYearlyStatements()
  if (query.data?.length === 0) return null
  return (
    <Card title={texts.title} hint={texts.hint}>
      <Answer query={query} failed={texts.failed}>
        {(years) => (
          <div className="grid grid-cols-1 gap-6">
            {years.map((year) => (
              <YearTable key={year.year} year={year} />
            ))}
          </div>
        )}
      </Answer>
    </Card>
  )
}

function YearTable({ year: { year, payouts, ...total } }: { year: Year }) {
  const { paidOn, gross, percent, withheld, net } = texts.heads
  return (
    <section aria-label={texts.year(year)}>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-base font-semibold">{texts.year(year)}</h3>
        <Button look="quiet" className="print:hidden" onClick={() => save({ year, payouts, ...total })}>
          {texts.csv(year)}
        </Button>
      </div>
      <div className="-mx-1 overflow-x-auto px-1" role="group" aria-label={texts.year(year)} tabIndex={0}>
        <table className="w-full text-s max-sm:text-xs">
          <thead className="text-xs text-ink-soft">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 text-left font-normal">
                {paidOn}
              </th>
              {[gross, percent, withheld, net].map((head) => (
                <th key={head} scope="col" className="py-2 pl-4 text-right font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payouts.map((payout) => (
              <tr key={payout.payoutId} className="border-b border-line">
                <th scope="row" className="py-2 text-left font-normal whitespace-nowrap">
                  {formatDate(payout.paidOn)}
                </th>
                <td className={number}>{formatEuros(payout.grossCents)}</td>
                <td className={number}>{formatPercent(payout.withheldPercent)}</td>
                <td className={number}>{formatEuros(payout.withheldCents)}</td>
                <td className={number}>
                  {formatEuros(payout.netCents)}
                  {payout.pounds && (
                    <span className="block min-w-32 text-xs whitespace-normal text-ink-soft">
                      {inPounds(payout.pounds)}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot className="font-semibold">
            <tr>
              <th scope="row" className="py-2 text-left">
                {texts.total}
              </th>
              <td className={number}>{formatEuros(total.grossCents)}</td>
              <td className={number}>–</td>
              <td className={number}>{formatEuros(total.withheldCents)}</td>
              <td className={number}>{formatEuros(total.netCents)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  )
}

function save({ year, payouts, grossCents, withheldCents, netCents }: Year) {
  const { paidOn, gross, percent, withheld, net, taxNumber, payout, pounds, rate, rateOn } = texts.heads
  const rows = [
    [paidOn, gross, percent, withheld, net, taxNumber, payout, pounds, rate, rateOn],
    ...payouts.map((each) => [
      each.paidOn,
      each.grossCents / 100,
      each.withheldPercent,
      each.withheldCents / 100,
      each.netCents / 100,
      each.taxNumber ?? '',
      each.payoutId,
      each.pounds ? each.pounds.pence / 100 : '',
      each.pounds?.rate ?? '',
      each.pounds?.rateOn ?? '',
    ]),
    [texts.total, grossCents / 100, '', withheldCents / 100, netCents / 100, '', '', '', '', ''],
  ]
  download(texts.file(year), 'text/csv;charset=utf-8', toCsv(rows, partners.separator))
}
