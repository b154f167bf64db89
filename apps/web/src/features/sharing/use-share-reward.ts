import { useMutation, useQueryClient } from '@tanstack/react-query'
import { routes, shareRewards, type ShareChannel } from '@numeria/contract'
import { sharing } from '#messages/sharing'
import { serverTextOr } from '../../lib/api-error.ts'
import { call } from '../../lib/api.ts'
import { showToast } from '../../ui/toast.ts'
import { profileKey } from '../accounts/accounts.api.ts'
import { rememberRewarded } from './rewarded-today.ts'

/**
 * Requests the reward of a share and shows the outcome. Does nothing for visitors.
 * @param onUsed called when the channel has been rewarded today, now or before
 */
export function useShareReward(userId: string | null, onUsed: (channel: ShareChannel) => void) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (channel: ShareChannel) => call(routes.share, { delta: shareRewards[channel], reason: channel }),
    onSuccess(reply, channel) {
      const { credited, reason, message, code } = reply
      // Past a cap the way itself is still unused: it brings its credits when there is room again.
      if (userId && code !== 'day_cap' && code !== 'week_cap') {
        rememberRewarded(userId, channel)
        onUsed(channel)
      }
      if (credited > 0)
        showToast({ title: sharing.earnedTitle, description: sharing.earned(credited, reason, channel) })
      else if (message)
        showToast({ title: sharing.limitTitle, description: sharing.limit(message, code), destructive: true })
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
