import { isAdult, routes } from '@numeria/contract'
import { Chart } from '@numeria/contract/schemas'
import { NumerologyError } from '@numeria/numerology'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findUser, readerOf } from '../../accounts/accounts.ts'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../platform/errors.ts'
import { limited } from '../../sign-in/limited.ts'
import { currentSession } from '../../sign-in/sign-in.ts'
import { plainDateOf } from '../facts/calendar.ts'
import type { Person } from '../facts/fact.ts'
import { chartOf } from './chart.ts'
import { refusedName } from '../refused-name.ts'

/** The signed-in zone's chart: all numbers of the person, free and without the model. */
export function chartRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  zone.get(routes.chart.path, { ...limited(deps, 'chart'), schema: { response: { 200: Chart } } }, async (request) => {
    const { userId } = currentSession(request)
    return chart(await findPerson(deps, userId), deps.clock.now())
  })
}

/** @throws {AppError} `chart.profile_missing` while there is nothing to count from, or for a minor's date */
async function findPerson({ db, clock }: Deps, userId: string): Promise<Person> {
  const user = await findUser(db, userId)
  const person =
    user &&
    readerOf(user, {
      birthDate: user.birthDate ?? user.mentionedBirthDate,
      fullName: user.fullName ?? user.mentionedFullName,
    })
  if (!person || !isAdult(person.birthDate, clock.now())) throw new AppError('chart.profile_missing')
  return person
}

function chart(person: Person, now: Date): Chart {
  try {
    return chartOf(person, plainDateOf(now))
  } catch (error) {
    if (error instanceof NumerologyError) throw refusedName(error)
    throw error
  }
}
