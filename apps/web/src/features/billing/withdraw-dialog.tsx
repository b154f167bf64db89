import type { Purchase, WithdrawalReply } from '@numeria/contract'
import { actions } from '#messages/actions'
import { withdrawal as texts } from '#messages/orders'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { useWithdraw } from './billing.api.ts'
import { formatPrice } from './money.ts'

type Props = { purchase: Purchase; onClose: () => void; onDone: (reply: WithdrawalReply) => void }

/** The second of the two steps that the law asks for: says what comes back, and what 'Confirm withdrawal' does. */
export function WithdrawDialog({ purchase, onClose, onDone }: Props) {
  const withdraw = useWithdraw()
  const { withdrawal, currency, packName, amountCents } = purchase
  if (!withdrawal) return null
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="text-s">
        {texts.before(packName)}
        <strong className="font-semibold">{formatPrice(withdrawal.refundCents, currency)}</strong>
        {texts.after({
          basis: withdrawal.basis,
          deducted:
            withdrawal.refundCents < amountCents ? formatPrice(amountCents - withdrawal.refundCents, currency) : null,
          guaranteeAgain: withdrawal.guaranteeAgainAt === null ? null : formatDay(withdrawal.guaranteeAgainAt),
          credits: countCredits(withdrawal.creditsTaken),
          settled: purchase.settled && countCredits(purchase.settled.credits),
          creditsTaken: withdrawal.creditsTaken,
          endsSubscription: withdrawal.endsSubscription,
        })}
      </p>
      <p role="alert" className="mt-4 text-s text-danger empty:hidden">
        {withdraw.error && sentenceOf(withdraw.error)}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button look="quiet" onClick={onClose}>
          {texts.keep}
        </Button>
        <Button
          aria-disabled={withdraw.isPending}
          onClick={() => !withdraw.isPending && withdraw.mutate(purchase.purchaseId, { onSuccess: onDone })}
        >
          {withdraw.isPending ? actions.processing : texts.confirm}
        </Button>
      </div>
    </Dialog>
  )
}
