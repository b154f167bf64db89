import { isRealBirthDate, type Profile } from '@numeria/contract'
import { useState, type ReactNode } from 'react'
import { today as words } from '#messages/today'
import { useAccount } from '../features/accounts/accounts.api.ts'
import { isoDate } from '../features/numerology/date-entry.ts'
import { DateForm } from '../features/numerology/date-form.tsx'
import { loginFor } from '../features/sign-in/login-outcome.ts'
import { useToday, useTodayHere } from '../features/today/today.api.ts'
import { BirthdayLetter } from '../features/today/birthday-letter.tsx'
import { LettersCard } from '../features/today/letters-card.tsx'
import { EndReminders } from '../features/today/end-reminders.tsx'
import { RemindersCard } from '../features/today/reminders-card.tsx'
import { TodayNumbers } from '../features/today/today-numbers.tsx'
import { useDay } from '../features/today/use-day.ts'
import { paths } from '../lib/paths.ts'
import { Link, useSearchParams } from '../lib/router.tsx'
import { keepTypedPerson, readTypedPerson } from '../lib/typed-person.ts'
import { useHydrated } from '../lib/use-hydrated.ts'
import { buttonClass } from '../ui/button.tsx'
import { Failed } from '../ui/failed.tsx'

/** The numbers of the day: of the profile, or of a date that this browser keeps. */
export function TodayPage() {
  const account = useAccount()
  const query = useSearchParams()[0]
  // The prerendered page knows no query.
  const endToken = useHydrated() ? query.get('end') : null
  return (
    <div className="pt-6 pb-20 lg:pt-10">
      <h1 className="mb-2 text-display tracking-display">{words.title}</h1>
      {endToken !== null && <EndReminders token={endToken} />}
      {account.state === 'unknown' && <Waiting />}
      {account.state === 'unreachable' && <Failed onRetry={account.retry}>{words.unreachable}</Failed>}
      {account.state === 'signed-out' && <TypedToday isSignedIn={false} />}
      {account.state === 'signed-in' &&
        (account.user.gotBirthDate ? <OwnToday user={account.user} /> : <TypedToday isSignedIn />)}
    </div>
  )
}

function OwnToday({ user }: { user: Profile }) {
  const { data: today, isError, refetch } = useToday(user, useDay())
  // A loaded day stays when a later load fails.
  if (!today) return isError ? <Failed onRetry={refetch}>{words.failed}</Failed> : <Waiting />
  return (
    <>
      {today.letter && <BirthdayLetter letter={today.letter} />}
      <TodayNumbers today={today} />
      <Ways>
        <Link to={paths.chat} className={buttonClass()}>
          {words.ask}
        </Link>
        <Link to={paths.calendar} className={buttonClass('quiet')}>
          {words.calendar}
        </Link>
        <Link to={paths.chart} className={buttonClass('quiet')}>
          {words.chart}
        </Link>
      </Ways>
      <RemindersCard user={user} />
      <LettersCard user={user} />
    </>
  )
}

function TypedToday({ isSignedIn }: { isSignedIn: boolean }) {
  const [birthDate, setBirthDate] = useState(() => {
    const typed = readTypedPerson().birthDate
    return isRealBirthDate(typed) ? typed : ''
  })
  const day = useDay()
  const { data: today, isError, refetch } = useTodayHere(birthDate, day)

  function choose(date: string) {
    // The profile takes dates from 1900 on.
    if (date === '' || isRealBirthDate(date)) keepTypedPerson({ birthDate: date })
    setBirthDate(date)
  }

  if (birthDate === '')
    return (
      <section aria-labelledby="today-invitation" className="mt-4 max-w-reading">
        <h2 id="today-invitation" className="text-xl">
          {words.invitation.title}
        </h2>
        <p className="mt-2 mb-5 text-ink-soft">{words.invitation.text}</p>
        <DateForm start={null} onDate={(date) => choose(isoDate(date))} />
      </section>
    )
  if (!today) return isError ? <Failed onRetry={refetch}>{words.failed}</Failed> : <Waiting />
  return (
    <>
      <TodayNumbers today={today} />
      <p className="mt-6 text-s">{isSignedIn ? words.invitation.save : words.invitation.keep}</p>
      <Ways>
        <Link to={isSignedIn ? paths.chart : loginFor('/today')} className={buttonClass()}>
          {isSignedIn ? words.invitation.toProfile : words.invitation.logIn}
        </Link>
        <button type="button" className={buttonClass('quiet')} onClick={() => choose('')}>
          {words.invitation.change}
        </button>
      </Ways>
    </>
  )
}

const Ways = ({ children }: { children: ReactNode }) => <div className="mt-5 flex flex-wrap gap-3">{children}</div>

function Waiting() {
  return (
    <p role="status" className="min-h-dvh animate-breathe text-ink-soft">
      {words.loading}
    </p>
  )
}
