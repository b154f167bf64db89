import swagger from '@fastify/swagger'
import { brand } from '@numeria/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** The API's description, made from the schemas that check it. What belongs to operators is not in it. */
export const openApiPath = '/api/openapi.json'

/** Has to come before the routes that are to be described. */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${brand.name}: what its pages call`, version: '1' },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) =>
      route.url.startsWith('/api/') && !/^\/api\/(admin|telegram|bot)\b/.test(route.url) && route.url !== openApiPath
        ? jsonSchemaTransform(route)
        : { schema: { hide: true }, url: route.url },
  })
  let text: string | null = null
  app.get(openApiPath, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger())
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(text)
  })
}
