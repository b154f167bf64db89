import { Link } from '../lib/router.tsx'
import { lifePathDemo } from '#messages/life-path-demo'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { LifePathDemo } from '../features/numerology/life-path-demo.tsx'
import { ShareButton } from '../features/sharing/share-button.tsx'
import type { PictureContent } from '../features/sharing/share-content.ts'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'

/** The number alone: nothing on it is a language model's, and the date it came from stays in the browser. */
const pictureOf = (value: number): PictureContent => ({
  kindName: lifePathDemo.lifePath,
  numbers: [{ value, label: lifePathDemo.lifePath }],
  words: '',
  isWrittenByAi: false,
  fullName: null,
  birthDate: null,
})

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
                picture: () => Promise.resolve(pictureOf(value)),
              }}
            />
          </div>
        </>
      )}
    />
  )
}
