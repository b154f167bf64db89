import type { WithdrawalReply } from '@numeria/contract'
import { useEffect, useRef } from 'react'
import { withdrawal as texts } from '#messages/orders'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { formatPrice } from './money.ts'

/** The declaration of withdrawal and its time. Takes the focus, because the button that opened it is gone. */
export function WithdrawalReceipt({ receipt, onRead }: { receipt: WithdrawalReply; onRead: () => void }) {
  const { receivedAt, refundCents, currency, creditsTaken, endsSubscription, purchase } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current!.focus(), [receipt])
  return (
    <div className="mb-5 rounded-l border border-brass-line bg-raised p-5 text-s">
      <h3 ref={heading} tabIndex={-1} className="text-l outline-none">
        {texts.received}
      </h3>
      <p className="mt-1">
        {texts.receipt({
          at: formatMoment(receivedAt),
          pack: purchase.packName,
          refund: formatPrice(refundCents, currency),
          credits: countCredits(creditsTaken),
          creditsTaken,
          isRefunded: purchase.state === 'refunded',
          endsSubscription,
        })}
      </p>
      <Button look="plain" className="mt-2 -ml-3 print:hidden" onClick={onRead}>
        {texts.print}
      </Button>
    </div>
  )
}
