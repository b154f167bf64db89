import { routes } from '@numeria/contract'
import { RemovalList, ReportReadingRequest, ReportReply, ReportRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { limited } from '../sign-in/limited.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { listRemovals } from './notices.ts'
import { reportPublicReading, reportReading } from './reports.ts'

const response = { 201: ReportReply }

/** Reports of public readings. Open to visitors without an account. */
export function publicReportRoutes(app: FastifyInstance, deps: Deps): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .post(
      routes.report.path,
      { ...limited(deps, 'publicReport'), schema: { body: ReportRequest, response } },
      async (request, reply) => {
        const reportId = await reportPublicReading(deps, request.body, languageOf(request))
        return reply.status(201).send({ reportId })
      },
    )
}

/** The signed-in zone: a reader reports a reading of their own, and reads why one is no longer public. */
export function readingReportRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.post(
    routes.reportReading.path,
    {
      ...limited(deps, 'readingReport'),
      schema: { params: z.object({ turnId: z.string() }), body: ReportReadingRequest, response },
    },
    async (request, reply) => {
      const { userId } = currentSession(request)
      const { turnId } = request.params
      if (!z.uuid().safeParse(turnId).success) throw new AppError('chat.turn_not_found')
      const reportId = await reportReading(deps, userId, turnId, request.body, languageOf(request))
      return reply.status(201).send({ reportId })
    },
  )

  zone.get(routes.removals.path, { schema: { response: { 200: RemovalList } } }, async (request) =>
    listRemovals(deps, currentSession(request).userId),
  )
}
