import { quick } from '#messages/admin'
import { paths } from '../../lib/paths.ts'
import { Link } from '../../lib/router.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FiguresCard } from './figures-card.tsx'
import { InvoicesCard } from './invoices-card.tsx'
import { PendingCard } from './pending-card.tsx'
import { RefundsCard } from './refunds-card.tsx'
import { TokenCard } from './token-card.tsx'
import { TokenList } from './token-list.tsx'

/** First section of the admin area: alerts, pending decisions, today's figures and the bot tokens. */
export function Today() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <div className="grid min-w-0 gap-5">
        <FiguresCard />
        <PendingCard />
        <RefundsCard />
        <InvoicesCard />
        <Card title={quick.title}>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.referrals} className={buttonClass('quiet')}>
              {quick.referrals}
            </Link>
            <Button look="quiet" disabled className="cursor-not-allowed opacity-70">
              {quick.analytics}
            </Button>
          </div>
        </Card>
      </div>
      <div className="grid min-w-0 gap-5">
        <TokenCard />
        <TokenList />
      </div>
    </div>
  )
}
