import type { FastifyInstance } from 'fastify'
import { AppError } from '../platform/errors.ts'

/**
 * Everything that belongs to administrators. Denied by default: an address without a route of its own answers as one that exists, so that nobody
 * learns from outside what there is.
 */
export function adminZone(app: FastifyInstance): void {
  app.addHook('onRequest', async () => {
    throw new AppError('admin.required')
  })
  for (const area of ['/api/admin', '/api/telegram']) {
    for (const url of [area, `${area}/*`]) app.all(url, async () => undefined)
  }
}
