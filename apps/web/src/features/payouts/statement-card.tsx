import type { ReferralStatement } from '@numeria/contract'
import { partners as texts } from '#messages/partners'
import { todayDate } from '../../lib/dates.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toCsv } from '../referrals/csv.ts'
import { download } from '../referrals/download.ts'
import { formatEuros } from './money.ts'
import { useReferralStatement } from './payouts.api.ts'

const number = 'py-3 pl-4 text-right tabular-nums whitespace-nowrap'
const counts = ['clicks', 'signups', 'firstPurchases'] as const
const amounts = [
  'setAsideCents',
  'releasedCents',
  'givenBackCents',
  'takenBackCents',
  'earnedCents',
  'payoutCents',
  'balanceCents',
] as const

/** Income from the links of a referrer and what was paid, month by month. */
export function StatementCard() {
  const query = useReferralStatement()

  function save(months: ReferralStatement) {
    const head = [texts.heads.month, ...[...counts, ...amounts].map((name) => texts.heads[name])]
    const rows = months.map((row) => [
      row.month,
      ...counts.map((name) => row[name]),
      ...amounts.map((name) => row[name] / 100),
    ])
    download(texts.file(todayDate()), 'text/csv;charset=utf-8', toCsv([head, ...rows], texts.separator))
  }

  return (
    <Card
      title={texts.title}
      hint={texts.hint}
      aside={
        query.data &&
        query.data.length > 0 && (
          <Button look="quiet" className="print:hidden" onClick={() => save(query.data)}>
            {texts.csv}
          </Button>
        )
      }
    >
      <Answer query={query} failed={texts.failed}>
        {(months) =>
          months.length === 0 ? (
            <p className="grid min-h-24 content-center text-s">{texts.empty}</p>
          ) : (
            // Focusable, so that it scrolls by keyboard; the page itself never scrolls sideways.
            <div className="-mx-1 overflow-x-auto px-1" role="group" aria-label={texts.title} tabIndex={0}>
              <table className="w-full text-s max-sm:text-xs">
                <thead className="text-xs text-ink-soft">
                  <tr className="border-b border-line">
                    <th scope="col" className="py-2 text-left font-normal">
                      {texts.heads.month}
                    </th>
                    {[...counts, ...amounts].map((name) => (
                      <th key={name} scope="col" className="py-2 pl-4 text-right font-normal">
                        {texts.heads[name]}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {months.map((row) => (
                    <tr key={row.month} className="border-b border-line last:border-0">
                      <th scope="row" className="py-3 text-left font-semibold tabular-nums whitespace-nowrap">
                        {row.month}
                      </th>
                      {counts.map((name) => (
                        <td key={name} className={number}>
                          {row[name]}
                        </td>
                      ))}
                      {amounts.map((name) => (
                        <td key={name} className={number}>
                          {formatEuros(row[name])}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </Answer>
    </Card>
  )
}
