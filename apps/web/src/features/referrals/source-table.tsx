import { clickSourceDays } from '@numeria/contract'
import { sources as texts } from '#messages/referrals'
import { Answer } from '../../ui/answer.tsx'
import { Card } from '../../ui/card.tsx'
import { formatCount } from './figures.ts'
import { useClickSources } from './referrals.api.ts'

/** Clicks by the campaign parameters and sub-ids of the links. */
export function SourceTable() {
  return (
    <Card title={texts.title} hint={texts.hint(clickSourceDays)}>
      <Answer query={useClickSources()} failed={texts.failed}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="grid min-h-24 content-center text-s">{texts.empty}</p>
          ) : (
            // Focusable, so that it scrolls by keyboard; the page itself never scrolls sideways.
            <div className="-mx-1 overflow-x-auto px-1" role="group" aria-label={texts.title} tabIndex={0}>
              <table className="w-full text-s max-sm:text-xs">
                <thead className="text-left text-xs text-ink-soft">
                  <tr className="border-b border-line">
                    {texts.columns.map((column) => (
                      <th key={column} scope="col" className="py-2 pr-3 font-normal">
                        {column}
                      </th>
                    ))}
                    <th scope="col" className="py-2 text-right font-normal">
                      {texts.clicks}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {rows.map(({ clicks, ...row }) => {
                    const { code, ...labels } = row
                    // Past the most sources of a day, clicks are counted together.
                    const isOthers = Object.values(labels).every((label) => label === null)
                    const values = [
                      code,
                      isOthers ? texts.others : row.source,
                      row.medium,
                      row.campaign,
                      row.term,
                      row.content,
                      row.subId,
                    ]
                    return (
                      <tr key={values.join(' ')} className="border-b border-line last:border-0">
                        {values.map((value, index) => (
                          // The columns never change their order.
                          <td key={index} className="py-3 pr-3 whitespace-nowrap">
                            {value ?? '–'}
                          </td>
                        ))}
                        <td className="py-3 text-right tabular-nums">{formatCount(clicks)}</td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </div>
          )
        }
      </Answer>
    </Card>
  )
}
