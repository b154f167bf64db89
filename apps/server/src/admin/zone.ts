import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { logCaller } from '../platform/logger.ts'
import { currentAdmin } from './admin-sessions.ts'

const admins = new WeakMap<FastifyRequest, string>()

/** The calling administrator, on a route of the administrators' zone. */
export function callingAdmin(request: FastifyRequest): string {
  const email = admins.get(request)
  if (email === undefined) throw new Error(`${request.routeOptions.url} is not in the administrators’ zone`)
  return email
}

/**
 * All routes of administrators. Denied by default: unknown addresses answer like existing ones to other callers, so that strangers cannot list the routes.
 * @param routes registers the zone's routes
 */
export function adminZone(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  routes: (zone: FastifyInstance) => void,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const email = await currentAdmin(deps, request)
    if (email === null) throw new AppError('admin.required')
    admins.set(request, email)
    logCaller(request, reply, { admin: email })
  })
  // A body may come long after its headers: the session may have ended meanwhile.
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'GET' && (await currentAdmin(deps, request)) === null) throw new AppError('admin.required')
  })
  routes(app)
  for (const area of ['/api/admin', '/api/telegram']) {
    for (const url of [area, `${area}/*`]) {
      app.all(url, async () => {
        throw new AppError('request.not_found')
      })
    }
  }
}
