import { navigations, type RequestLimitName } from '@numeria/contract'
import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Deps } from '../deps.ts'
import { countRequest, type Caller } from '../platform/request-limits.ts'
import { askingPerson } from './sign-in.ts'

type Sent = { ip: string; validationError?: Error | undefined }
type Counting = (request: Sent) => Promise<void>

/**
 * The limit of a route, as a part of its options. A request is counted for its person, where it has a session, and for its address, before its body is
 * checked: the check takes work, and a body that it refuses counts as well.
 */
export function limited(deps: Deps, name: RequestLimitName): { preValidation: Counting } {
  return { preValidation: (request) => countRequest(deps, name, callerOf(request)) }
}

/** Gives every route of the API that reads its limit, beside one of its own: of all routes that are registered later, none can be without. */
export function limitReads(app: FastifyInstance, deps: Deps): void {
  const { preValidation: countRead } = limited(deps, 'read')
  app.addHook('onRoute', (route) => {
    if (isRead(route)) route.preValidation = [countRead, route.preValidation ?? []].flat()
  })
}

/** Logging out always works. */
const isRead = ({ method, url }: RouteOptions) =>
  /^(GET|HEAD)$/.test(String(method)) && url.startsWith('/api/') && !url.startsWith(navigations.logout)

/** For a route that must read the body to know what it counts: a body that is refused is counted like this. */
export function limitedIfRefused(count: (caller: Caller) => Promise<void>): {
  attachValidation: true
  preHandler: Counting
} {
  return {
    attachValidation: true,
    preHandler: async (request) => {
      if (!request.validationError) return
      await count(callerOf(request))
      throw request.validationError
    },
  }
}

const callerOf = (request: Sent): Caller => ({ userId: askingPerson(request), address: request.ip })
