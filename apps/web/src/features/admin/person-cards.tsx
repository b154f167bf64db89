import type { PersonFile as File } from '@numeria/contract'
import type { ReactNode } from 'react'
import { person as texts } from '#messages/admin-people'
import { kindNames } from '#messages/shared-kinds'
import { statement as statementTexts } from '#messages/statement'
import { formatMoment } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { Cell, Row, Table } from './parts.tsx'
import { formatCount, formatMoney } from './tell.ts'

/** As many as the server gives. */
const most = 100

type Line = { at: string; key: string | number; cells: ReactNode }
type Props = {
  title: string
  empty: string
  /** Beside the moment, which every line begins with. */
  columns: readonly { title: string; isNumber?: boolean }[]
  lines: readonly Line[]
}

/** One kind of what happened to a person, newest first. */
function RecordCard({ title, empty, columns, lines }: Props) {
  return (
    <Card title={title}>
      {lines.length === 0 ? (
        <p className="text-s text-ink-soft">{empty}</p>
      ) : (
        <Table label={title} columns={[{ title: texts.when }, ...columns]}>
          {lines.map(({ at, key, cells }) => (
            <Row key={key}>
              <Cell isSoft>
                <time dateTime={at}>{formatMoment(at)}</time>
              </Cell>
              {cells}
            </Row>
          ))}
        </Table>
      )}
      {lines.length >= most && <p className="mt-3 text-xs text-ink-soft">{texts.newest}</p>}
    </Card>
  )
}

const Remark = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs text-ink-soft empty:hidden">{children}</span>
)

const signed = (credits: number) => (credits > 0 ? `+${credits}` : credits === 0 ? '0' : `−${-credits}`)

export function StatementCard({ person: { statement } }: { person: File }) {
  const { what, credits, balance, ...rest } = texts.statement
  const lines = statement.entries.map((entry) => ({
    at: entry.at,
    key: entry.version,
    cells: (
      <>
        <Cell>{statementTexts.line(entry)}</Cell>
        <Cell isNumber>{signed(entry.credits)}</Cell>
        <Cell isNumber>{entry.balanceAfter}</Cell>
      </>
    ),
  }))
  const columns = [{ title: what }, { title: credits, isNumber: true }, { title: balance, isNumber: true }]
  return <RecordCard {...rest} columns={columns} lines={lines} />
}

export function PurchasesCard({ person: { purchases } }: { person: File }) {
  const { pack, state, amount, ...rest } = texts.purchases
  const lines = purchases.map((order) => ({
    at: order.createdAt,
    key: order.purchaseId,
    cells: (
      <>
        <Cell>{order.pack}</Cell>
        <Cell>
          {texts.states[order.state]}
          <Remark>
            {[
              order.problem,
              order.dispute && texts.dispute(order.dispute),
              order.refundedCents > 0 && texts.refunded(formatMoney(order.refundedCents, order.currency)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Remark>
        </Cell>
        <Cell isNumber>{formatMoney(order.amountCents, order.currency)}</Cell>
      </>
    ),
  }))
  const columns = [{ title: pack }, { title: state }, { title: amount, isNumber: true }]
  return <RecordCard {...rest} columns={columns} lines={lines} />
}

export function ReadingsCard({ person: { readings } }: { person: File }) {
  const { kind, state, credits, tokens, ...rest } = texts.readings
  const lines = readings.map((reading) => ({
    at: reading.createdAt,
    key: reading.turnId,
    cells: (
      <>
        <Cell>{kindNames[reading.reading].label}</Cell>
        <Cell>
          {texts.states[reading.state]}
          <Remark>{reading.failure}</Remark>
        </Cell>
        <Cell isNumber>{reading.credits}</Cell>
        <Cell isNumber>{reading.tokens === null ? '–' : formatCount(reading.tokens)}</Cell>
      </>
    ),
  }))
  const columns = [
    { title: kind },
    { title: state },
    { title: credits, isNumber: true },
    { title: tokens, isNumber: true },
  ]
  return <RecordCard {...rest} columns={columns} lines={lines} />
}

export function ReferralsCard({ person: { referrals } }: { person: File }) {
  const { code, clicks, conversions, ...rest } = texts.referrals
  const lines = referrals.toReversed().map((referral) => ({
    at: referral.createdAt,
    key: referral.code,
    cells: (
      <>
        <Cell>{referral.code}</Cell>
        <Cell isNumber>{formatCount(referral.clicks)}</Cell>
        <Cell isNumber>{formatCount(referral.conversions)}</Cell>
      </>
    ),
  }))
  const columns = [{ title: code }, { title: clicks, isNumber: true }, { title: conversions, isNumber: true }]
  return <RecordCard {...rest} columns={columns} lines={lines} />
}
