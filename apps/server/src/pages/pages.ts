import { mainLanguage, pageLanguages, pathIn, splitLanguage, type PageLanguage } from '@numeria/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from '../deps.ts'
import { isDatabaseAway } from '../platform/database/connect.ts'
import { sendError } from '../platform/error-handler.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import type { Settings } from '../platform/settings.ts'
import { hasSession } from '../sign-in/sign-in.ts'
import { BuiltPages, vary } from './built-pages.ts'
import { robotsText, sitemap } from './search-engines.ts'

const built = join(import.meta.dirname, '../../../web/dist')
const unchanging = 'public, max-age=31536000, immutable'
const homes = pageLanguages.map((language) => ({ language, home: pathIn(language, '/') }))
const anHour = 'public, max-age=3600'

/** The web application as it was built; null when it is not. */
export const openPages = ({ publicUrl }: Pick<Settings, 'publicUrl'>): BuiltPages | null =>
  BuiltPages.open(built, publicUrl)

/** Its prerendered pages in each language, its precompressed files, and a real 404 for everything else. */
export async function pageRoutes(app: FastifyInstance, deps: Deps, pages: BuiltPages | null): Promise<void> {
  const { publicUrl, production } = deps.settings
  app.setNotFoundHandler((request, reply) =>
    pages && wantsPage(request)
      ? sendNotFound(pages, request, reply)
      : sendError(reply, request, new AppError('request.not_found')),
  )
  if (!pages) {
    deps.log.warn('the web application is not built: only the API is served')
    return
  }
  await app.register(fastifyStatic, { root: built, serve: false, preCompressed: true, cacheControl: false })
  fileRoutes(app)
  if (!production) galleryRoutes(app)
  app.get('/robots.txt', (_request, reply) => reply.header('cache-control', anHour).send(robotsText(publicUrl)))
  const map = sitemap(pages.list, publicUrl)
  app.get('/sitemap.xml', (_request, reply) =>
    reply.type('application/xml; charset=utf-8').header('cache-control', anHour).send(map),
  )

  for (const [path, files] of filesByPath(pages)) {
    // An address with a parameter belongs to the feature whose page it is.
    if (path === '*' || homes.some(({ home }) => home === path) || path.includes(':')) continue
    app.get(path, (request, reply) => sendPage(pages, request, reply, path, files))
  }
  for (const { language, home } of homes) {
    app.get(home, (request, reply) => sendHome(deps, pages, request, reply, language))
    app.get(pathIn(language, '/about'), (_request, reply) => reply.redirect(pathIn(language, '/about-numerology'), 301))
  }
}

/** Everything in the build that is not a page, at its own address. What is under `assets` never changes: its name holds its hash. */
function fileRoutes(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>('/assets/*', (request, reply) =>
    reply.header('cache-control', unchanging).sendFile(`assets/${request.params['*']}`),
  )
  for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
    const name = file.replaceAll('\\', '/')
    if (/^(assets|dev)\//.test(name) || !name.includes('.') || /\.(br|gz|html)$/.test(name) || name === 'pages.json')
      continue
    // A worker that went wrong must be replaced with the next visit.
    const cacheControl = name === 'service-worker.js' ? 'no-cache' : anHour
    app.get(`/${name}`, (_request, reply) => {
      // Others show these beside a link to us.
      if (name.startsWith('pictures/')) reply.header('cross-origin-resource-policy', 'cross-origin')
      return reply.header('cache-control', cacheControl).sendFile(name)
    })
  }
}

/** A gallery of all components, in development only. */
function galleryRoutes(app: FastifyInstance): void {
  app.get('/dev/gallery', (_request, reply) =>
    reply.header('cache-control', 'no-cache').sendFile('dev/gallery/index.html'),
  )
  app.get<{ Params: { '*': string } }>('/dev/assets/*', (request, reply) =>
    reply.sendFile(`dev/assets/${request.params['*']}`),
  )
}

type Files = Partial<Record<PageLanguage, string>> & { isPublic: boolean; isListed: boolean }

/** A public address holds one language, any other holds all. */
function filesByPath({ list }: BuiltPages): Map<string, Files> {
  const byPath = new Map<string, Files>()
  for (const { path, language, file, isPublic, isListed } of list)
    byPath.set(path, { ...byPath.get(path), [language]: file, isPublic, isListed })
  return byPath
}

function sendPage(
  pages: BuiltPages,
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  files: Files,
): Promise<FastifyReply> {
  if (!files.isListed) reply.header('x-robots-tag', 'noindex')
  // Pages behind a sign-in are never cached, though they hold no personal data yet.
  reply.header('cache-control', files.isPublic ? 'no-cache' : 'no-store')
  // The address of the login page carries a token for a moment: no other site may see it.
  if (path === '/login') reply.header('referrer-policy', 'no-referrer')
  return pages.send(request, reply, files[languageOf(request)] ?? files[splitLanguage(path).language]!)
}

/** The landing page: signed-in users are sent on before it is shown, and new visitors find it in their language. */
async function sendHome(
  deps: Deps,
  pages: BuiltPages,
  request: FastifyRequest,
  reply: FastifyReply,
  language: PageLanguage,
): Promise<FastifyReply> {
  vary(reply, 'Cookie', 'Sec-Fetch-Site', 'Sec-Fetch-Dest')
  if (await isKnownToBeSignedIn(deps, request)) return reply.header('cache-control', 'no-store').redirect('/chat')
  // A link of ours to the page in the main language shows that page; a request of a service worker is no such link.
  const { headers } = request
  const comesFromHere = headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'document'
  const chosen = pageLanguages.find((one) => one === request.cookies['language']) ?? mainLanguage
  reply.header('cache-control', 'no-cache')
  if (language === mainLanguage && chosen !== mainLanguage && !comesFromHere)
    return reply.redirect(pathIn(chosen, '/') + request.url.slice(1))
  return pages.send(request, reply, pathIn(language, '/index.html').slice(1))
}

/** While the database is away everybody is a visitor: the page itself needs nothing of it. */
async function isKnownToBeSignedIn(deps: Deps, request: FastifyRequest): Promise<boolean> {
  try {
    return await hasSession(deps, request)
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    request.log.warn({ err: error }, 'nobody could tell whether a visitor is signed in')
    return false
  }
}

function sendNotFound(pages: BuiltPages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  vary(reply, 'Accept-Language')
  const asked = splitLanguage(request.url.split('?')[0]!).language
  const language = asked === mainLanguage ? languageOf(request) : asked
  reply.status(404).header('cache-control', 'no-cache').header('x-robots-tag', 'noindex')
  return pages.send(request, reply, pathIn(language, '/404.html').slice(1))
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !url.startsWith('/api/') &&
    (headers.accept?.includes('text/html') ?? false)
  )
}
