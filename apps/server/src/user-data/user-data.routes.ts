import type { Readable } from 'node:stream'
import { routes, type PageLanguage } from '@numeria/contract'
import { DataQuery, DeleteAccountRequest, LeavingOverview } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { languageOf } from '../platform/language.ts'
import { queuedRead } from '../platform/queued-reads.ts'
import { limited } from '../sign-in/limited.ts'
import { clearSessionCookie } from '../sign-in/session-cookie.ts'
import { currentSession, requireFreshSignIn } from '../sign-in/sign-in.ts'
import { deleteAccount, readLeaving } from './deletion.ts'
import { readPersonData, toJson, type PersonData } from './export.ts'
import { toPage } from './export-page.ts'
import { toZip } from './export-zip.ts'

/** The signed-in zone's rights: to take everything along, and to leave. Both ask for a sign-in at most 15 minutes old. */
export function userDataRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(
    routes.userData.path,
    { ...limited(deps, 'dataExport'), schema: { querystring: DataQuery } },
    async (request, reply) => {
      const session = currentSession(request)
      requireFreshSignIn(deps, session)
      const language = languageOf(request)
      const data = await queuedRead(session.userId, () => readPersonData(deps, session.userId, language))
      const format = request.query.format ?? (prefersPage(request.headers.accept) ? 'html' : 'json')
      const { type, body } = files[format](data, language)
      const name = `numeria-${data.about.madeAt.slice(0, 10)}.${format}`
      return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(body)
    },
  )

  // A needed fresh sign-in is requested before the user reads and types.
  zone.get(routes.leaving.path, { schema: { response: { 200: LeavingOverview } } }, (request) => {
    const session = currentSession(request)
    requireFreshSignIn(deps, session)
    return readLeaving(deps, session.userId)
  })

  zone.delete(
    routes.deleteAccount.path,
    { ...limited(deps, 'deletion'), schema: { body: DeleteAccountRequest } },
    async (request, reply) => {
      const session = currentSession(request)
      await deleteAccount(deps, session, request.body, languageOf(request))
      clearSessionCookie(deps.settings, reply)
      return reply.status(204).header('clear-site-data', '"cache", "cookies"').send()
    },
  )
}

const files: Record<
  NonNullable<DataQuery['format']>,
  (data: PersonData, language: PageLanguage) => { type: string; body: string | Readable }
> = {
  json: (data) => ({ type: 'application/json; charset=utf-8', body: toJson(data) }),
  html: (data, language) => ({ type: 'text/html; charset=utf-8', body: toPage(data, language) }),
  zip: (data, language) => ({ type: 'application/zip', body: toZip(data, language) }),
}

const prefersPage = (accept: string | undefined) => /^text\/html\b/.test(accept ?? '')
