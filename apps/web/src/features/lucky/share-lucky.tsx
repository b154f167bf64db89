import { shareRewards } from '@numeria/contract'
import { useState } from 'react'
import { lucky } from '#messages/lucky'
import { paths } from '../../lib/paths.ts'
import { keys, local } from '../../lib/storage.ts'
import { Button } from '../../ui/button.tsx'
import { sharedLink } from '../sharing/share-links.ts'
import { useShareReward, useShareStatus } from '../sharing/use-share-reward.ts'

type Props = { numbers: readonly number[]; userId: string | null; date: string }

/** Shares the three numbers once a day, where the browser can share by itself. Signed out, it is a share without a reward. */
export function ShareLucky({ numbers, userId, date }: Props) {
  const page = paths.lucky
  const isReviewed = useShareStatus(userId)?.isReviewed ?? false
  const [sharedOn, setSharedOn] = useState(() => local.get(keys.luckyShared))
  const reward = useShareReward(userId, {
    onUsed() {
      local.set(keys.luckyShared, date)
      setSharedOn(date)
    },
  })
  if (typeof navigator.share !== 'function' || sharedOn === date) return null

  async function share() {
    try {
      await navigator.share({
        title: lucky.shareTitle,
        text: lucky.shareText(numbers, userId !== null),
        url: sharedLink(window.location.origin, page, userId ?? 'guest'),
      })
    } catch (error) {
      console.info('Nothing was shared.', error)
      return
    }
    reward('lucky')
  }

  return (
    <Button look="quiet" className="min-h-12 px-7" onClick={() => void share()}>
      {userId === null ? lucky.shareGuest : lucky.share(shareRewards.lucky, isReviewed)}
    </Button>
  )
}
