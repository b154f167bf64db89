import type { Purchase, WithdrawalReply } from '@numeria/contract'
import { actions } from '#messages/actions'
import { withdrawal as texts } from '#messages/orders'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay } from '../../lib/dates.ts'
import { DialogFoot } from '../../ui/dialog-foot.tsx'
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
      <DialogFoot
        className="mt-6"
        problem={withdraw.error && sentenceOf(withdraw.error)}
        cancel={texts.keep}
        onCancel={onClose}
        action={withdraw.isPending ? actions.processing : texts.confirm}
        onAction={() => withdraw.mutate(purchase.purchaseId, { onSuccess: onDone })}
        isPending={withdraw.isPending}
      />
    </Dialog>
  )
}
