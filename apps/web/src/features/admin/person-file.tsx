import type { PersonFile as File } from '@numeria/contract'
import { useState } from 'react'
import { person as texts } from '#messages/admin-people'
import { statement as statementTexts } from '#messages/statement'
import { formatDay, formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { DebtDialog } from './debt-dialog.tsx'
import { Cell, Row, Table } from './parts.tsx'
import { formatCount, formatMoney } from './tell.ts'

/** As many as the server gives. */
const most = 100

/** What an operator may see of a person, and the ways to help them. */
export function PersonFile({ person }: { person: File }) {
  const [dialog, setDialog] = useState<'credits' | 'debt' | null>(null)
  const { email, createdAt, gotProfile, statement } = person
  const { balance, inUse, frozen, debt, expiring } = statement
  const close = () => setDialog(null)
  return (
    <>
      <Card
        title={email}
        hint={`${texts.since(formatDay(createdAt))} · ${gotProfile ? texts.profile : texts.noProfile}`}
        className="break-words"
      >
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Amount title={texts.balance} credits={balance} />
          {inUse > 0 && <Amount title={texts.inUse} credits={inUse} />}
          {frozen > 0 && <Amount title={texts.frozen} credits={frozen} />}
          {debt > 0 && <Amount title={texts.debt} credits={debt} isBad />}
        </dl>
        <ul className="mt-3 grid gap-1 text-s text-ink-soft empty:hidden">
          {expiring.map(({ credits, expiresAt }) => (
            <li key={expiresAt}>{texts.expiring(credits, formatDay(expiresAt))}</li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => setDialog('credits')}>{texts.give}</Button>
          {debt > 0 && (
            <Button look="quiet" onClick={() => setDialog('debt')}>
              {texts.forgive}
            </Button>
          )}
        </div>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <StatementCard person={person} />
        <div className="grid min-w-0 gap-5">
          <PurchasesCard person={person} />
          <ReadingsCard person={person} />
        </div>
      </div>
      {dialog === 'credits' && <CreditDialog person={person} onClose={close} />}
      {dialog === 'debt' && <DebtDialog person={person} onClose={close} />}
    </>
  )
}

function Amount({ title, credits, isBad = false }: { title: string; credits: number; isBad?: boolean }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-xs text-ink-soft">{title}</dt>
      <dd className={`font-display text-xl leading-tight tabular-nums ${isBad ? 'text-danger' : ''}`}>
        {formatCount(credits)}
      </dd>
    </div>
  )
}

const Moment = ({ at }: { at: string }) => (
  <Cell isSoft>
    <time dateTime={at}>{formatMoment(at)}</time>
  </Cell>
)

const Newest = ({ count }: { count: number }) =>
  count >= most && <p className="mt-3 text-xs text-ink-soft">{texts.newest}</p>

const Nothing = ({ text }: { text: string }) => <p className="text-s text-ink-soft">{text}</p>

const signed = (credits: number) => (credits > 0 ? `+${credits}` : credits === 0 ? '0' : `−${-credits}`)

function StatementCard({ person }: { person: File }) {
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

function PurchasesCard({ person: { purchases } }: { person: File }) {
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

function ReadingsCard({ person: { readings } }: { person: File }) {
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
