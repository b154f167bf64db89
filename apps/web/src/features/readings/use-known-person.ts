import { profileCompleteness, type Completeness, type HistoryEntry, type Profile } from '@numeria/contract'
import { useMemo } from 'react'
import { currentYear } from '../../lib/dates.ts'

/** What came up longer ago is on the server's record by now. */
const searched = 50

/** What is known of the person: the record first, then what they said in the newest messages. */
export function useKnownPerson(user: Profile, entries: readonly HistoryEntry[]) {
  // By hand, since these must stay the same while somebody types: all that was said is drawn from them.
  const said = useMemo(
    () =>
      user.birthDate !== null && user.fullName !== null ? [] : entries.slice(-searched).map((entry) => entry.message),
    [user.birthDate, user.fullName, entries],
  )
  const completeness = useMemo(() => profileCompleteness(user, said, currentYear()), [user, said])
  const completenessWith = (message: string): Completeness =>
    completeness.isComplete ? completeness : profileCompleteness(user, [...said, message], currentYear())
  return { said, completeness, completenessWith }
}
