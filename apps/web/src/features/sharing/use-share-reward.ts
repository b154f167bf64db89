import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { routes, shareRewards, type ShareChannel } from '@numeria/contract'
import { shareRefusalTexts } from '#messages/shared-shares'
import { sharing } from '#messages/sharing'
import { serverTextOr } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../ui/toast.ts'
import { profileKey } from '../accounts/accounts.api.ts'
import { recordFirstAction } from '../analytics/first-day.ts'

const statusKey = [routes.shareStatus.path] as const

/** The rewards that a user can still get today. Unknown for visitors. */
export function useShareStatus(userId: string | null) {
  return useQuery({ queryKey: statusKey, queryFn: () => call(routes.shareStatus), enabled: userId !== null }).data
}

type Outcomes = {
  /** Called when the channel has been rewarded today, now or before. */
  onUsed?: (channel: ShareChannel) => void
  /** Called instead of a toast when the reward is reviewed first, where the page itself shows it. */
  onReviewed?: (channel: ShareChannel) => void
}

/** Requests the reward of a share and shows the outcome. Does nothing for visitors. */
export function useShareReward(userId: string | null, { onUsed, onReviewed }: Outcomes) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (channel: ShareChannel) => call(routes.share, { delta: shareRewards[channel], reason: channel }),
    onSuccess(reply, channel) {
      const { credited, code } = reply
      recordFirstAction('shared', new Date())
      if (code !== 'day_cap' && code !== 'week_cap') onUsed?.(channel)
      if (credited > 0) showToast({ title: sharing.earnedTitle, description: sharing.earned(credited, channel) })
      else if (code === 'pending' && onReviewed) onReviewed(channel)
      else if (code === 'pending')
        showToast({ title: sharing.reviewedTitle, description: sharing.reviewed(shareRewards[channel]) })
      else if (code && code !== 'not_rewarded')
        showToast({ title: sharing.limitTitle, description: shareRefusalTexts[code], destructive: true })
      void queryClient.invalidateQueries({ queryKey: statusKey })
      return queryClient.invalidateQueries({ queryKey: profileKey })
    },
    onError(error) {
      showToast({
        title: sharing.errorTitle,
        description: serverTextOr(error, sharing.rewardFailed),
        destructive: true,
      })
    },
  })
  return (channel: ShareChannel): void => {
    if (userId !== null) mutate(channel)
  }
}
