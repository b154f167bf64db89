import { consentTexts, type ConsentVersion, type Purchase } from '@numeria/contract'
import { formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { formatPrice } from './money.ts'

const stateTexts: Record<Purchase['state'], string> = {
  open: 'Being decided on',
  paid: 'Paid',
  failed: 'Not paid',
  expired: 'Not paid',
  set_aside: 'Paid, and being checked by a person',
  refunded: 'Refunded',
  disputed: 'Disputed',
}

type Props = { purchase: Purchase; onRead: () => void; onWithdraw: () => void }

export function Order({ purchase, onRead, onWithdraw }: Props) {
  const { amountCents, taxCents, currency, refundedCents, creditsGranted, consent, withdrawal, paidAt } = purchase
  const hasLetters = paidAt !== null && creditsGranted > 0
  return (
    <li className="rounded-l border border-line bg-raised p-5 text-s break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-l font-medium">
          {purchase.packName}
          {purchase.subscription && ', one month'}
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
        {paidAt !== null && `. Ordered on ${formatMoment(paidAt)}`}. {countCredits(creditsGranted)} credited
        {refundedCents > 0 && `, ${formatPrice(refundedCents, currency)} given back`}.
      </p>
      <p className="mt-1 text-xs break-all text-ink-soft">Order {purchase.purchaseId}</p>
      {consent && (
        <p className="mt-2 text-xs text-ink-soft">
          On {formatMoment(consent.at)} you agreed: “{consentTexts[consent.textVersion as ConsentVersion].en}”
        </p>
      )}
      {hasLetters && (
        <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 border-t border-line pt-4 print:hidden">
          {withdrawal && (
            <Button look="quiet" onClick={onWithdraw}>
              Withdraw from contract here
            </Button>
          )}
          <Button look="plain" className={withdrawal ? 'max-sm:-ml-3' : '-ml-3'} onClick={onRead}>
            Order confirmation
          </Button>
          {withdrawal && (
            <p className="basis-full text-xs text-ink-soft">
              You can withdraw until {formatMoment(withdrawal.until)}: {formatPrice(withdrawal.refundCents, currency)}{' '}
              would come back.
            </p>
          )}
        </div>
      )}
    </li>
  )
}
