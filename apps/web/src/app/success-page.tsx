import type { Purchase } from '@numeria/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { profileKey, useAccount } from '../features/accounts/accounts.api.ts'
import { formatPrice } from '../features/billing/money.ts'
import { useReturnedPurchase } from '../features/billing/use-returned-purchase.ts'
import { countCredits } from '../features/credits/credits.api.ts'
import { paths } from '../lib/paths.ts'
import { useCalm } from '../lib/use-calm.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { MoonFace } from '../ui/moon-face.tsx'

/** Where a payment leads back to. It says what was really credited, waits for it, and never credits anything itself. */
export function SuccessPage() {
  const account = useAccount()
  const queryClient = useQueryClient()
  const [query] = useSearchParams()
  const returned = useReturnedPurchase(query.get('session_id'), account.state === 'signed-in')
  const isKnown = returned.state === 'known'
  useEffect(() => {
    if (isKnown) void queryClient.invalidateQueries({ queryKey: profileKey })
  }, [isKnown, queryClient])

  return (
    <div className="mx-auto grid max-w-form justify-items-center gap-5 py-10 text-center" aria-live="polite">
      <MoonFace className={`size-28 ${returned.state === 'waiting' ? 'animate-breathe' : ''}`} />
      {account.state === 'signed-out' ? (
        <>
          <h1 className="text-2xl">Please log in</h1>
          <p className="text-ink-soft">Log in with the account you bought with to see what was credited.</p>
          <Link to={paths.login} className={buttonClass()}>
            Login
          </Link>
        </>
      ) : account.state === 'unreachable' ? (
        <>
          <h1 className="text-2xl">We could not reach Numeria</h1>
          <p className="text-ink-soft">
            If you have paid, your credits come without this page. Please check your connection.
          </p>
          <Button onClick={account.retry}>Try again</Button>
        </>
      ) : returned.state === 'waiting' ? (
        <>
          <h1 className="text-2xl">Waiting for your payment…</h1>
          <p className="text-ink-soft">
            {returned.isLong
              ? 'This takes longer than usual. You can leave this page: your credits come as soon as the payment is confirmed, once.'
              : 'It is usually confirmed within seconds.'}
          </p>
          <noscript>
            <p>JavaScript is off in this browser. Your credits come without this page.</p>
          </noscript>
          {returned.isLong && <Ways />}
        </>
      ) : returned.state === 'unknown' ? (
        <>
          <h1 className="text-2xl">No purchase here</h1>
          <p className="text-ink-soft">
            We do not know a payment at this address. Your orders stand on your credits page.
          </p>
          <Ways />
        </>
      ) : (
        <Outcome purchase={returned.purchase} />
      )}
    </div>
  )
}

function Outcome({ purchase }: { purchase: Purchase }) {
  const { state, creditsGranted, amountCents, currency, packName } = purchase
  if (state === 'paid' || state === 'refunded' || state === 'disputed')
    return (
      <>
        <h1 className="text-2xl">Payment Successful!</h1>
        <p className="text-l leading-snug text-balance">
          {countCredits(creditsGranted)} added to your account: {packName}, {formatPrice(amountCents, currency)}.
        </p>
        {state !== 'paid' && (
          <p className="text-s text-ink-soft">
            {state === 'refunded' ? 'This payment was given back since.' : 'This payment is being disputed.'}
          </p>
        )}
        <Ways />
        <p className="text-s text-ink-soft">
          <Link to={paths.credits} className="underline underline-offset-4">
            Order confirmation
          </Link>
        </p>
        {state === 'paid' && <Redirect />}
      </>
    )
  return (
    <>
      <h1 className="text-2xl">{state === 'set_aside' ? 'We are checking your payment' : 'Nothing was credited'}</h1>
      <p className="text-ink-soft">
        {state === 'set_aside'
          ? 'It does not match your order exactly, so a person looks at it. Your money is safe; we write to you.'
          : state === 'open'
            ? 'Your payment is still being decided on. Your credits come as soon as it is confirmed.'
            : 'The payment did not go through, and you were not charged.'}
      </p>
      <Ways />
    </>
  )
}

function Ways() {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Link to={paths.chat} className={buttonClass()}>
        Start Your Reading
      </Link>
      <Link to={paths.pricing} className={buttonClass('quiet')}>
        View Credit Packs
      </Link>
    </div>
  )
}

const seconds = 5

/** Leads on to the chat; not for a person who is doing something here, who wants to stay, or who asked for less motion. */
function Redirect() {
  const isCalm = useCalm()
  const navigate = useNavigate()
  const [left, setLeft] = useState<number | null>(() => (isAnythingFocused() ? null : seconds))
  const isRunning = left !== null && !isCalm

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
    if (left === 0) void navigate(paths.chat)
  }, [left, navigate])

  return (
    // Its room stays: a press that stops it must not move what is pressed.
    <p className="flex min-h-11 flex-wrap items-center justify-center gap-3 text-s text-ink-soft" aria-live="off">
      {isRunning && (
        <>
          To the chat in {left}…
          <Button look="plain" onClick={() => setLeft(null)}>
            Stay on this page
          </Button>
        </>
      )}
    </p>
  )
}

/** A navigation puts the focus on the main region, which nobody holds. */
function isAnythingFocused(): boolean {
  const { activeElement } = document
  return activeElement !== null && activeElement !== document.body && activeElement.localName !== 'main'
}
