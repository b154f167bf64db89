import { refusedField } from '../platform/errors.ts'

/**
 * A day begins first at UTC+14: a child born there this morning has a birth date that is tomorrow's in UTC.
 * @throws {AppError} `request.invalid` for a birth date in the future
 */
export function refuseUnborn(birthDate: string, now: Date): void {
  const latestDay = new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
  if (birthDate > latestDay) throw refusedField('birthDate', 'field.birth_date_in_future')
}
