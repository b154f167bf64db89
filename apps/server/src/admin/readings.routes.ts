import { operatorRoutes } from '@numeria/contract'
import {
  AdminReadings,
  AdminReadingText,
  DecideReportRequest,
  FindReportQuery,
  NoticeYears,
} from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { readNoticeYears } from '../reports/notices.ts'
import { readPromptFigures } from '../reports/prompt-figures.ts'
import { decideReport, findReports, listOpenReports, readReported } from '../reports/reports.ts'
import { writeAudit } from './audit.ts'
import { actionRecorder } from './audited-actions.ts'
import { callingAdmin } from './zone.ts'

const OneReading = z.object({ userId: z.uuid(), turnId: z.uuid() })
const OneReport = z.object({ userId: z.uuid(), reportId: z.uuid() })

/** How readings fare with their readers, and what is reported. Each look at a text is written down. */
export function readingAdminRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const response = { 200: AdminReadings }
  const overview = async (number?: string) => ({
    ...(await readPromptFigures(deps)),
    reports: number === undefined ? await listOpenReports(deps) : await findReports(deps, number),
  })

  zone.get(
    operatorRoutes.adminReadings.path,
    { schema: { querystring: FindReportQuery, response } },
    async ({ query }) => overview(query.number),
  )

  zone.get(operatorRoutes.adminNotices.path, { schema: { response: { 200: NoticeYears } } }, async () =>
    readNoticeYears(deps),
  )

  zone.get(
    operatorRoutes.adminReadingText.path,
    { schema: { params: OneReading, response: { 200: AdminReadingText } } },
    async (request) => {
      const { userId, turnId } = request.params
      const text = await readReported(deps, userId, turnId)
      const entry = {
        actor: callingAdmin(request),
        action: 'reading.look',
        target: userId,
        details: { turnId },
      } as const
      await writeAudit(deps.db, deps.clock.now(), entry)
      return text
    },
  )

  zone.post(
    operatorRoutes.decideReport.path,
    { schema: { params: OneReport, body: DecideReportRequest, response } },
    async (request) => {
      const { userId, reportId } = request.params
      const { decision, reason } = request.body
      const actor = callingAdmin(request)
      await decideReport(deps, { userId, reportId, by: actor }, request.body, (trx, turnId) =>
        actionRecorder(deps, request)(trx, {
          action: `report.${decision}`,
          target: userId,
          details: { reportId, turnId, reason },
        }),
      )
      return overview()
    },
  )
}
