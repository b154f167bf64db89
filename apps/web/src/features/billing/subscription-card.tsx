import { packs } from '@numeria/contract'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDay } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useOpenPortal, useSubscription } from './billing.api.ts'

/** What a subscriber has, and the way to manage it. Nothing for anybody else. */
export function SubscriptionCard() {
  const { data } = useSubscription(true)
  const portal = useOpenPortal()
  const subscription = data?.subscription
  if (!subscription || subscription.state === 'ended') return null
  const name = packs.find(({ id }) => id === subscription.packId)?.name
  const open = (flow: 'cancel' | 'card' | undefined) =>
    portal.mutate(flow, {
      onError: (error) => showToast({ title: 'Error', description: sentenceOf(error), destructive: true }),
    })
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
        <Button look="quiet" aria-disabled={portal.isPending} onClick={() => open(undefined)}>
          Manage subscription
        </Button>
        {subscription.state === 'past_due' && <Button onClick={() => open('card')}>Change the card</Button>}
        {!subscription.isCancelled && subscription.state === 'active' && (
          <Button look="plain" onClick={() => open('cancel')}>
            Cancel
          </Button>
        )}
      </div>
    </section>
  )
}
