import { signupCredits, type Profile } from '@numeria/contract'
import { useRef, useState, type ReactNode } from 'react'
import { Link } from '../../lib/router.tsx'
import { landingBelow } from '#messages/landing-below'
import { paths } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { MoonFace } from '../../ui/moon-face.tsx'
import { SkipTyping } from '../../ui/skip-typing.tsx'
import { showToast } from '../../ui/toast.ts'
import { TypedText, untyped } from '../../ui/typed-text.tsx'
import { useSeen } from '../../ui/use-seen.ts'
import { useTyping } from '../../ui/use-typing.ts'
import { MoonMark } from '../../ui/wordmark.tsx'
import { useAccount } from '../accounts/accounts.api.ts'
import { ClosedMessageBox } from './message-box.tsx'
import { Sample } from './sample.tsx'
import { ToneToggle, type LandingTone } from './tone-toggle.tsx'

const words = landingBelow.freeReading

/**
 * The chat on the landing page: an example for visitors, the real chat for signed-in users.
 *
 * @param asking renders the real chat; null while its code is loading
 */
export function FreeReading({ asking }: { asking: (user: Profile, tone: LandingTone) => ReactNode }) {
  const account = useAccount()
  const [tone, setTone] = useState<LandingTone>('mystic')
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const greeting = useTyping(words.greeting, isSeen)
  const sample = useTyping(words.sampleQuestion, greeting.isOver)
  const user = account.state === 'signed-in' ? account.user : null
  const exchange = user && asking(user, tone)

  function skip() {
    greeting.skip()
    sample.skip()
  }

  return (
    <div ref={place} className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.45fr]">
      <div>
        <h2 className="text-2xl">{words.title}</h2>
        <p className="mt-3 max-w-[26rem] text-ink-soft">{words.lead}</p>
        <p className="mt-6 flex items-center gap-2.5 font-semibold tabular-nums">
          <MoonMark className="size-6" />
          {words.remaining(user?.credits ?? signupCredits)}
        </p>
        <p className="mt-1 text-xs text-ink-soft">{words.costs}</p>
        {!user && (
          <SkipTyping
            isOver={sample.isOver}
            onSkip={skip}
            label={words.showAll}
            className="mt-6 min-h-12 justify-items-start"
          >
            <Link
              to={paths.login}
              className={buttonClass('primary', `min-h-12 px-7 ${greeting.isOver ? 'animate-appear' : untyped}`)}
            >
              {words.freeCredits}
            </Link>
          </SkipTyping>
        )}
      </div>
      <div className="min-w-0 rounded-l border border-line bg-raised p-4 shadow-raised sm:p-7">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-4">
          <p className="flex items-center gap-3">
            <MoonFace small className="size-9" />
            <span className="font-display text-l">{words.selene}</span>
          </p>
          <ToneToggle value={tone} onChange={setTone} />
        </div>
        <p className="font-reading leading-reading">
          <TypedText text={words.greeting} typed={greeting.typed} />
        </p>
        <div className="mt-5 grid gap-6">
          {exchange ?? (
            <>
              <Sample tone={tone} typing={sample} />
              <ClosedMessageBox
                placeholder={user ? words.placeholder : words.placeholderSignedOut}
                onSubmit={account.state === 'signed-out' ? askToLogIn : nothing}
              />
            </>
          )}
        </div>
        <p className="mt-3 text-xs text-ink-soft">{words.isAi}</p>
      </div>
    </div>
  )
}

const nothing = () => undefined

function askToLogIn() {
  showToast({ ...words.toasts.login, destructive: true })
}
