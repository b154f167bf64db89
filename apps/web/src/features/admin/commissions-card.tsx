import { commissions as texts } from '#messages/admin-payouts'
import { formatDay } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { useAdminCommissions } from './desk.api.ts'
import { Answer, Cell, Row, Table } from './parts.tsx'
import { formatMoney } from './tell.ts'

/** Commissions of all referrers: the accounts, and the latest ones. */
export function CommissionsCard() {
  return (
    <Card title={texts.title} hint={texts.hint}>
      <Answer query={useAdminCommissions()}>
        {({ accounts, waitingForRate, commissions }) => (
          <>
            {waitingForRate > 0 && <p className="mb-3 text-s text-danger">{texts.waiting(waitingForRate)}</p>}
            <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2 text-s">
              {(
                [
                  [texts.reserve, accounts.reserveCents],
                  [texts.referrers, accounts.referrerCents],
                  [texts.company, accounts.companyCents],
                ] as const
              ).map(([name, cents]) => (
                <div key={name}>
                  <dt className="text-xs text-ink-soft">{name}</dt>
                  <dd className="tabular-nums">{formatMoney(cents, 'eur')}</dd>
                </div>
              ))}
            </dl>
            {commissions.length === 0 ? (
              <p className="text-s text-ink-soft">{texts.empty}</p>
            ) : (
              <Table
                label={texts.title}
                columns={[
                  { title: texts.paidOn },
                  { title: texts.state },
                  { title: texts.referrer },
                  { title: texts.purchase, isNumber: true },
                  { title: texts.kept, isNumber: true },
                  { title: texts.commission, isNumber: true },
                ]}
              >
                {commissions.map((row) => (
                  <Row key={row.id}>
                    <Cell isSoft>{formatDay(row.createdAt)}</Cell>
                    <Cell>
                      {row.state !== 'set_aside'
                        ? texts.states[row.state]
                        : row.isUnderReview
                          ? texts.underReview
                          : texts.until(formatDay(row.dueAt))}
                    </Cell>
                    <Cell isSoft>{row.referrerId}</Cell>
                    <Cell isNumber>{formatMoney(row.paidCents, row.currency)}</Cell>
                    <Cell isNumber>{formatMoney(row.keptCents, row.currency)}</Cell>
                    <Cell isNumber>{formatMoney(row.cents, 'eur')}</Cell>
                  </Row>
                ))}
              </Table>
            )}
          </>
        )}
      </Answer>
    </Card>
  )
}
