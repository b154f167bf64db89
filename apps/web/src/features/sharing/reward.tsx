import { shareRewards, type ShareChannel, type ShareStatus } from '@numeria/contract'
import { sharing } from '#messages/sharing'

/** The reward of a sharing channel now, or why it brings none; nothing where the platform forbids rewards. */
export function Reward({ channel, status }: { channel: ShareChannel; status: ShareStatus }) {
  const { unrewarded, usedToday, creditsLeft, isReviewed } = status
  const credits = shareRewards[channel]
  if (unrewarded.includes(channel)) return null
  if (usedToday.includes(channel))
    return <span className="text-ink-soft">{isReviewed ? sharing.underReview : sharing.usedToday}</span>
  if (credits > creditsLeft) return <span className="text-ink-soft">{sharing.limitReached}</span>
  return <span className="text-brass">{isReviewed ? sharing.bringsAfterReview(credits) : sharing.brings(credits)}</span>
}
