import { at, routes } from '@numeria/contract'
import { Link } from '../lib/router.tsx'
import { lifePathDemo } from '#messages/life-path-demo'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { LifePathDemo } from '../features/numerology/life-path-demo.tsx'
import { ShareButton } from '../features/sharing/share-button.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

/** The free demo, and where it leads: to the gift of a first login, or to the chat. */
export function LandingLifePath() {
  const isSignedIn = useAccount().state === 'signed-in'
  return (
    <LifePathDemo
      next={(value) => (
        <>
          <p className="mb-3 text-s text-ink-soft">{lifePathDemo.invitation}</p>
          <div className="flex flex-wrap gap-3">
            <Link to={isSignedIn ? paths.chat : paths.login} className={buttonClass('primary', 'min-h-12 px-7')}>
              {isSignedIn ? lifePathDemo.toChat : lifePathDemo.freeCredits}
            </Link>
            <ShareButton
              content={{
                kind: 'demo',
                title: lifePathDemo.shareTitle(value),
                text: lifePathDemo.shareText(value),
                picture: { route: at(routes.numberPicture, { number: String(value) }) },
              }}
            />
          </div>
        </>
      )}
    />
  )
}
