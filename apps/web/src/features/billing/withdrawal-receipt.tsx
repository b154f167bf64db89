import { brand, type WithdrawalReply } from '@numeria/contract'
import { useEffect, useRef } from 'react'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { formatPrice } from './money.ts'

/** What was declared, and when. It takes the focus, since the button that led here is gone with the order's term. */
export function WithdrawalReceipt({ receipt, onRead }: { receipt: WithdrawalReply; onRead: () => void }) {
  const { receivedAt, refundCents, currency, creditsTaken, purchase } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current!.focus(), [receipt])
  return (
    <div className="mb-5 rounded-l border border-brass-line bg-raised p-5 text-s">
      <h3 ref={heading} tabIndex={-1} className="text-l font-medium outline-none">
        We have received your withdrawal
      </h3>
      <p className="mt-1">
        On {formatMoment(receivedAt)}, from your order of {purchase.packName}. We give back{' '}
        {formatPrice(refundCents, currency)}; {countCredits(creditsTaken)} left your account. The money usually arrives
        within 5 to 10 days, and never later than 14. Questions: {brand.supportEmail}
      </p>
      <Button look="plain" className="mt-2 -ml-3 print:hidden" onClick={onRead}>
        Receipt to print
      </Button>
    </div>
  )
}
