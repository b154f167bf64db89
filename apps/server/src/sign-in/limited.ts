import type { RequestLimitName } from '@numeria/contract'
import type { Deps } from '../deps.ts'
import { countRequest, type Asker } from '../platform/request-limits.ts'
import { askingPerson } from './sign-in.ts'

type Sent = { ip: string; validationError?: Error | undefined }
type Counting = (request: Sent) => Promise<void>

/**
 * The limit of a route, as a part of its options. A request is counted for its person, where it has a session, and for its address, before its body is
 * checked: the check takes work, and a body that it refuses counts as well.
 */
export function limited(deps: Deps, name: RequestLimitName): { preValidation: Counting } {
  return { preValidation: (request) => countRequest(deps, name, askerOf(request)) }
}

/** For a route that must read the body to know what it counts: a body that is refused is counted like this. */
export function limitedIfRefused(count: (asker: Asker) => Promise<void>): {
  attachValidation: true
  preHandler: Counting
} {
  return {
    attachValidation: true,
    preHandler: async (request) => {
      if (!request.validationError) return
      await count(askerOf(request))
      throw request.validationError
    },
  }
}

const askerOf = (request: Sent): Asker => ({ userId: askingPerson(request), address: request.ip })
