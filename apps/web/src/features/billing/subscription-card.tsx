import { packs, type SubscriptionReply } from '@numeria/contract'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import type { usePortal } from './use-portal.ts'

type Props = { subscription: NonNullable<SubscriptionReply['subscription']>; portal: ReturnType<typeof usePortal> }

/** What a subscriber has, and the way to manage it. */
export function SubscriptionCard({ subscription, portal: { open, isOpening } }: Props) {
  const name = packs.find(({ id }) => id === subscription.packId)?.name
  return (
    <section aria-label="Your subscription" className="mb-8 rounded-l border border-brass-line bg-raised p-6">
      <h2 className="text-l font-medium">{name}</h2>
      <p className="mt-1 text-s text-ink-soft">
        {subscription.state === 'past_due'
          ? 'The last payment did not go through. Please check your card, so that your next credits can come.'
          : subscription.isCancelled
            ? `Cancelled. It ends on ${formatDay(subscription.periodEndsAt)}; the credits you have stay until their date.`
            : `Renews on ${formatDay(subscription.periodEndsAt)}.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="quiet" aria-disabled={isOpening} onClick={() => open()}>
          {isOpening ? 'Processing...' : 'Manage subscription'}
        </Button>
        {subscription.state === 'past_due' && (
          <Button aria-disabled={isOpening} onClick={() => open('card')}>
            Change the card
          </Button>
        )}
        {!subscription.isCancelled && subscription.state === 'active' && (
          <Button look="plain" aria-disabled={isOpening} onClick={() => open('cancel')}>
            Cancel subscription
          </Button>
        )}
      </div>
    </section>
  )
}
