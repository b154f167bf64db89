import { consentTexts, type ConsentVersion, type Purchase } from '@numeria/contract'
import { emails, orders as texts } from '#messages/orders'
import { formatDay, formatMoment } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { countCredits } from '../credits/credits.api.ts'
import { InvoiceLinks } from './invoice-links.tsx'
import { formatPrice } from './money.ts'

type Props = { purchase: Purchase; onRead: () => void; onWithdraw: () => void }

const isGivenBack: ReadonlySet<Purchase['state']> = new Set(['being_refunded', 'refunded', 'refund_refused'])

export function Order({ purchase, onRead, onWithdraw }: Props) {
  const { amountCents, taxCents, currency, refundedCents, refundingCents, creditsGranted } = purchase
  const { consent, withdrawal, paidAt, settled, state } = purchase
  // A payment that was given back before anything was credited has its email too.
  const hasEmails = (paidAt !== null && creditsGranted > 0) || isGivenBack.has(state)
  return (
    <li className="rounded-l border border-line bg-raised p-5 text-s break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-l">{purchase.subscription ? texts.oneMonth(purchase.packName) : purchase.packName}</h3>
        <p className="font-semibold tabular-nums">
          {formatPrice(amountCents, currency)}{' '}
          <span className="font-normal text-ink-soft">
            {taxCents === null ? texts.vatIncluded : texts.includingVat(formatPrice(taxCents, currency))}
          </span>
        </p>
      </div>
      <p className="mt-1 text-ink-soft">
        {texts.told({
          state,
          paidAt: paidAt === null ? null : formatMoment(paidAt),
          credits: countCredits(creditsGranted),
          refunded: refundedCents > 0 ? formatPrice(refundedCents, currency) : null,
          refunding: refundingCents > 0 ? formatPrice(refundingCents, currency) : null,
        })}
      </p>
      {(state === 'disputed' || state === 'dispute_lost') && (
        <p className="mt-1 text-ink-soft">{state === 'disputed' ? texts.disputed : texts.disputeLost}</p>
      )}
      {settled && (
        <p className="mt-1 text-ink-soft">
          {texts.settled(settled.credits, creditsGranted, settled.since === null ? null : formatDay(settled.since))}
        </p>
      )}
      <p className="mt-1 text-xs break-all text-ink-soft">{texts.number(purchase.purchaseId)}</p>
      {consent && <Agreed {...consent} />}
      {hasEmails && (
        <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-2 max-sm:flex-col max-sm:items-start border-t border-line pt-4 print:hidden">
          {withdrawal && (
            <Button look="quiet" onClick={onWithdraw}>
              {texts.withdrawHere}
            </Button>
          )}
          <Button look="plain" className={withdrawal ? 'max-sm:-ml-3' : '-ml-3'} onClick={onRead}>
            {emails.title}
          </Button>
          <InvoiceLinks purchaseId={purchase.purchaseId} documents={purchase.documents} />
          {withdrawal && (
            <p className="text-xs sm:basis-full text-ink-soft">
              {texts.until(formatMoment(withdrawal.until), formatPrice(withdrawal.refundCents, currency))}
            </p>
          )}
        </div>
      )}
    </li>
  )
}

function Agreed({ at, textVersion }: NonNullable<Purchase['consent']>) {
  const { language, text } = consentTexts[textVersion as ConsentVersion]
  return (
    <p className="mt-2 text-xs text-ink-soft">
      {texts.agreed(formatMoment(at))} <span lang={language}>{texts.quoted(text)}</span>
    </p>
  )
}
