import type { PersonFile as File } from '@numeria/contract'
import { useState } from 'react'
import { person as texts } from '#messages/admin-people'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CreditDialog } from './credit-dialog.tsx'
import { DebtDialog } from './debt-dialog.tsx'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { PurchasesCard, ReadingsCard, ReferralsCard, StatementCard } from './person-cards.tsx'
import { ReferrerCard } from './referrer-card.tsx'
import { formatCount } from './tell.ts'

/** The user's file for operators, with the actions they may take. */
export function PersonFile({ person }: { person: File }) {
  const [dialog, setDialog] = useState<'credits' | 'debt' | 'sessions' | null>(null)
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
          <Button look="quiet" onClick={() => setDialog('sessions')}>
            {texts.endSessions}
          </Button>
        </div>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <StatementCard person={person} />
        <div className="grid min-w-0 gap-5">
          <PurchasesCard person={person} />
          <ReadingsCard person={person} />
          <ReferralsCard person={person} />
          {person.referrer && <ReferrerCard person={person} referrer={person.referrer} />}
        </div>
      </div>
      {dialog === 'credits' && <CreditDialog person={person} onClose={close} />}
      {dialog === 'debt' && <DebtDialog person={person} onClose={close} />}
      {dialog === 'sessions' && <EndSessionsDialog person={person} onClose={close} />}
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
