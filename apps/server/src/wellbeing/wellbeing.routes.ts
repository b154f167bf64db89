import { routes } from '@numeria/contract'
import { Wellbeing, WellbeingUpdate } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { closeCheckouts } from '../billing/close-checkouts.ts'
import type { Deps } from '../deps.ts'
import { limited } from '../sign-in/limited.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { readWellbeing, saveWellbeing } from './wellbeing.ts'

/** The signed-in zone's own limits. */
export function wellbeingRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.wellbeing.path, { schema: { response: { 200: Wellbeing } } }, async (request) =>
    readWellbeing(deps, currentSession(request).userId),
  )

  zone.put(
    routes.saveWellbeing.path,
    { ...limited(deps, 'wellbeing'), schema: { body: WellbeingUpdate, response: { 200: Wellbeing } } },
    async (request) => {
      const { userId } = currentSession(request)
      // Before the pause begins, so that what was paid until now is credited.
      if (request.body.pauseDays) await closeCheckouts(deps, userId)
      await saveWellbeing(deps, userId, request.body)
      return readWellbeing(deps, userId)
    },
  )
}
