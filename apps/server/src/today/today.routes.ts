import { isAdult, routes } from '@numeria/contract'
import { Today, TodayQuery } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { findUser } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { preferredLanguage } from '../platform/language.ts'
import { countRequest } from '../platform/request-limits.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { todayOf } from './today.ts'

/** The signed-in zone's numbers of the day: free and without the model. */
export function todayRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  zone.get(
    routes.today.path,
    { schema: { querystring: TodayQuery, response: { 200: Today } } },
    async (request): Promise<Today> => {
      const { userId } = currentSession(request)
      await countRequest(deps, 'today', { userId, address: request.ip })
      const now = deps.clock.now()
      const user = await findUser(deps.db, userId)
      const birthDate = user?.birthDate ?? user?.mentionedBirthDate ?? null
      if (birthDate === null || !isAdult(birthDate, now)) throw new AppError('today.birth_date_missing')
      const { tone = 'mystic' } = request.query
      const language = preferredLanguage(request.headers['accept-language'])
      return todayOf({ birthDate, timeZone: user?.timeZone ?? 'UTC', tone, language }, now)
    },
  )
}
