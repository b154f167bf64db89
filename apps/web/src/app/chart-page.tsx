import type { Profile } from '@numeria/contract'
import { useState, type ReactNode } from 'react'
import { chart as words } from '#messages/chart'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { useChart } from '../features/chart/chart.api.ts'
import { ChartView } from '../features/chart/chart-view.tsx'
import { chartShare } from '../features/chart/chart-share.ts'
import { ShareButton } from '../features/sharing/share-button.tsx'
import { loginFor } from '../features/sign-in/login-outcome.ts'
import { passFocusToMain } from '../lib/focus-main.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { paths } from '../lib/paths.ts'
import { Link, Navigate } from '../lib/router.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Failed } from '../ui/failed.tsx'
import { MoonFace } from '../ui/moon-face.tsx'
import { showToast } from '../ui/toast.ts'

const profileModal = lazyPart(() =>
  import('../features/accounts/profile-modal.tsx').then(({ ProfileModal }) => ProfileModal),
)

/** Every computed number of the person, with its working and its meaning. */
export function ChartPage() {
  const account = useAccount()
  if (account.state === 'signed-out') return <Navigate to={loginFor('/chart')} replace />
  if (account.state === 'signed-in') return <OwnChart user={account.user} />
  if (account.state === 'unknown') return <Waiting />
  return (
    <Framed>
      <Failed onRetry={account.retry}>{words.unreachable}</Failed>
    </Framed>
  )
}

function OwnChart({ user }: { user: Profile }) {
  const [isProfileOpen, setIsProfileOpen] = useState(false)
  const [ProfileModal, fetchProfileModal] = profileModal.usePart()

  function openProfile() {
    setIsProfileOpen(true)
    void fetchProfileModal().then((isThere) => {
      if (isThere) return
      setIsProfileOpen(false)
      showToast({ title: words.error, description: words.profileFailed, destructive: true })
    })
  }

  return (
    <>
      {user.gotBirthDate && user.gotFullName ? (
        <ChartOf user={user} onEditProfile={openProfile} />
      ) : (
        <Empty onEditProfile={openProfile} />
      )}
      {isProfileOpen && ProfileModal && <ProfileModal user={user} onClose={() => setIsProfileOpen(false)} />}
    </>
  )
}

function ChartOf({ user, onEditProfile }: { user: Profile; onEditProfile: () => void }) {
  const { data: chart, isError, refetch } = useChart(user)
  if (chart)
    return (
      <ChartView
        chart={chart}
        onEditProfile={onEditProfile}
        actions={
          <>
            <ShareButton content={chartShare()} />
            <Link to={paths.chat} className={buttonClass('quiet')}>
              {words.ask}
            </Link>
          </>
        }
      />
    )
  if (!isError) return <Waiting />
  return (
    <Framed>
      <Failed onRetry={refetch}>{words.failed}</Failed>
    </Framed>
  )
}

function Framed({ children }: { children: ReactNode }) {
  return (
    <div className="pt-6 pb-20 lg:pt-10">
      <h1 className="mb-6 text-display tracking-display">{words.title}</h1>
      {children}
    </div>
  )
}

function Waiting() {
  return (
    <Framed>
      <p role="status" className="min-h-dvh animate-breathe text-ink-soft">
        {words.loading}
      </p>
    </Framed>
  )
}

function Empty({ onEditProfile }: { onEditProfile: () => void }) {
  return (
    <Framed>
      <section
        ref={passFocusToMain}
        aria-labelledby="chart-empty"
        className="grid max-w-reading justify-items-start gap-4"
      >
        <MoonFace className="size-32" />
        <h2 id="chart-empty" className="text-xl">
          {words.empty.title}
        </h2>
        <p className="text-ink-soft">{words.empty.text}</p>
        <Button onClick={onEditProfile}>{words.empty.action}</Button>
      </section>
    </Framed>
  )
}
