import { packs, type SubscriptionReply } from '@numeria/contract'
import { actions } from '#messages/actions'
import { pricing, subscription as texts } from '#messages/pricing'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { formatPrice } from './money.ts'
import type { usePortal } from './use-portal.ts'

type Props = { subscription: NonNullable<SubscriptionReply['subscription']>; portal: ReturnType<typeof usePortal> }

/** The subscription, with the button that opens the billing portal. */
export function SubscriptionCard({ subscription, portal: { open, isOpening } }: Props) {
  const { price } = subscription
  const name = packs.find(({ id }) => id === subscription.packId)?.name
  return (
    <section aria-label={texts.label} className="mb-8 rounded-l border border-brass-line bg-raised p-6">
      <h2 className="text-l">{name}</h2>
      <p className="mt-1 text-s text-ink-soft">
        {subscription.state === 'past_due'
          ? texts.pastDue(subscription.retryAt && formatDay(subscription.retryAt))
          : subscription.isCancelled
            ? texts.cancelled(formatDay(subscription.periodEndsAt))
            : texts.renews(
                formatDay(subscription.periodEndsAt),
                price && formatPrice(price.amountCents, price.currency),
              )}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="quiet" aria-disabled={isOpening} onClick={() => open()}>
          {isOpening ? actions.processing : pricing.manage}
        </Button>
        {subscription.state === 'past_due' && (
          <Button aria-disabled={isOpening} onClick={() => open('card')}>
            {texts.changeCard}
          </Button>
        )}
        {!subscription.isCancelled && subscription.state === 'active' && (
          <Button look="plain" aria-disabled={isOpening} onClick={() => open('cancel')}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </section>
  )
}
