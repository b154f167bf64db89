import { useQuery } from '@tanstack/react-query'
import { shareCaps, type ShareChannel } from '@numeria/contract'
import { useId, useState, type ReactNode } from 'react'
import { useLocation } from '../../lib/router.tsx'
import { sharing } from '#messages/sharing'
import { paths } from '../../lib/paths.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useAccount } from '../accounts/accounts.api.ts'
import { Channels } from './channels.tsx'
import { PicturePanel } from './picture-panel.tsx'
import { usePublished } from './public-readings.api.ts'
import { PublishSection } from './publish-section.tsx'
import { rewardedToday } from './rewarded-today.ts'
import type { ShareContent } from './share-content.ts'
import { sharedLink } from './share-links.ts'
import { useShareReward } from './use-share-reward.ts'

type Props = { content: ShareContent; signInAgain: ReactNode; onClose: () => void }

/** Every way to show something to others, and what each brings. */
export function ShareSheet({ content, signInAgain, onClose }: Props) {
  const account = useAccount()
  const userId = account.state === 'signed-in' ? account.user.id : null
  const [justUsed, setJustUsed] = useState<readonly ShareChannel[]>([])
  const used = new Set([...(userId === null ? [] : rewardedToday(userId)), ...justUsed])
  const reward = useShareReward(userId, (channel) => setJustUsed((before) => [...before, channel]))
  const picture = usePicture(content)
  const home = paths.landing
  const { pathname: here } = useLocation()
  const isRewarded = userId !== null

  // A reading that is not public has no page: the link leads to the landing page.
  const published = usePublished(content.turnId ?? null).data?.published
  const page = content.kind === 'reading' ? (published?.url ?? home) : here
  const link = sharedLink(window.location.origin, page, userId ?? 'guest')

  return (
    <Dialog title={sharing.title[content.kind]} onClose={onClose} isSheet isTall>
      <div className="grid gap-6 pt-2">
        {picture === 'painting' && <p className="animate-breathe text-s text-ink-soft">{sharing.picture.painting}</p>}
        {typeof picture === 'object' && (
          <PicturePanel
            content={picture}
            isRewarded={isRewarded}
            isUsed={used.has('image')}
            onSaved={() => reward('image')}
          />
        )}
        <Channels content={content} link={link} isRewarded={isRewarded} used={used} onShared={reward} />
        {content.turnId !== undefined && <PublishSection turnId={content.turnId} signInAgain={signInAgain} />}
        <p className="text-xs text-ink-soft">{isRewarded ? sharing.rules(shareCaps.creditsADay) : sharing.signedOut}</p>
      </div>
    </Dialog>
  )
}

/** Content of the picture once loaded; `none` where there is nothing to draw, or loading failed. */
function usePicture({ picture }: ShareContent) {
  const id = useId()
  const { data, isFetching } = useQuery({
    queryKey: ['picture', id],
    enabled: picture !== undefined,
    gcTime: 0,
    queryFn: () =>
      picture!().catch((error: unknown) => {
        console.info('There is nothing to draw a picture from.', error)
        return null
      }),
  })
  if (data) return data
  return isFetching ? 'painting' : 'none'
}
