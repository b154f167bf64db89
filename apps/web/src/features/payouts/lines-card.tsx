import type { EarningLines } from '@numeria/contract'
import { partners } from '#messages/partners'
import { lines as texts } from '#messages/payout-tax'
import { formatDay, todayDate } from '../../lib/dates.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toCsv } from '../referrals/csv.ts'
import { download } from '../referrals/download.ts'
import { formatEuros } from './money.ts'
import { useEarningLines } from './payouts.api.ts'

const { heads, kinds } = texts

/** Every movement of the balance: conversions, corrections with their reason, payouts. */
export function LinesCard() {
  const query = useEarningLines()
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
        {(lines) =>
          lines.length === 0 ? (
            <p className="grid min-h-24 content-center text-s">{texts.empty}</p>
          ) : (
            <div className="-mx-1 max-h-96 overflow-auto px-1" role="group" aria-label={texts.title} tabIndex={0}>
              <table className="w-full text-s max-sm:text-xs">
                <thead className="text-left text-xs text-ink-soft">
                  <tr className="border-b border-line">
                    <th scope="col" className="py-2 pr-4 font-normal">
                      {heads.date}
                    </th>
                    <th scope="col" className="w-full py-2 pr-4 font-normal">
                      {heads.kind}
                    </th>
                    <th scope="col" className="py-2 pr-4 text-right font-normal">
                      {heads.amount}
                    </th>
                    <th scope="col" className="py-2 text-right font-normal">
                      {heads.balance}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {lines.map(({ id, at, kind, code, reason, cents, balanceCents }) => (
                    <tr key={`${kind} ${id}`} className="border-b border-line align-top last:border-0">
                      <td className="py-2 pr-4 whitespace-nowrap text-ink-soft tabular-nums">
                        <time dateTime={at}>{formatDay(at)}</time>
                      </td>
                      <td className="py-2 pr-4">
                        {kinds[kind]}
                        {code !== null && <span className="text-ink-soft"> · {code}</span>}
                        {reason !== null && <span className="block text-xs break-words text-ink-soft">{reason}</span>}
                      </td>
                      <td className="py-2 pr-4 text-right whitespace-nowrap tabular-nums">{formatEuros(cents)}</td>
                      <td className="py-2 text-right whitespace-nowrap tabular-nums">{formatEuros(balanceCents)}</td>
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

function save(lines: EarningLines) {
  const rows = lines.map((line) => [
    line.at.slice(0, 10),
    kinds[line.kind],
    line.reason ?? '',
    line.code ?? '',
    line.cents / 100,
    line.balanceCents / 100,
  ])
  const head = [heads.date, heads.kind, heads.reason, heads.code, heads.amount, heads.balance]
  download(texts.file(todayDate()), 'text/csv;charset=utf-8', toCsv([head, ...rows], partners.separator))
}
