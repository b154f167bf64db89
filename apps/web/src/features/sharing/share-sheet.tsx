import { useQuery } from '@tanstack/react-query'
import { shareCaps, shareRewards, type ShareChannel } from '@numeria/contract'
import { useState } from 'react'
import { useLocation } from '../../lib/router.tsx'
import { sharing } from '#messages/sharing'
import { sentenceOf } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAccount } from '../accounts/accounts.api.ts'
import { Channels } from './channels.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { PublicLink } from './public-link.tsx'
import { usePublished, type Shown } from './public-readings.api.ts'
import { Reward } from './reward.tsx'
import type { ShareContent } from './share-content.ts'
import { sharedLink } from './share-links.ts'
import { useShareReward, useShareStatus } from './use-share-reward.ts'

type Props = { content: ShareContent; onClose: () => void }

/** Makes something public and shares it: a preview, the link, the channels and the picture, with the reward of each. */
export function ShareSheet({ content, onClose }: Props) {
  const account = useAccount()
  const userId = account.state === 'signed-in' ? account.user.id : null
  const status = useShareStatus(userId)
  const [reviewed, setReviewed] = useState<ShareChannel | null>(null)
  const reward = useShareReward(userId, { onReviewed: setReviewed })
  const rewardOf = (channel: ShareChannel) => status && <Reward channel={channel} status={status} />
  const { pathname } = useLocation()
  const { page } = content
  const publication = usePublished(page?.turnId ?? null)
  const parts = useQuery({
    queryKey: ['share-parts', content.kind],
    enabled: page !== undefined,
    staleTime: Infinity,
    queryFn: () => page!.loadParts(),
  })
  const published = publication.data?.published ?? null
  // A chart is its owner's alone: its link leads to the landing page.
  const here = content.kind === 'chart' ? paths.landing : pathname
  const [chosen, setChosen] = useState<Shown>({ showName: false, showBirthDate: false })
  const shown = published ?? chosen

  const channels = (
    <Channels
      content={content}
      link={sharedLink(window.location.origin, published?.url ?? here, userId ?? 'guest')}
      isRewarded={userId !== null}
      rewardOf={rewardOf}
      onShared={reward}
    />
  )
  return (
    <Dialog title={sharing.title[content.kind]} onClose={onClose} isSheet isTall>
      <p role="status" className="sr-only">
        {reviewed && `${sharing.reviewedTitle}. ${sharing.reviewed(shareRewards[reviewed])}`}
      </p>
      <div className="grid grid-cols-1 gap-6 pt-2">
        {!page ? (
          channels
        ) : publication.data && parts.data ? (
          <PublicLink turnId={page.turnId} parts={parts.data} published={published} shown={shown} onChoose={setChosen}>
            {channels}
          </PublicLink>
        ) : publication.isFetching || parts.isFetching ? (
          <p className="animate-breathe text-s text-ink-soft">{sharing.publish.loading}</p>
        ) : (
          <div className="grid justify-items-start gap-3 text-s text-ink-soft">
            {sentenceOf(publication.error ?? parts.error)}
            <Button look="quiet" onClick={() => void Promise.all([publication.refetch(), parts.refetch()])}>
              {sharing.publish.tryAgain}
            </Button>
          </div>
        )}
        {content.picture && (
          <PicturePanel
            picture={content.picture}
            shown={shown}
            reward={rewardOf('image')}
            onSaved={() => reward('image')}
          />
        )}
        <p className="text-xs text-ink-soft">
          {userId === null
            ? sharing.signedOut
            : `${sharing.rules(shareCaps.creditsADay)}${status?.isReviewed ? ` ${sharing.reviewRule}` : ''}`}
        </p>
      </div>
    </Dialog>
  )
}
