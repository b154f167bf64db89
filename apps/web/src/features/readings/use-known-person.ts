import { profileCompleteness, type Completeness, type HistoryEntry, type Profile } from '@numeria/contract'
import { useMemo } from 'react'
import { currentYear } from '../../lib/dates.ts'

/** The state of a complete profile. Prices are shown for it, because without a profile a question is answered free by asking for one. */
export const completeProfile: Completeness = { hasBirthDate: true, hasFullName: true, isComplete: true }

/** Older messages are covered by the server's record. */
const searched = 50

/** Known details of the other person: the server's record first, then the newest messages. */
export function useKnownPerson(user: Profile, entries: readonly HistoryEntry[]) {
  // Memoised by hand: they must keep their identity while the user types, because all messages render from them.
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
