import { adultAge, isAdult, type ComparisonResult, type ComparisonView, type NewComparison } from '@numeria/contract'
import { compatibility, lifePath, nameNumbers, NumerologyError, parsePlainDate } from '@numeria/numerology'
import { createHash, randomBytes } from 'node:crypto'
import { findUser, readerOf, type User } from '../../accounts/accounts.ts'
import { refuseUnborn } from '../../accounts/unborn.ts'
import type { Deps } from '../../deps.ts'
import { AppError, refusedField } from '../../platform/errors.ts'
import { firstNameOf } from '../facts/people.ts'
import { findAnswered, findBySecret, insertComparison, keepAnswer, removeComparison } from './comparisons.queries.ts'
import { refusedName } from '../refused-name.ts'

type World = Pick<Deps, 'db' | 'clock' | 'settings'>
type Answer = { secret: string; fullName: string; birthDate: string; showBirthDate: boolean }

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/**
 * A link by which one friend compares core numbers with this person. The secret stands behind `#`, so that no server, log or Referer has it; `ref` counts a
 * friend who signs up as any that a person brings.
 * @throws {AppError} `chart.profile_missing`, `comparisons.enough`
 */
export async function inviteToCompare(
  { db, clock, settings }: World,
  userId: string,
  showsBirthDate: boolean,
): Promise<NewComparison> {
  const user = await findUser(db, userId)
  if (!user) throw new AppError('auth.required')
  readerIn(user)
  const secret = randomBytes(32).toString('base64url')
  const comparison = await insertComparison(db, userId, clock.now(), { secretHash: hashOf(secret), showsBirthDate })
  return { ...comparison, url: `${settings.publicUrl}/compare?ref=${user.publicId}#${secret}` }
}

/** @throws {AppError} `comparisons.not_found` for a link that ended */
export async function openComparison({ db, clock }: World, secret: string): Promise<ComparisonView> {
  const { row, inviter } = await findInvitation({ db, clock }, secret)
  return { firstName: firstNameOf(inviter.fullName), result: row.result }
}

/**
 * Compares, and keeps first names and numbers; what else the friend typed is not kept, but for a birth date that they show.
 * @throws {AppError} `comparisons.not_found`, `comparisons.answered`; `request.invalid` for a friend under 18 and a name that has no numbers
 */
export async function answerComparison(
  { db, clock }: World,
  { secret, fullName, birthDate, showBirthDate }: Answer,
): Promise<ComparisonView> {
  const now = clock.now()
  const { row, inviter } = await findInvitation({ db, clock }, secret)
  if (row.result) throw new AppError('comparisons.answered')
  refuseUnborn(birthDate, now)
  if (!isAdult(birthDate, now)) throw refusedField('birthDate', 'field.under_age_to_compare', { age: adultAge })
  const result = compare({ ...inviter, isShown: row.shows_birth_date }, { fullName, birthDate, isShown: showBirthDate })
  if (!(await keepAnswer(db, now, row, result))) throw new AppError('comparisons.answered')
  return { firstName: result.inviter.firstName, result }
}

/** The friend's end of a comparison: it is deleted for both. @throws {AppError} `comparisons.not_found` */
export async function takeBackComparison({ db }: Pick<World, 'db'>, secret: string): Promise<void> {
  const row = await findAnswered(db, hashOf(secret))
  if (!row) throw new AppError('comparisons.not_found')
  await removeComparison(db, row.user_id, row.comparison_id)
}

async function findInvitation({ db, clock }: Pick<World, 'db' | 'clock'>, secret: string) {
  const row = await findBySecret(db, clock.now(), hashOf(secret))
  const user = row && (await findUser(db, row.user_id))
  if (!row || !user) throw new AppError('comparisons.not_found')
  return { row, inviter: readerIn(user) }
}

function readerIn(user: User): { fullName: string; birthDate: string } {
  const reader = readerOf(user, {
    birthDate: user.birthDate ?? user.mentionedBirthDate,
    fullName: user.fullName ?? user.mentionedFullName,
  })
  if (!reader) throw new AppError('chart.profile_missing')
  return reader
}

type Compared = { fullName: string; birthDate: string; isShown: boolean }

function compare(inviter: Compared, friend: Compared): ComparisonResult {
  try {
    const { score } = compatibility(inviter, friend)
    return { inviter: sideOf(inviter), friend: sideOf(friend), score: Math.round(score * 100) }
  } catch (error) {
    if (error instanceof NumerologyError) throw refusedName(error)
    throw error
  }
}

function sideOf({ fullName, birthDate, isShown }: Compared): ComparisonResult['friend'] {
  const { expression, soulUrge, personality } = nameNumbers(fullName)
  return {
    firstName: firstNameOf(fullName),
    birthDate: isShown ? birthDate : null,
    numbers: {
      lifePath: lifePath(parsePlainDate(birthDate)).value,
      expression: expression.value,
      soulUrge: soulUrge?.value ?? null,
      personality: personality?.value ?? null,
    },
  }
}
