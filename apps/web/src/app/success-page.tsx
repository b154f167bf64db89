import type { Purchase } from '@numeria/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from '../lib/router.tsx'
import { actions } from '#messages/actions'
import { success } from '#messages/success'
import { profileKey, useAccount } from '../features/accounts/accounts.api.ts'
import { formatPrice } from '../features/billing/money.ts'
import { recordFirstAction } from '../features/analytics/first-day.ts'
import { useReturnedPurchase } from '../features/billing/use-returned-purchase.ts'
import { countCredits } from '../features/credits/credits.api.ts'
import { loginFor } from '../features/sign-in/login-outcome.ts'
import { formatDay } from '../lib/dates.ts'
import { paths } from '../lib/paths.ts'
import { useReducedMotion } from '../lib/use-reduced-motion.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import type { Mood } from '../ui/moon-moods.ts'
import { Selene } from '../ui/selene.tsx'

/** Where a payment leads back to. It says what was really credited, waits for it, and never credits anything itself. */
export function SuccessPage() {
  const account = useAccount()
  const queryClient = useQueryClient()
  const [query] = useSearchParams()
  const sessionId = query.get('session_id')
  const returned = useReturnedPurchase(sessionId, account.state === 'signed-in')
  const isKnown = returned.state === 'known'
  const isPaid = isKnown && returned.purchase.state === 'paid'
  useEffect(() => {
    if (isPaid) recordFirstAction('purchased', new Date())
  }, [isPaid])
  useEffect(() => {
    if (isKnown) void queryClient.invalidateQueries({ queryKey: profileKey })
  }, [isKnown, queryClient])

  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-5 py-10 text-center" aria-live="polite">
      <Selene mood={moodOf(returned)} className={`size-28 ${returned.state === 'waiting' ? 'animate-breathe' : ''}`} />
      {account.state === 'signed-out' ? (
        <>
          <h1 className="text-2xl">{success.logIn}</h1>
          <p className="text-ink-soft">{success.logInWhy}</p>
          <Link
            to={sessionId === null ? paths.login : loginFor(`/success?session_id=${sessionId}`)}
            className={buttonClass()}
          >
            {actions.logIn}
          </Link>
        </>
      ) : account.state === 'unreachable' ? (
        <>
          <h1 className="text-2xl">{success.unreachable}</h1>
          <p className="text-ink-soft">{success.unreachableWhy}</p>
          <Button onClick={account.retry}>{actions.tryAgain}</Button>
        </>
      ) : returned.state === 'waiting' ? (
        <>
          <h1 className="text-2xl">{success.waiting}</h1>
          <p className="text-ink-soft">{returned.isLong ? success.waitingLong : success.waitingShort}</p>
          <noscript>
            <p>{success.needsScripts}</p>
          </noscript>
          {returned.isLong && <Ways />}
        </>
      ) : returned.state === 'unknown' ? (
        <>
          <h1 className="text-2xl">{success.unknown}</h1>
          <p className="text-ink-soft">{success.unknownWhy}</p>
          <Ways />
        </>
      ) : (
        <Outcome purchase={returned.purchase} />
      )}
    </div>
  )
}

function moodOf(returned: ReturnType<typeof useReturnedPurchase>): Mood {
  if (returned.state !== 'known') return returned.state === 'unknown' ? 'sorry' : 'calm'
  return returned.purchase.state === 'paid' ? 'delighted' : 'thoughtful'
}

/** State of a payment that changed after it was credited. */
const afterwards: Partial<Record<Purchase['state'], string>> = {
  disputed: success.disputed,
  dispute_lost: success.disputeLost,
  refunded: success.refunded,
}

function Outcome({ purchase }: { purchase: Purchase }) {
  const { state, creditsGranted, amountCents, currency, packName, settled } = purchase
  if (
    creditsGranted > 0 ||
    state === 'paid' ||
    state === 'refunded' ||
    state === 'refund_refused' ||
    state === 'disputed' ||
    state === 'dispute_lost'
  )
    return (
      <>
        <h1 className="text-2xl">{success.title}</h1>
        <p className="text-l leading-snug text-balance">
          {success.added(countCredits(creditsGranted), creditsGranted, packName, formatPrice(amountCents, currency))}
        </p>
        {settled && (
          <p className="text-s">
            {success.settled(settled.credits, creditsGranted, settled.since === null ? null : formatDay(settled.since))}
          </p>
        )}
        {state !== 'paid' && <p className="text-s text-ink-soft">{afterwards[state] ?? success.beingRefunded}</p>}
        <Ways />
        <p className="text-s text-ink-soft">
          <Link to={paths.credits} className="underline underline-offset-4">
            {success.confirmation}
          </Link>
        </p>
        {state === 'paid' && <Redirect />}
      </>
    )
  return (
    <>
      <h1 className="text-2xl">{state === 'set_aside' ? success.checking : success.nothingCredited}</h1>
      <p className="text-ink-soft">{success.uncredited[state]}</p>
      <Ways />
    </>
  )
}

function Ways() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Link to={paths.chat} className={buttonClass()}>
        {success.startReading}
      </Link>
      <Link to={paths.pricing} className={buttonClass('quiet')}>
        {success.viewPacks}
      </Link>
    </div>
  )
}

const seconds = 5

/** Leads on to the chat; not for a person who is doing something here, who wants to stay, or who asked for less motion. */
function Redirect() {
  const prefersReducedMotion = useReducedMotion()
  const navigate = useNavigate()
  const [left, setLeft] = useState<number | null>(() => (isAnythingFocused() ? null : seconds))
  const isRunning = left !== null && !prefersReducedMotion

  useEffect(() => {
    if (!isRunning) return
    const stop = () => setLeft(null)
    const timer = setInterval(() => setLeft((now) => now && now - 1), 1_000)
    for (const event of ['keydown', 'pointerdown', 'focusin'] as const) document.addEventListener(event, stop)
    return () => {
      clearInterval(timer)
      for (const event of ['keydown', 'pointerdown', 'focusin'] as const) document.removeEventListener(event, stop)
    }
  }, [isRunning])
  useEffect(() => {
    if (left === 0) navigate(paths.chat, { replace: true })
  }, [left, navigate])

  return (
    // Its room stays: a press that stops it must not move what is pressed.
    <p className="flex min-h-11 flex-wrap items-center justify-center gap-3 text-s text-ink-soft" aria-live="off">
      {isRunning && (
        <>
          {success.leadingOn(left)}
          <Button look="plain" onClick={() => setLeft(null)}>
            {success.stay}
          </Button>
        </>
      )}
    </p>
  )
}

/** False when no element has the focus. The main region counts as none: a navigation focuses it. */
function isAnythingFocused(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && activeElement.localName !== 'main'
}
