import type { Profile } from '@numeria/contract'
import { useState } from 'react'
import { calendar as words } from '#messages/calendar'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { AddressCard } from '../features/calendar/address-card.tsx'
import { useMonth } from '../features/calendar/calendar.api.ts'
import { MonthView } from '../features/calendar/month-view.tsx'
import { loginFor } from '../features/sign-in/login-outcome.ts'
import { useDay } from '../features/today/use-day.ts'
import { paths } from '../lib/paths.ts'
import { Link, Navigate } from '../lib/router.tsx'
import { buttonClass } from '../ui/button.tsx'
import { Failed } from '../ui/failed.tsx'

/** The Personal Days of a month, and the address for calendar programs. */
export function CalendarPage() {
  const account = useAccount()
  if (account.state === 'signed-out') return <Navigate to={loginFor('/calendar')} replace />
  return (
    <div className="pt-6 pb-20 lg:pt-10">
      <h1 className="mb-6 text-display tracking-display">{words.title}</h1>
      {account.state === 'unknown' && <Waiting />}
      {account.state === 'unreachable' && <Failed onRetry={account.retry}>{words.unreachable}</Failed>}
      {account.state === 'signed-in' && (account.user.gotBirthDate ? <OwnCalendar user={account.user} /> : <Missing />)}
    </div>
  )
}

function OwnCalendar({ user }: { user: Profile }) {
  const [month, setMonth] = useState<string | null>(null)
  const { data: shown, isError, isPlaceholderData, refetch } = useMonth(user, month, useDay())
  return (
    <>
      {!shown && (isError ? <Failed onRetry={refetch}>{words.failed}</Failed> : <Waiting />)}
      {shown && <MonthView shown={shown} isOld={isPlaceholderData} onMonth={setMonth} />}
      {shown && <AddressCard since={shown.since} />}
    </>
  )
}

function Missing() {
  return (
    <div className="grid max-w-reading justify-items-start gap-4">
      <p className="text-ink-soft">{words.missing.text}</p>
      <Link to={paths.chart} className={buttonClass()}>
        {words.missing.action}
      </Link>
    </div>
  )
}

function Waiting() {
  return (
    <p role="status" className="min-h-dvh animate-breathe text-ink-soft">
      {words.loading}
    </p>
  )
}
