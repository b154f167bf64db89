import { isAdult } from '@numeria/contract'
import type { Chart } from '@numeria/contract'
import { NumerologyError } from '@numeria/numerology'
import { findUser, readerOf } from '../../accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { plainDateOf } from '../facts/calendar.ts'
import { refusedName } from '../refused-name.ts'
import { chartOf } from './chart.ts'

/**
 * All numbers of a person, from their profile or from what they said in chat.
 * @throws {AppError} `chart.profile_missing` while there is nothing to count from, or for a minor's date
 */
export async function readChart({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Chart> {
  const user = await findUser(db, userId)
  const person =
    user &&
    readerOf(user, {
      birthDate: user.birthDate ?? user.mentionedBirthDate,
      fullName: user.fullName ?? user.mentionedFullName,
    })
  if (!person || !isAdult(person.birthDate, clock.now())) throw new AppError('chart.profile_missing')
  try {
    return chartOf(person, plainDateOf(clock.now()))
  } catch (error) {
    if (error instanceof NumerologyError) throw refusedName(error)
    throw error
  }
}
