import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Deps } from '../deps.ts'
import { sendError } from '../platform/error-handler.ts'
import { AppError } from '../platform/errors.ts'
import { hasSession } from '../sign-in/sign-in.ts'

const built = join(import.meta.dirname, '../../../web/dist')
const unchanging = 'public, max-age=31536000, immutable'

/** The web application as it was built: prerendered pages, precompressed files, and a real 404 for everything else. */
export async function pageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const isBuilt = existsSync(join(built, 'index.html'))
  app.setNotFoundHandler((request, reply) =>
    isBuilt && wantsPage(request)
      ? sendPage(reply.status(404), '404.html')
      : sendError(reply, request, new AppError('request.not_found')),
  )
  if (!isBuilt) {
    deps.log.warn('the web application is not built: only the API is served')
    return
  }
  await app.register(fastifyStatic, { root: built, serve: false, preCompressed: true, cacheControl: false })

  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply.header('cache-control', unchanging).sendFile(`assets/${request.params['*']}`),
  )
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const name = file.replaceAll('\\', '/')
    if (name.startsWith('assets/') || /\.(br|gz)$/.test(name) || !name.includes('.')) continue
    if (name === '404.html' || name === 'index.html') continue
    if (name.endsWith('/index.html')) pageRoute(app, `/${dirname(name)}`, name)
    else app.get(`/${name}`, (_request, reply) => reply.header('cache-control', 'public, max-age=3600').sendFile(name))
  }
  app.get('/about', (_request, reply) => reply.redirect('/about-numerology', 301))
  app.get('/', async (request, reply) => {
    // A signed-in person never sees the landing page flash by.
    if (await hasSession(deps, request)) return reply.header('cache-control', 'no-store').redirect('/chat')
    return sendPage(reply, 'index.html')
  })
}

function pageRoute(app: FastifyInstance, path: string, file: string): void {
  app.get(path, (_request, reply) => {
    // The address of the login page carries a token for a moment: no other site and no cache may see it.
    if (path === '/login') return sendPage(reply.header('referrer-policy', 'no-referrer'), file, 'no-store')
    return sendPage(reply, file)
  })
}

function sendPage(reply: FastifyReply, file: string, cacheControl = 'no-cache'): FastifyReply {
  return reply.header('cache-control', cacheControl).sendFile(file)
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !url.startsWith('/api/') &&
    (headers.accept?.includes('text/html') ?? false)
  )
}
