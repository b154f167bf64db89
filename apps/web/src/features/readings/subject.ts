import { knownDetails, type Profile } from '@numeria/contract'
import { chat } from '#messages/chat'
import { formatDate } from '../../lib/dates.ts'

/**
 * The person that a reading would be for, where that is not the saved profile: what comes from messages is said before anything is charged.
 * @param said the person's earlier messages, oldest first
 * @returns null when the profile says it all, or not enough is known
 */
export function subjectFromMessages(
  user: Pick<Profile, 'birthDate' | 'fullName'>,
  said: readonly string[],
  text: string,
  currentYear: number,
): string | null {
  if (user.birthDate !== null && user.fullName !== null) return null
  const { birthDate, fullName } = knownDetails(user, [...said, text], currentYear)
  if (birthDate === null || fullName === null) return null
  const earlier = knownDetails(user, said, currentYear)
  const isNew = earlier.birthDate !== birthDate || earlier.fullName !== fullName
  return chat.subject(fullName, formatDate(birthDate), isNew)
}
