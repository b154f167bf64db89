import { shareCaps, type ShareChannel } from '@numeria/contract'
import { useState } from 'react'
import { useHref, useLocation } from 'react-router'
import { sharing } from '#messages/sharing'
import { paths } from '../../lib/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useAccount } from '../accounts/accounts.api.ts'
import { Channels } from './channels.tsx'
import { rewardedToday } from './rewarded-today.ts'
import type { ShareContent } from './share-content.ts'
import { sharedLink } from './share-links.ts'
import { useShareReward } from './use-share-reward.ts'

/** Every way to show something to others, and what each brings. */
export function ShareSheet({ content, onClose }: { content: ShareContent; onClose: () => void }) {
  const account = useAccount()
  const userId = account.state === 'signed-in' ? account.user.id : null
  const [used, setUsed] = useState(() => (userId === null ? new Set<ShareChannel>() : rewardedToday(userId)))
  const reward = useShareReward(userId, (channel) => setUsed((before) => new Set(before).add(channel)))
  const home = useHref(paths.landing)
  const here = useHref(useLocation().pathname)

  // A reading is its owner's alone: whoever follows the link comes to the front door.
  const page = content.kind === 'reading' ? home : here
  const link = sharedLink(window.location.origin, page, userId ?? 'guest')

  return (
    <Dialog title={sharing.title[content.kind]} onClose={onClose} isSheet>
      <div className="grid gap-6 pt-2">
        <Channels content={content} link={link} isRewarded={userId !== null} used={used} onShared={reward} />
        <p className="text-xs text-ink-soft">
          {userId === null ? sharing.signedOut : sharing.rules(shareCaps.creditsADay)}
        </p>
      </div>
    </Dialog>
  )
}
