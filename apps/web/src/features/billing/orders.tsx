import { brand, consentTexts, type ConsentVersion, type Purchase, type WithdrawalReply } from '@numeria/contract'
import { useState } from 'react'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay, formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { usePurchases, useWithdraw } from './billing.api.ts'
import { formatPrice } from './money.ts'

const stateTexts: Record<Purchase['state'], string> = {
  open: 'Being decided on',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Not paid',
  set_aside: 'We are checking it',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

/** What was ordered, each with its confirmation and the way to withdraw from it. */
export function Orders() {
  const { data, error, refetch } = usePurchases()
  const [leaving, setLeaving] = useState<Purchase | null>(null)
  const [receipt, setReceipt] = useState<WithdrawalReply | null>(null)
  return (
    <section aria-labelledby="orders">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="orders" className="text-xl">
          Orders
        </h2>
        <Button look="plain" className="print:hidden" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {receipt && <Receipt receipt={receipt} />}
      {error ? (
        <div role="alert" className="grid justify-items-start gap-3 text-s">
          <p>{sentenceOf(error)}</p>
          <Button look="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : !data ? (
        <p className="text-s text-ink-soft">Opening your orders…</p>
      ) : data.purchases.length === 0 ? (
        <p className="text-s text-ink-soft">You have not ordered anything yet.</p>
      ) : (
        <ul className="grid gap-4">
          {data.purchases.map((purchase) => (
            <Order key={purchase.purchaseId} purchase={purchase} onWithdraw={() => setLeaving(purchase)} />
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
    </section>
  )
}

function Order({ purchase, onWithdraw }: { purchase: Purchase; onWithdraw: () => void }) {
  const { amountCents, taxCents, currency, refundedCents, consent, withdrawal } = purchase
  return (
    <li className="rounded-l border border-line bg-raised p-5 text-s break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-l font-medium">
          {purchase.packName}
          {purchase.subscription && ' – one month'}
        </h3>
        <p className="font-semibold tabular-nums">
          {formatPrice(amountCents, currency)}{' '}
          <span className="font-normal text-ink-soft">
            {taxCents === null ? 'VAT included' : `including ${formatPrice(taxCents, currency)} VAT`}
          </span>
        </p>
      </div>
      <p className="mt-1 text-ink-soft">
        {stateTexts[purchase.state]}
        {purchase.paidAt && ` on ${formatMoment(purchase.paidAt)}`} · {countCredits(purchase.creditsGranted)} credited
        {refundedCents > 0 && ` · ${formatPrice(refundedCents, currency)} given back`}
      </p>
      <p className="mt-1 text-xs break-all text-ink-soft">Order {purchase.purchaseId}</p>
      {consent && (
        <p className="mt-2 text-xs text-ink-soft">
          On {formatMoment(consent.at)} you agreed: “{consentTexts[consent.textVersion as ConsentVersion].en}”
        </p>
      )}
      {withdrawal && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-3 print:hidden">
          <Button look="quiet" onClick={onWithdraw}>
            Withdraw from contract here
          </Button>
          <p className="text-xs text-ink-soft">Possible until {formatMoment(withdrawal.until)}</p>
        </div>
      )}
    </li>
  )
}

function WithdrawDialog({
  purchase,
  onClose,
  onDone,
}: {
  purchase: Purchase
  onClose: () => void
  onDone: (reply: WithdrawalReply) => void
}) {
  const withdraw = useWithdraw()
  const { withdrawal, currency, packName } = purchase
  if (!withdrawal) return null
  return (
    <Dialog title="Withdraw from contract" onClose={onClose}>
      <p className="text-s">
        You withdraw from your order of {packName}. We give back{' '}
        <strong>{formatPrice(withdrawal.refundCents, currency)}</strong>
        {withdrawal.isFullRefund ? ', the whole price' : ', the price of the credits you have not used'}, the way you
        paid.
        {withdrawal.creditsTaken > 0 && ` ${countCredits(withdrawal.creditsTaken)} leave your account.`}
      </p>
      <p role="alert" className="mt-4 text-s text-danger empty:hidden">
        {withdraw.error && sentenceOf(withdraw.error)}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
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

function Receipt({
  receipt: { receivedAt, refundCents, currency, creditsTaken, purchase },
}: {
  receipt: WithdrawalReply
}) {
  return (
    <div role="status" className="mb-5 rounded-l border border-brass-line bg-raised p-5 text-s">
      <h3 className="text-l font-medium">We have received your withdrawal</h3>
      <p className="mt-1">
        On {formatMoment(receivedAt)}, from your order of {purchase.packName} ({purchase.purchaseId}). We give back{' '}
        {formatPrice(refundCents, currency)}; {countCredits(creditsTaken)} left your account. It usually arrives within
        5 to 10 days, and never later than 14. Questions: {brand.supportEmail}
      </p>
    </div>
  )
}
