import { routes, type PublicConfig } from '@numeria/contract'
import { ActivateReply, ActivateRequest, PublicConfig as PublicConfigSchema } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import type { BuiltPages } from '../pages/built-pages.ts'
import { companyLine } from '../platform/company-lines.ts'
import { limited } from './limited.ts'
import { refuseForeignTokens } from './token-landing.ts'
import { appleCallbackRoutes } from './apple-callback.routes.ts'
import { emailLoginRoutes } from './email-login.routes.ts'
import { loginRoutes } from './login.routes.ts'
import { logoutRoutes } from './logout.routes.ts'
import { passkeyRoutes } from './passkeys.routes.ts'
import { takeName } from './proposed-name.ts'
import { whoIsRoutes } from './profile.routes.ts'
import { activate } from './sign-in.ts'

/** Everybody's way in and out: `/api/config`, the two redirects of a login and its activation, who is calling, and logging out. */
export function signInRoutes(app: FastifyInstance, deps: Deps, pages: BuiltPages | null): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  refuseForeignTokens(app, deps.settings)

  zone.get(routes.config.path, { schema: { response: { 200: PublicConfigSchema } } }, () => publicConfig(deps))

  loginRoutes(app, deps)
  appleCallbackRoutes(app, deps)
  emailLoginRoutes(app, deps)
  passkeyRoutes(app, deps)
  const activation = { schema: { body: ActivateRequest, response: { 200: ActivateReply } } }
  zone.post(routes.activate.path, { ...limited(deps, 'activation'), ...activation }, async (request, reply) => {
    const arrived = request.body.token
    const token = await activate(deps, request, arrived)
    const proposedName = takeName(deps.settings, request, reply, arrived)
    return { token, ...(proposedName !== null && { proposedName }) }
  })
  whoIsRoutes(app, deps)
  logoutRoutes(app, deps, pages)
}

function publicConfig({ settings, identityProviders, mail }: Deps): PublicConfig {
  return {
    providers: identityProviders.map(({ id, label }) => ({ id, label })),
    emailLogin: mail !== null,
    currency: 'eur',
    company: { ...settings.company, line: companyLine(settings.company) },
    payments: { publishableKey: settings.payments.publishableKey, scriptUrl: settings.payments.scriptUrl },
    sandbox: settings.sandbox,
  }
}
