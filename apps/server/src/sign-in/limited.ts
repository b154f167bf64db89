import type { RequestLimitName } from '@numeria/contract'
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
