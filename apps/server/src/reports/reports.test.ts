import {
  type AdminReadings,
  type AdminReadingText,
  at,
  type AuditTrail,
  type ErrorReply,
  type OpenReport,
  operatorRoutes,
  type ReportReply,
  routes,
} from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { useReaders, type Reader } from '../readings/test-readers.ts'
import { createOperator, decideReport, logInOperator, operatorLogin, reportsOf } from './test-reports.ts'

const readers = useReaders()
const { emails, readingOf, publisher, notify } = reportsOf(readers)
let operator: Awaited<ReturnType<typeof createOperator>>
beforeAll(async () => {
  operator = await createOperator(readers.testApp)
})

const overview = async () => (await operator.get(operatorRoutes.adminReadings.path)).json<AdminReadings>()
const openAbout = async (turnId: string) => (await overview()).reports.filter((report) => report.turnId === turnId)
const decide = (report: Pick<OpenReport, 'userId' | 'reportId'>, body: object) => decideReport(operator, report, body)
const codeOf = (reply: { json: () => unknown }) => (reply.json() as ErrorReply).code

const visit = (slug: string) => readers.testApp.app.inject({ url: at(routes.publicReading, { slug }).path })

describe('a reading of one’s own', () => {
  const report = (person: Reader, turnId: string, payload: object = { reason: 'harmful', details: 'It scares me.' }) =>
    person.call(at(routes.reportReading, { turnId }), { payload })

  test('is reported once, free of charge, and only by its reader', async () => {
    const ada = await readers.ada(50)
    const eve = await readers.ada(50)
    const turnId = await readingOf(ada)
    const replies = await Promise.all([report(ada, turnId), report(ada, turnId), report(ada, turnId)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    expect(codeOf(await report(ada, turnId))).toBe('reports.already_reported')
    expect(codeOf(await report(eve, turnId))).toBe('chat.turn_not_found')
    expect(codeOf(await report(ada, randomUUID()))).toBe('chat.turn_not_found')
    expect((await report(ada, turnId, { reason: 'ugly' })).json<ErrorReply>().field).toBe('reason')
    expect((await ada.credits()).credits).toBe(40)
    expect(await openAbout(turnId)).toMatchObject([
      { source: 'reader', reason: 'harmful', details: 'It scares me.', reading: 'life_path', notifier: null },
    ])
  })

  test('is read by operators only once it is reported; each look and the decision are in the audit, and the reader is told', async () => {
    const ada = await readers.ada(50)
    const turnId = await readingOf(ada)
    const look = () => operator.get(at(operatorRoutes.adminReadingText, { userId: ada.userId, turnId }).path)
    expect((await look()).statusCode).toBe(404)
    await report(ada, turnId)
    expect((await look()).json<AdminReadingText>()).toMatchObject({ message: 'My Life Path', isPublic: false })
    const [open] = await openAbout(turnId)
    expect((await decide(open!, { decision: 'remove', reason: 'too harsh' })).json<ErrorReply>().field).toBe('decision')
    expect((await decide(open!, { decision: 'upheld', reason: 'You were right.' })).statusCode).toBe(200)
    expect(codeOf(await decide(open!, { decision: 'keep', reason: 'changed my mind' }))).toBe('reports.not_found')
    expect(await openAbout(turnId)).toEqual([])
    const trail = (await operator.get(operatorRoutes.adminAudit.path)).json<AuditTrail>()
    expect(trail.slice(0, 2)).toMatchObject([
      {
        action: 'report.upheld',
        target: ada.userId,
        actor: operatorLogin.email,
        details: { reason: 'You were right.' },
      },
      { action: 'reading.look', target: ada.userId, details: { turnId } },
    ])
    expect(await emails()).toMatchObject([
      { to: `${ada.userId}@example.com`, text: expect.stringContaining('You were right.') as string },
    ])
  })
})

describe('a refused reading', () => {
  test.each([true, false])('is read by operators where its reader lets them: %s', async (mayBeRead) => {
    const ada = await readers.ada(50)
    const turnId = await readingOf(ada)
    const reason = { code: 'wrong_tone', text: 'Too cold', mayBeRead }
    await ada.call(routes.chat, { payload: { rewriteOf: turnId, reason } })
    const { rewrites } = await overview()
    const listed = rewrites.filter((rewrite) => rewrite.turnId === turnId)
    expect(listed).toMatchObject(mayBeRead ? [{ code: 'wrong_tone', text: 'Too cold', reading: 'life_path' }] : [])
    const look = await operator.get(at(operatorRoutes.adminReadingText, { userId: ada.userId, turnId }).path)
    expect(look.statusCode).toBe(mayBeRead ? 200 : 404)
  })

  test('counts for the version of its prompt, and so does a report', async () => {
    const figures = async () => {
      const all = (await overview()).figures.filter(({ reading }) => reading === 'life_path')
      return all.find(({ promptVersion }) => !promptVersion.includes('rewrite'))!
    }
    const ada = await readers.ada(50)
    const turnId = await readingOf(ada)
    const before = await figures()
    await ada.call(routes.chat, { payload: { rewriteOf: turnId, reason: { code: 'other' } } })
    await ada.call(at(routes.reportReading, { turnId }), { payload: { reason: 'other' } })
    const after = await figures()
    expect(after).toEqual({ ...before, rewrites: before.rewrites + 1, reports: before.reports + 1 })
    expect(after.promptVersion).toMatch(/^life_path-\d+\.\d+$/)
  })
})

describe('a public reading', () => {
  const notice = (url: string) => ({
    url,
    reason: 'privacy',
    details: 'It says where I live.',
    name: 'Rui',
    email: 'Rui@example.org',
    goodFaith: true,
  })

  test('is reported without an account, and the notifier gets a receipt', async () => {
    const { url, turnId } = await publisher()
    const reply = await notify(notice(url))
    expect(reply.statusCode).toBe(201)
    const { reportId } = reply.json<ReportReply>()
    expect(await openAbout(turnId)).toMatchObject([
      {
        reportId,
        source: 'public',
        details: 'It says where I live.',
        notifier: { name: 'Rui', email: 'rui@example.org', goodFaith: true },
      },
    ])
    const [receipt, ...others] = await emails()
    expect(others).toEqual([])
    expect(receipt).toMatchObject({ to: 'rui@example.org', text: expect.stringContaining(reportId) as string })
    expect(receipt!.text).toContain('You did not send a report?')
    expect((await notify({ url, reason: 'other', details: 'Nonsense' })).statusCode).toBe(201)
    expect(await emails()).toEqual([])
  })

  test('has one open report of a mailbox, however often and from however many addresses it is sent', async () => {
    const { url, turnId } = await publisher()
    const name = randomUUID()
    const spelled = (index: number) => ({ ...notice(url), email: `${name}+${index}@gmail.com` })
    const replies = await Promise.all(Array.from({ length: 6 }, (_, index) => notify(spelled(index))))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(201))
    replies.push(await notify(spelled(7)))
    const [open, ...others] = await openAbout(turnId)
    expect(others).toEqual([])
    // Each notice has a number of its own, and the operator has all of them.
    const numbers = replies.map((reply) => reply.json<ReportReply>().reportId)
    expect(open!.numbers).toHaveLength(7)
    expect(open!.numbers.toSorted()).toEqual(numbers.toSorted())
    expect((await emails()).length).toBeLessThanOrEqual(1)
    await decide(open!, { decision: 'keep', reason: 'It names no place.' })
    expect((await notify(spelled(8))).json<ReportReply>().reportId).not.toBe(open!.reportId)
    expect(await openAbout(turnId)).toHaveLength(1)
    await emails()
  })

  test('keeps what the owner of a mailbox writes after a stranger reported in their name', async () => {
    const { url, turnId } = await publisher()
    const email = `${randomUUID()}@example.org`
    for (const details of [
      'x',
      'It says where I live.',
      'It says where I live.',
      'y'.repeat(2_000),
      'z'.repeat(2_000),
      'w'.repeat(2_000),
    ])
      await notify({ ...notice(url), email, details })
    const [open, ...others] = await openAbout(turnId)
    expect(others).toEqual([])
    expect(open!.details.split('\n\n')).toEqual(['x', 'It says where I live.', 'y'.repeat(2_000), 'z'.repeat(2_000)])
    await emails()
  })

  test('is reported without a receipt where the mailbox had three in a day', async () => {
    const name = randomUUID()
    const about = async (index: number) => {
      const { url, turnId } = await publisher()
      const reply = await notify({ ...notice(url), email: `${name}+${index}@gmail.com` })
      expect([reply.statusCode, Object.keys(reply.json<object>())]).toEqual([201, ['reportId']])
      expect(await openAbout(turnId)).toHaveLength(1)
      return { turnId, sent: (await emails()).length }
    }
    const taken = []
    for (let index = 0; index < 5; index += 1) taken.push(await about(index))
    expect(taken.map(({ sent }) => sent)).toEqual([1, 1, 1, 0, 0])
    const [open] = await openAbout(taken[4]!.turnId)
    await decide(open!, { decision: 'keep', reason: 'It names no place.' })
    expect(await emails()).toHaveLength(1)
    readers.testApp.passTime(24 * 60)
    operator = await logInOperator(readers.testApp.app)
    expect((await about(5)).sent).toBe(1)
  })

  test('is named by its address, and what is wrong with a report by its field', async () => {
    const { url, slug } = await publisher()
    const right = notice(url)
    const wrong: [object, string][] = [
      [{ url: 'https://elsewhere.example/shared/' + slug }, 'url'],
      [{ url: url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A') }, 'url'],
      [{ url: 'http://localhost:3000/pricing' }, 'url'],
      [{ url: '' }, 'url'],
      [{ reason: 'boring' }, 'reason'],
      [{ details: '  ' }, 'details'],
      [{ details: 'x'.repeat(2_001) }, 'details'],
      [{ name: 'x'.repeat(101) }, 'name'],
      [{ email: 'nobody' }, 'email'],
    ]
    for (const [part, field] of wrong) {
      const reply = await notify({ ...right, ...part })
      expect([reply.statusCode, reply.json<ErrorReply>().field]).toEqual([400, field])
    }
    expect((await notify({ ...right, url: `/shared/${slug}` })).statusCode).toBe(201)
    await emails()
  })

  test('stays public where the report is not followed, and the notifier is told why', async () => {
    const { ada, url, turnId, slug } = await publisher()
    await notify(notice(url))
    await emails()
    const [open] = await openAbout(turnId)
    const look = await operator.get(at(operatorRoutes.adminReadingText, { userId: ada.userId, turnId }).path)
    expect(look.json<AdminReadingText>()).toMatchObject({ message: '', isPublic: true })
    await decide(open!, { decision: 'keep', reason: 'It names no place.' })
    expect((await visit(slug)).statusCode).toBe(200)
    expect(await emails()).toMatchObject([
      { to: 'rui@example.org', text: expect.stringContaining('It names no place.') as string },
    ])
  })

  test.each(['unpublish', 'remove'] as const)(
    'is gone for good after "%s", and both sides are told why and how to object',
    async (decision) => {
      const { ada, url, turnId, slug, publish } = await publisher()
      await notify(notice(url))
      await emails()
      const [open] = await openAbout(turnId)
      const replies = await Promise.all([1, 2, 3].map(() => decide(open!, { decision, reason: 'It names a home.' })))
      expect(replies.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 404, 404])
      expect((await visit(slug)).statusCode).toBe(404)
      const again = await publish()
      expect(codeOf(again)).toBe(decision === 'remove' ? 'chat.turn_not_found' : 'sharing.removed')
      await ada.call(at(routes.unpublish, { turnId }))
      expect(codeOf(await publish())).toBe(decision === 'remove' ? 'chat.turn_not_found' : 'sharing.removed')
      expect((await ada.history()).map((entry) => entry.turnId)).toEqual(decision === 'remove' ? [] : [turnId])
      const told = await emails()
      expect(told.map(({ to }) => to).toSorted()).toEqual([`${ada.userId}@example.com`, 'rui@example.org'].toSorted())
      for (const { text } of told) {
        expect(text).toContain('It names a home.')
        expect(text).toContain('within six months')
      }
      const statement = told.find(({ to }) => to !== 'rui@example.org')!
      expect(statement.text).not.toMatch(/rui|where I live/i)
      expect((await operator.get(operatorRoutes.adminAudit.path)).json<AuditTrail>()[0]).toMatchObject({
        action: `report.${decision}`,
        target: ada.userId,
      })
    },
  )
})
