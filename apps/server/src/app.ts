import cookie from '@fastify/cookie'
import { limits } from '@numeria/contract'
import fastify, { type FastifyInstance } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { installErrorHandler } from './platform/error-handler.ts'
import { healthRoutes } from './platform/health.routes.ts'
import { loggerOptions } from './platform/logger.ts'
import { refuseForeignOrigins } from './platform/same-origin.ts'
import { addSecurityHeaders } from './platform/security-headers.ts'

/** The table of contents: every group of routes, by whom it trusts. Builds the application without listening. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { settings } = deps
  const app = fastify({ loggerInstance: deps.log, bodyLimit: limits.bodyBytes, trustProxy: settings.trustProxy })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  installErrorHandler(app)
  await addSecurityHeaders(app, settings.publicUrl)
  await app.register(cookie)
  refuseForeignOrigins(app, settings.publicUrl)
  healthRoutes(app, deps.db, () => false)
  return app
}
