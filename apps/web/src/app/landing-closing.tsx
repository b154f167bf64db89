import { Link } from '../lib/router.tsx'
import { landingBelow } from '#messages/landing-below'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { ProviderButtons } from '../features/sign-in/provider-buttons.tsx'
import { paths } from '../lib/paths.ts'
import { buttonClass } from '../ui/button.tsx'
import { Selene } from '../ui/selene.tsx'

const words = landingBelow.loginCard

/** The login card, and two links for visitors not ready to sign in. */
export function LandingClosing() {
  const account = useAccount()
  const isSignedIn = account.state === 'signed-in'
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.45fr_1fr]">
      <div className="grid items-center gap-x-8 gap-y-5 rounded-l border border-line bg-raised p-6 shadow-raised sm:grid-cols-[auto_1fr] sm:p-9">
        <Selene mood={isSignedIn ? 'delighted' : 'curious'} className="size-28 sm:size-36" />
        <div>
          <h2 className="text-2xl">{isSignedIn ? words.titleSignedIn(account.user.credits) : words.title}</h2>
          <p className="mt-2 mb-5 max-w-[26rem] text-ink-soft">{isSignedIn ? words.saysSignedIn : words.says}</p>
          {isSignedIn ? (
            <Link to={paths.chat} className={buttonClass('primary', 'min-h-12 px-7')}>
              {words.toChat}
            </Link>
          ) : (
            <ProviderButtons />
          )}
        </div>
      </div>
      <div className="grid content-center gap-8">
        <Way title={words.luckyTitle} says={words.luckySays} to={paths.lucky} link={words.toLucky} />
        <Way title={words.aboutTitle} says={words.aboutSays} to={paths.about} link={words.toAbout} />
      </div>
    </div>
  )
}

function Way({ title, says, to, link }: { title: string; says: string; to: string; link: string }) {
  return (
    <div>
      <h2 className="text-l">{title}</h2>
      <p className="mt-1 text-s text-ink-soft">{says}</p>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center text-s font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
      >
        {link}
      </Link>
    </div>
  )
}
