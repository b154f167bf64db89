import type { UnsettledRefund } from '@numeria/contract'
import { refunds as texts } from '#messages/admin-refunds'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useAdminRefunds, useRetryRefund } from './desk.api.ts'
import { Answer } from './parts.tsx'
import { formatMoney, showFailure } from './tell.ts'

/** Refunds that the payment provider refused or has not made within a day, each with its reason and a retry. */
export function RefundsCard() {
  const query = useAdminRefunds()
  return (
    <Card title={texts.title} hint={texts.hint}>
      <Answer query={query}>
        {({ refunds }) =>
          refunds.length === 0 ? (
            <p className="text-s text-ink-soft">{texts.none}</p>
          ) : (
            <ul className="grid gap-4">
              {refunds.map((refund) => (
                <Refund key={refund.refundId} refund={refund} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Card>
  )
}

function Refund({ refund }: { refund: UnsettledRefund }) {
  const { mutate, isPending } = useRetryRefund()
  const { email, amountCents, currency, packName, reason, askedAt, refusal } = refund
  const amount = formatMoney(amountCents, currency)
  const whose = texts.whose(email)
  return (
    <li className="grid gap-2 border-t border-line pt-4 text-s first:border-0 first:pt-0">
      <p className="font-semibold break-words">{whose}</p>
      <p>{texts.what(amount, packName, reason, formatMoment(askedAt))}</p>
      <p className="break-words text-danger">{refusal === null ? texts.late : texts.refused(refusal)}</p>
      <Button
        look="quiet"
        className="justify-self-start"
        aria-label={texts.retryOf(amount, whose)}
        aria-disabled={isPending}
        onClick={() => !isPending && mutate(refund, { onError: showFailure })}
      >
        {isPending ? texts.retrying : texts.retry}
      </Button>
    </li>
  )
}
