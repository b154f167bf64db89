import { referralRewards, type PayoutOverview } from '@numeria/contract'
import type { ReactNode } from 'react'
import { balance as texts, structure } from '#messages/payouts'
import { Answer } from '../../ui/answer.tsx'
import { Card } from '../../ui/card.tsx'
import { Balance } from './balance.tsx'
import { Commissions } from './commissions.tsx'
import { DetailChanges } from './detail-changes.tsx'
import { LinesCard } from './lines-card.tsx'
import { formatEuros } from './money.ts'
import { StatementCard } from './statement-card.tsx'
import { PayoutHistory } from './payout-history.tsx'
import { PayoutSettings } from './payout-settings.tsx'
import { usePayouts } from './payouts.api.ts'
import { TaxCard } from './tax-card.tsx'
import { YearlyCard } from './yearly-card.tsx'

/** How a referrer is paid, what is owed, and what was paid. */
export function Payouts({ signInAgain }: { signInAgain: ReactNode }) {
  const query = usePayouts()
  return (
    <Answer query={query} failed={texts.failed}>
      {(overview) => (
        <div className="grid items-start gap-5 lg:grid-cols-[1.4fr_1fr]">
          <div className="grid gap-5">
            <PayoutSettings overview={overview} signInAgain={signInAgain} />
            {(overview.mode === 'cash' || overview.taxDetails) && (
              <TaxCard details={overview.taxDetails} signInAgain={signInAgain} />
            )}
            <Commissions />
            {hasMoney(overview) && <PayoutHistory payouts={overview.payouts} />}
          </div>
          <div className="grid gap-5">
            {hasMoney(overview) && <Balance overview={overview} />}
            <DetailChanges changes={overview.detailChanges} />
            <Structure minimumCents={overview.minimumCents} />
          </div>
          <div className="grid min-w-0 grid-cols-1 gap-5 lg:col-span-2">
            <StatementCard />
            {hasMoney(overview) && <LinesCard />}
            <YearlyCard />
          </div>
        </div>
      )}
    </Answer>
  )
}

/** False for users without any money past or present: they see no balance card. */
function hasMoney({ mode, balanceCents, pendingCents, paidCents, payouts }: PayoutOverview): boolean {
  return mode === 'cash' || balanceCents !== 0 || pendingCents > 0 || paidCents > 0 || payouts.length > 0
}

function Structure({ minimumCents }: { minimumCents: number }) {
  return (
    <Card title={structure.title}>
      <dl className="grid gap-3.5 text-s leading-snug">
        {structure.list(formatEuros(referralRewards.earningsCents), formatEuros(minimumCents)).map(([name, text]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
