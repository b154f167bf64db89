import type { PersonFile as File } from '@numeria/contract'
import { person as texts } from '#messages/admin-people'
import { statement as statementTexts } from '#messages/statement'
import { formatMoment } from '../../lib/dates.ts'
import { Card } from '../../ui/card.tsx'
import { Cell, Row, Table } from './parts.tsx'
import { formatCount, formatMoney } from './tell.ts'

/** As many as the server gives. */
const most = 100

const Moment = ({ at }: { at: string }) => (
  <Cell isSoft>
    <time dateTime={at}>{formatMoment(at)}</time>
  </Cell>
)

const Newest = ({ count }: { count: number }) =>
  count >= most && <p className="mt-3 text-xs text-ink-soft">{texts.newest}</p>

const Nothing = ({ text }: { text: string }) => <p className="text-s text-ink-soft">{text}</p>

const signed = (credits: number) => (credits > 0 ? `+${credits}` : credits === 0 ? '0' : `−${-credits}`)

export function StatementCard({ person }: { person: File }) {
  const { title, empty, what, credits, balance } = texts.statement
  const { entries } = person.statement
  if (entries.length === 0)
    return (
      <Card title={title}>
        <Nothing text={empty} />
      </Card>
    )
  return (
    <Card title={title}>
      <Table
        label={title}
        columns={[
          { title: texts.when },
          { title: what },
          { title: credits, isNumber: true },
          { title: balance, isNumber: true },
        ]}
      >
        {entries.map((entry) => (
          <Row key={entry.version}>
            <Moment at={entry.at} />
            <Cell>{statementTexts.line(entry)}</Cell>
            <Cell isNumber>{signed(entry.credits)}</Cell>
            <Cell isNumber>{entry.balanceAfter}</Cell>
          </Row>
        ))}
      </Table>
      <Newest count={entries.length} />
    </Card>
  )
}

export function PurchasesCard({ person: { purchases } }: { person: File }) {
  const { title, empty, pack, state, amount } = texts.purchases
  if (purchases.length === 0)
    return (
      <Card title={title}>
        <Nothing text={empty} />
      </Card>
    )
  return (
    <Card title={title}>
      <Table
        label={title}
        columns={[{ title: texts.when }, { title: pack }, { title: state }, { title: amount, isNumber: true }]}
      >
        {purchases.map((order) => (
          <Row key={order.purchaseId}>
            <Moment at={order.createdAt} />
            <Cell>{order.pack}</Cell>
            <Cell>
              {texts.states[order.state] ?? order.state}
              <span className="block text-xs text-ink-soft empty:hidden">
                {[
                  order.problem,
                  order.dispute && texts.dispute(order.dispute),
                  order.refundedCents > 0 && texts.refunded(formatMoney(order.refundedCents, order.currency)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Cell>
            <Cell isNumber>{formatMoney(order.amountCents, order.currency)}</Cell>
          </Row>
        ))}
      </Table>
      <Newest count={purchases.length} />
    </Card>
  )
}

export function ReadingsCard({ person: { readings } }: { person: File }) {
  const { title, empty, kind, state, credits, tokens } = texts.readings
  if (readings.length === 0)
    return (
      <Card title={title}>
        <Nothing text={empty} />
      </Card>
    )
  return (
    <Card title={title}>
      <Table
        label={title}
        columns={[
          { title: texts.when },
          { title: kind },
          { title: state },
          { title: credits, isNumber: true },
          { title: tokens, isNumber: true },
        ]}
      >
        {readings.map((reading) => (
          <Row key={reading.turnId}>
            <Moment at={reading.createdAt} />
            <Cell>{texts.kinds[reading.reading] ?? reading.reading}</Cell>
            <Cell>
              {texts.states[reading.state] ?? reading.state}
              <span className="block text-xs text-ink-soft empty:hidden">{reading.failure}</span>
            </Cell>
            <Cell isNumber>{reading.credits}</Cell>
            <Cell isNumber>{reading.tokens === null ? '–' : formatCount(reading.tokens)}</Cell>
          </Row>
        ))}
      </Table>
      <Newest count={readings.length} />
    </Card>
  )
}

export function ReferralsCard({ person: { referrals } }: { person: File }) {
  const { title, empty, code, clicks, conversions } = texts.referrals
  if (referrals.length === 0)
    return (
      <Card title={title}>
        <Nothing text={empty} />
      </Card>
    )
  return (
    <Card title={title}>
      <Table
        label={title}
        columns={[
          { title: texts.when },
          { title: code },
          { title: clicks, isNumber: true },
          { title: conversions, isNumber: true },
        ]}
      >
        {referrals.map((referral) => (
          <Row key={referral.code}>
            <Moment at={referral.createdAt} />
            <Cell>{referral.code}</Cell>
            <Cell isNumber>{formatCount(referral.clicks)}</Cell>
            <Cell isNumber>{formatCount(referral.conversions)}</Cell>
          </Row>
        ))}
      </Table>
    </Card>
  )
}
