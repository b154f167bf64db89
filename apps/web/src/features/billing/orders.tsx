import type { Purchase, WithdrawalReply } from '@numeria/contract'
import { useState } from 'react'
import { Link } from '../../lib/router.tsx'
import { orders as texts } from '#messages/orders'
import { sentenceOf } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { usePurchases } from './billing.api.ts'
import { EmailsDialog } from './emails-dialog.tsx'
import { Order } from './order.tsx'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import { WithdrawalReceipt } from './withdrawal-receipt.tsx'
import { Failed } from '../../ui/failed.tsx'

/** The user's orders, each with its confirmation and the withdrawal button. */
export function Orders() {
  const { data, error, refetch } = usePurchases()
  const [leaving, setLeaving] = useState<Purchase | null>(null)
  const [reading, setReading] = useState<string | null>(null)
  const [receipt, setReceipt] = useState<WithdrawalReply | null>(null)
  return (
    <section aria-labelledby="orders">
      <h2 id="orders" className="mb-4 text-xl">
        {texts.title}
      </h2>
      {receipt && <WithdrawalReceipt receipt={receipt} onRead={() => setReading(receipt.purchase.purchaseId)} />}
      {error ? (
        <Failed onRetry={refetch}>{sentenceOf(error)}</Failed>
      ) : !data ? (
        <p className="text-s text-ink-soft">{texts.opening}</p>
      ) : data.purchases.length === 0 ? (
        <div className="grid justify-items-start gap-4 text-s">
          <p className="text-ink-soft">{texts.none}</p>
          <Link to={paths.pricing} className={buttonClass('quiet')}>
            {texts.viewPacks}
          </Link>
        </div>
      ) : (
        <ul className="grid gap-4">
          {data.purchases.map((purchase) => (
            <Order
              key={purchase.purchaseId}
              purchase={purchase}
              onRead={() => setReading(purchase.purchaseId)}
              onWithdraw={() => setLeaving(purchase)}
            />
          ))}
        </ul>
      )}
      {leaving && (
        <WithdrawDialog
          purchase={leaving}
          onClose={() => setLeaving(null)}
          onDone={(reply) => {
            setReceipt(reply)
            setLeaving(null)
          }}
        />
      )}
      {reading !== null && <EmailsDialog purchaseId={reading} onClose={() => setReading(null)} />}
    </section>
  )
}
