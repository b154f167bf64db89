import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { AppError } from './errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    takesForeignForms?: true
  }
}

/** For the one route that a form of another site posts to. It must change nothing. */
export const openToForeignForms: FastifyContextConfig = { takesForeignForms: true }

/**
 * Refuses every call that changes data and does not come from our own pages: by `Sec-Fetch-Site` where the browser sends it, else by `Origin`. Clients other
 * than browsers send neither, and have no cookie that a foreign page could use.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const ownOrigin = new URL(publicUrl).origin
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return
    if (request.routeOptions.config.takesForeignForms) return
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const foreign =
      site === undefined ? origin !== undefined && origin !== ownOrigin : site !== 'same-origin' && site !== 'none'
    if (foreign) throw new AppError('request.foreign_origin')
  })
}
