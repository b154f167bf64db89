import { type AdminReadings, operatorRoutes, type RemovalList, type ReportReply, routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useReaders } from '../readings/test-readers.ts'
import { createOperator, decideReport, reportsOf } from './test-reports.ts'

const readers = useReaders()
const { emails, publisher, notify } = reportsOf(readers)
let operator: Awaited<ReturnType<typeof createOperator>>
beforeAll(async () => {
  operator = await createOperator(readers.testApp)
})

const uuids = (text: string) => new Set(text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g))
const find = async (number: string) =>
  (await operator.get(`${operatorRoutes.adminReadings.path}?number=${number}`)).json<AdminReadings>().reports

/**
 * A reading that was reported, and that its publisher reports as well, in the name of a suspect.
 * @returns all that the publisher sees before and after the decision, and the numbers of both
 */
async function story(decision: 'keep' | 'unpublish' | 'remove', suspect: (notifier: string) => string) {
  const { ada, url } = await publisher()
  const email = `${randomUUID()}@example.org`
  const notice = { url, reason: 'privacy', details: 'It says where I live.', goodFaith: true }
  const number = async (from: string) => (await notify({ ...notice, email: from })).json<ReportReply>().reportId
  const ofNotifier = await number(email)
  const ofPublisher = await number(suspect(email))
  const copy = async () =>
    JSON.parse((await ada.call(routes.userData)).payload) as Record<string, Record<string, unknown>[]>
  const before = await copy()
  for (const [report] of [await find(ofNotifier), await find(ofPublisher)])
    if (report?.decision === null) await decideReport(operator, report, { decision, reason: 'It names a home.' })
  const sent = await emails()
  const seen = {
    before,
    after: await copy(),
    removals: (await ada.call(routes.removals)).json<RemovalList>(),
    mail: sent.filter(({ to }) => to === `${ada.userId}@example.com`).map(({ text }) => text),
  }
  return { ofNotifier, ofPublisher, seen, told: sent.filter(({ to }) => to === email) }
}

describe.each(['keep', 'unpublish', 'remove'] as const)(
  'a publisher who reports the own reading, with "%s"',
  (decision) => {
    test.each([
      ['as the one who did', (notifier: string) => notifier],
      ['as anyone else', () => `${randomUUID()}@example.org`],
    ])('learns from no number that the notifier has reported it, %s', async (_, suspect) => {
      const { ofNotifier, ofPublisher, seen, told } = await story(decision, suspect)
      expect(ofPublisher).not.toBe(ofNotifier)
      const papers = uuids(JSON.stringify(seen))
      expect(papers.has(ofNotifier)).toBe(false)
      expect(papers.has(ofPublisher)).toBe(false)
      expect(told.some(({ text }) => text.includes(ofNotifier))).toBe(true)
      if (decision === 'keep') return
      // The publisher has one number, and the operator finds the report by each.
      const [{ statementId }, ...others] = seen.removals as [RemovalList[number], ...RemovalList]
      expect(others).toEqual([])
      expect(seen.mail).toEqual([expect.stringContaining(statementId)])
      const [[byStatement], [byNotice]] = [await find(statementId), await find(ofNotifier)]
      expect([byStatement?.turnId, byStatement?.decision]).toEqual([byNotice!.turnId, decision])
      expect(await find(randomUUID())).toEqual([])
    })

    test('sees as many papers whether that was who had reported it or not', async () => {
      const shape = async (suspect: (notifier: string) => string) => {
        const { seen } = await story(decision, suspect)
        const counts = (copy: Record<string, unknown>) =>
          Object.fromEntries(Object.entries(copy).map(([name, rows]) => [name, Array.isArray(rows) ? rows.length : 0]))
        return {
          ...seen,
          before: counts(seen.before),
          after: counts(seen.after),
          removals: seen.removals.length,
          mail: seen.mail.length,
        }
      }
      expect(await shape((notifier) => notifier)).toEqual(await shape(() => `${randomUUID()}@example.org`))
    })
  },
)
