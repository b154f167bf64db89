import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { openToForeignForms } from '../platform/same-origin.ts'
import { callbackAddress, providerCalled } from './login.routes.ts'
import { keepName } from './proposed-name.ts'

/** `user` is a text that any page can post: of it only a name is read, and that is only proposed. */
const User = z.object({ name: z.object({ firstName: z.string().catch(''), lastName: z.string().catch('') }) })
const Field = z.string().max(2_000).optional().catch(undefined)
const Answer = z.object({ state: Field, code: Field, error: Field, user: Field })
const largestBytes = 16_000

/**
 * Apple's page posts its answer here. A browser sends none of our cookies with a form of another site, so nothing is decided: the answer goes on to the
 * callback of all providers, as a navigation that carries the cookie of the login that this browser began.
 */
export function appleCallbackRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (form) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestBytes },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    )
    const options = { schema: { body: Answer }, config: openToForeignForms }
    form.withTypeProvider<ZodTypeProvider>().post('/api/auth/callback/apple', options, (request, reply) => {
      const callback = new URL(callbackAddress(deps, providerCalled(deps, 'apple')))
      const { user, ...answer } = request.body
      for (const [name, value] of Object.entries(answer))
        if (value !== undefined) callback.searchParams.set(name, value)
      if (user !== undefined && answer.state !== undefined) keepName(deps.settings, reply, nameIn(user), answer.state)
      return reply
        .header('referrer-policy', 'no-referrer')
        .header('cache-control', 'no-store')
        .redirect(callback.pathname + callback.search, 303)
    })
  })
}

function nameIn(user: string): string | null {
  try {
    const { firstName, lastName } = User.parse(JSON.parse(user)).name
    return `${firstName} ${lastName}`
  } catch {
    return null
  }
}
