import { brand } from '@numeria/contract'
import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { ProfileCard, SetupRequiredCard } from '../features/accounts/profile-card.tsx'
import { CreditBadge } from '../features/credits/credit-badge.tsx'
import { Chat } from '../features/readings/chat.tsx'
import { useLogOut } from '../features/sign-in/sign-in.api.ts'
import { latePart } from '../lib/late-part.ts'
import { paths } from '../lib/paths.ts'
import { Button } from '../ui/button.tsx'
import { MoonFace } from '../ui/moon-face.tsx'
import { prefetchToasts } from '../ui/toast-place.tsx'
import { showToast } from '../ui/toast.ts'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { SkipLink } from './header.tsx'

const profileModal = latePart(() =>
  import('../features/accounts/profile-modal.tsx').then(({ ProfileModal }) => ProfileModal),
)

/** The chat, for people who are signed in. It fills the window: only the conversation scrolls. */
export function ChatPage() {
  const account = useAccount()
  const logOut = useLogOut()
  const [isProfileOpen, setIsProfileOpen] = useState(false)
  const [ProfileModal, fetchProfileModal] = profileModal.usePart()
  const openProfile = () => {
    setIsProfileOpen(true)
    void fetchProfileModal().then((isThere) => {
      if (isThere) return
      setIsProfileOpen(false)
      showToast({
        title: 'Error',
        description: 'Your profile could not be opened. Please try again.',
        destructive: true,
      })
    })
  }
  useEffect(() => prefetchToasts(), [])

  if (account.state === 'signed-out') return <Navigate to={paths.login} replace />
  return (
    <TooltipProvider>
      <div className="flex h-dvh flex-col">
        <SkipLink />
        <header className="border-b border-line">
          <div className="mx-auto flex min-h-16 max-w-page items-center gap-2 px-4 py-2 sm:gap-3">
            <Link to={paths.welcome} aria-label={`${brand.name}, home`} className="shrink-0 rounded-full">
              <MoonFace small className="size-10" />
            </Link>
            <div className="mr-auto min-w-0">
              <h1 className="font-display text-l leading-tight">{brand.persona}</h1>
              <p className="truncate text-xs text-ink-soft">{brand.persona} is an AI</p>
            </div>
            <Link
              to={paths.pricing}
              className="flex min-h-11 items-center rounded-full px-1.5 text-s hover:bg-tide-wash sm:px-3"
            >
              Pricing
            </Link>
            {account.state === 'signed-in' && <CreditBadge user={account.user} onLogOut={logOut} />}
          </div>
        </header>
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col">
          {account.state === 'signed-in' ? (
            <Chat
              user={account.user}
              onProfileNeeded={openProfile}
              aside={(isComplete) => (
                <div className={`grid grid-cols-1 gap-3 ${isComplete ? '' : 'max-md:[&>:first-child]:hidden'}`}>
                  <ProfileCard user={account.user} onEdit={openProfile} />
                  {!isComplete && <SetupRequiredCard onSetUp={openProfile} />}
                </div>
              )}
            />
          ) : (
            <div className="grid flex-1 place-content-center justify-items-center gap-5 px-6 text-center">
              <MoonFace className={`size-32 ${account.state === 'unknown' ? 'animate-breathe' : ''}`} />
              {account.state === 'unknown' ? (
                <>
                  <p className="scripting-only text-ink-soft">Opening your readings…</p>
                  <noscript>The chat needs JavaScript.</noscript>
                </>
              ) : (
                <>
                  <p>We could not reach {brand.name}.</p>
                  <Button onClick={account.retry}>Try again</Button>
                </>
              )}
            </div>
          )}
        </main>
      </div>
      {isProfileOpen && ProfileModal && account.state === 'signed-in' && (
        <ProfileModal user={account.user} onClose={() => setIsProfileOpen(false)} />
      )}
    </TooltipProvider>
  )
}
