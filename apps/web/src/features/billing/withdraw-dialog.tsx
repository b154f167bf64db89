import type { Purchase, WithdrawalReply } from '@numeria/contract'
import { sentenceOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { useWithdraw } from './billing.api.ts'
import { formatPrice } from './money.ts'

type Props = { purchase: Purchase; onClose: () => void; onDone: (reply: WithdrawalReply) => void }

/** The second of the two steps that the law asks for: says what comes back, and what 'Confirm withdrawal' does. */
export function WithdrawDialog({ purchase, onClose, onDone }: Props) {
  const withdraw = useWithdraw()
  const { withdrawal, currency, packName } = purchase
  if (!withdrawal) return null
  return (
    <Dialog title="Withdraw from contract" onClose={onClose}>
      <p className="text-s">
        You withdraw from your order of {packName}. We give back{' '}
        <strong className="font-semibold">{formatPrice(withdrawal.refundCents, currency)}</strong>
        {withdrawal.isFullRefund ? ', the whole price,' : ', the price of the credits you have not used,'} the way you
        paid.
        {withdrawal.creditsTaken > 0 &&
          ` ${countCredits(withdrawal.creditsTaken)} ${withdrawal.creditsTaken === 1 ? 'leaves' : 'leave'} your account.`}
        {purchase.subscription && ' The subscription ends at once.'}
      </p>
      <p role="alert" className="mt-4 text-s text-danger empty:hidden">
        {withdraw.error && sentenceOf(withdraw.error)}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button look="quiet" onClick={onClose}>
          Keep the order
        </Button>
        <Button
          aria-disabled={withdraw.isPending}
          onClick={() => !withdraw.isPending && withdraw.mutate(purchase.purchaseId, { onSuccess: onDone })}
        >
          {withdraw.isPending ? 'Processing...' : 'Confirm withdrawal'}
        </Button>
      </div>
    </Dialog>
  )
}
