import { createECDH, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  at,
  cancelRoutes,
  type Conversation,
  earningRoutes,
  type ExportPayoutsReply,
  type Memory,
  type NewComparison,
  operatorRoutes,
  type PendingTransactions,
  type PersonFile,
  type PublishedReply,
  type PurchaseList,
  type ReportReply,
  routes,
  type SavedPerson,
  type WithdrawalReply,
} from '../../packages/contract/src/index.ts'
import { correctEarnings } from '../../apps/server/src/payouts/corrections.ts'
import { readAccount } from '../../apps/server/src/credits/credits.ts'
import { capture, hold } from '../../apps/server/src/credits/test-holds.ts'
import { earn, euDetails, germanTax, goTo } from '../../apps/server/src/payouts/test-referrer.ts'
import { shardKeys } from '../../apps/server/src/platform/database/shard-keys.ts'
import { byHand, ofGuarantees, ofLogins, ofReports, sweeps } from './exceptions.ts'
import { recordTexts } from '../support/statements.ts'
import { findRefused } from './refused.ts'
import { watchTransactions, type Transaction } from './transactions.ts'
import { startProduct, type Operator, type Product, type Somebody } from './whole-product.ts'

let product: Product
let transactions: Transaction[]
let readTransactions: () => Promise<Transaction[]>
let statements: string[]
beforeAll(async () => {
  product = await startProduct()
  readTransactions = await watchTransactions(product.connection)
  statements = recordTexts()
  await liveThroughEverything()
  transactions = await readTransactions()
}, 240_000)
afterAll(() => product.stop())

const minutesOfADay = 24 * 60

/** Months of use by users, operators and jobs. */
async function liveThroughEverything(): Promise<void> {
  const operator = await product.operator()
  const ines = await product.somebody()
  await ines.call('PATCH', earningRoutes.payoutMode.path, { mode: 'cash', bankDetails: euDetails })
  await ines.call('PUT', earningRoutes.taxDetails.path, germanTax)
  const ana = await product.somebody()
  const { link } = await ana.call<{ link: string }>('POST', routes.createReferral.path, {})
  const eva = await product.somebody(new URL(link).searchParams.get('ref')!)
  const joao = await product.somebody(ana.publicId)
  // The same mailbox in another spelling waits for a decision.
  await product.somebody(joao.publicId, joao.email.replace('@', '+again@'))
  const subject = randomUUID()
  for (let time = 0; time < 2; time += 1) await product.somebody(undefined, `${randomUUID()}@example.com`, subject)
  await product.signInByEmail()
  await product.usePasskey()
  await read(eva)
  await buy(eva)
  await useTheGuarantee(operator, eva)
  await subscribe(joao)
  await disputeWith(operator, joao)
  await beAdjusted(operator, eva)
  await decideAll(operator)
  await tellTheFunnel(ana)
  await product.runJobs()
  await leave(await product.somebody(ana.publicId))
  await bePaid(ines)
  product.passTime(200 * minutesOfADay)
  await product.runJobs()
}

async function read(person: Somebody): Promise<void> {
  await person.call('PATCH', routes.saveProfile.path, { birthDate: '1990-05-17', fullName: 'Eva Maria Silva' })
  const reminders = { email: true, hour: 8, tone: 'mystic', timeZone: 'Europe/Lisbon' }
  await person.call('PATCH', routes.saveReminders.path, reminders)
  const device = {
    endpoint: 'https://web.push.apple.com/one',
    keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'a'.repeat(22) },
  }
  const { email: _, ...choice } = reminders
  await person.call('POST', routes.addDevice.path, { ...device, ...choice })
  await person.call('DELETE', at(routes.removeDevice, { id: 'another' }).path)
  await person.call('GET', routes.today.path)
  await person.call('POST', routes.createCalendar.path)
  const letters = { birthday: true, turns: true, tone: 'mystic', timeZone: 'Europe/Lisbon' }
  await person.call('PATCH', routes.saveYearlyLetters.path, letters)
  await person.call('PUT', routes.saveWellbeing.path, { monthlyCredits: 1_000 })
  await person.call('POST', routes.chat.path, { message: 'What should I know about myself?' })
  await person.call('POST', routes.chat.path, { message: 'A quick tip' })
  const [turn, other] = await person.call<{ turnId: string }[]>('GET', routes.chatHistory.path)
  await person.call('POST', at(routes.publish, { turnId: turn!.turnId }).path, {})
  await person.call('DELETE', at(routes.forgetTurn, { turnId: other!.turnId }).path)
  const { id } = await person.call<Conversation>('POST', routes.createConversation.path, {})
  await person.call('PATCH', at(routes.updateConversation, { id }).path, { archived: true })
  await person.call('DELETE', at(routes.deleteConversation, { id }).path)
  const relative = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14', relation: 'brother' }
  const { id: personId } = await person.call<SavedPerson>('POST', routes.savePerson.path, relative)
  await person.call('PATCH', at(routes.updatePerson, { id: personId }).path, { relation: 'friend' })
  await person.call('DELETE', at(routes.deletePerson, { id: personId }).path)
  const { id: memoryId } = await person.call<Memory>('POST', routes.saveMemory.path, { text: 'My sister is Ana' })
  await person.call('PATCH', at(routes.updateMemory, { id: memoryId }).path, { text: 'My sister is Rita' })
  await person.call('PATCH', routes.switchMemory.path, { isOn: true })
  await person.call('DELETE', at(routes.deleteMemory, { id: memoryId }).path)
  const invitation = await person.call<NewComparison>('POST', routes.inviteToCompare.path, {})
  const friend = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14', secret: invitation.url.split('#')[1] }
  await person.call('POST', routes.answerComparison.path, friend)
  const answered = await person.call<NewComparison>('POST', routes.inviteToCompare.path, {})
  const secret = answered.url.split('#')[1]
  await person.call('POST', routes.answerComparison.path, { ...friend, secret })
  await person.call('POST', routes.takeBackComparison.path, { secret })
  await person.call('DELETE', at(routes.deleteComparison, { id: invitation.id }).path)
  await reportTo(await product.operator(), person, turn!.turnId)
  await person.call('POST', routes.share.path, { reason: 'copy' })
  await person.call('DELETE', routes.endOtherSessions.path)
}

/** A report of a public reading is decided. */
async function reportTo(operator: Operator, person: Somebody, turnId: string): Promise<void> {
  const { published } = await person.call<PublishedReply>('GET', at(routes.published, { turnId }).path)
  const notice = { url: published!.url, reason: 'privacy', details: 'It names me', email: 'rui@example.org' }
  const { reportId } = await person.call<ReportReply>('POST', routes.report.path, notice)
  const { path } = at(operatorRoutes.decideReport, { userId: await idOf(operator, person), reportId })
  await operator('POST', path, { decision: 'unpublish', reason: 'It does' })
}

async function order(person: Somebody, packId: string, more: object = {}): Promise<string> {
  const body = { packId, ...more }
  const { clientSecret } = await person.call<{ clientSecret: string }>('POST', routes.checkoutSession.path, body)
  const sessionId = clientSecret.split('_secret_')[0]!
  await product.payments('POST', '/pay', { sessionId })
  await product.deliver()
  return sessionId
}

async function buy(person: Somebody): Promise<void> {
  await order(person, 'seed3')
  await withdrawFromNewest(person)
  await person.call('POST', routes.checkoutSession.path, { packId: 'path5' })
  await product.deliver()
}

async function withdrawFromNewest(person: Somebody): Promise<WithdrawalReply> {
  const { purchases } = await person.call<PurchaseList>('GET', routes.purchases.path)
  return person.call('POST', at(routes.withdraw, { purchaseId: purchases[0]!.purchaseId }).path)
}

/** The whole price of credits that were used goes back. */
async function useTheGuarantee(operator: Operator, person: Somebody): Promise<void> {
  product.passTime(1)
  await order(person, 'seed3', { consent: { textVersion: '2026-11' } })
  const { db, clock } = product.deps
  const [userId, turn] = [await idOf(operator, person), randomUUID()]
  await hold(db, clock.now(), userId, turn, (await readAccount(db, clock.now(), userId)).available)
  await capture(db, clock.now(), userId, turn)
  expect(await withdrawFromNewest(person)).toMatchObject({ refundCents: 199, creditsTaken: 0 })
  await product.deliver()
}

async function subscribe(person: Somebody): Promise<void> {
  await order(person, 'abundance8')
  await product.payments('POST', '/advance', { days: 32 })
  await product.deliver()
  const { purchases } = await person.call<PurchaseList>('GET', routes.purchases.path)
  const orderNumber = purchases[0]!.purchaseId
  await person.call('POST', cancelRoutes.cancelContract.path, { email: person.email, orderNumber, kind: 'ordinary' })
}

/** A payment that is disputed and lost when its credits were spent, and written off. */
async function disputeWith(operator: Operator, person: Somebody): Promise<void> {
  const sessionId = await order(person, 'seed3')
  await product.payments('POST', '/refund', { sessionId, amount: 50 })
  await product.payments('POST', '/dispute', { sessionId, outcome: 'lost' })
  await product.deliver()
  const { path } = at(operatorRoutes.forgiveDebt, { userId: await idOf(operator, person) })
  await operator('POST', path, { requestId: randomUUID(), reason: 'as a kindness' })
}

async function idOf(operator: Operator, { email }: Somebody): Promise<string> {
  const { userId } = await operator<PersonFile>(
    'GET',
    `${operatorRoutes.findPerson.path}?email=${encodeURIComponent(email)}`,
  )
  return userId
}

async function beAdjusted(operator: Operator, person: Somebody): Promise<void> {
  const { path } = at(operatorRoutes.adjustCredits, { userId: await idOf(operator, person) })
  for (const credits of [20, -5])
    await operator('POST', path, { requestId: randomUUID(), credits, reason: 'a mistake of ours' })
}

async function decideAll(operator: Operator): Promise<void> {
  const { pendingTransactions } = await operator<PendingTransactions>('GET', operatorRoutes.adminPending.path)
  expect(pendingTransactions.length).toBeGreaterThan(1)
  for (const { id } of pendingTransactions) await operator('POST', at(operatorRoutes.approvePending, { id }).path)
}

async function tellTheFunnel(person: Somebody): Promise<void> {
  const ts = product.deps.clock.now().getTime()
  const event = { event: 'visit', type: 'funnel', ts, metadata: { session: 7 } }
  const first = { ...event, event: 'first_session', metadata: { session: 7, did: 'looked' } }
  await person.call('POST', routes.analytics.path, { events: [event, first] })
}

async function bePaid(person: Somebody): Promise<void> {
  const userId = await idOf(await product.operator(), person)
  await earn(product, userId, 60)
  goTo(product, '2027-01-01T10:00:00Z')
  await product.runJobs()
  const operator = await product.operator()
  const by = 'an administrator'
  const correction = { requestId: randomUUID(), userId, cents: -50, reason: 'a false conversion', by }
  await correctEarnings(product.deps.db, product.deps.clock.now(), correction)
  const { batchId } = await operator<ExportPayoutsReply>('POST', earningRoutes.exportPayouts.path, { kind: 'sepa' })
  await operator('POST', earningRoutes.payoutsPaid.path, { ids: [batchId] })
}

async function leave(person: Somebody): Promise<void> {
  await person.call('DELETE', routes.deleteAccount.path, { email: person.email })
  product.passTime(60)
  await product.runJobs()
}

const told = ({ tables, keys }: Transaction): string => `${[...tables].toSorted().join(', ')}: ${[...keys].join(', ')}`
const isOf = ({ tables }: Transaction, allowed: readonly string[]) =>
  [...tables].every((table) => allowed.includes(table))

test('every table that grows was written to', () => {
  const written = new Set(transactions.flatMap(({ tables }) => [...tables]))
  expect(Object.keys(shardKeys).filter((table) => !written.has(table))).toEqual([])
})

const usesTheGuarantee = ({ tables, keys }: Transaction) =>
  ofGuarantees.tables.every((table) => tables.has(table)) &&
  isDeepStrictEqual([...keys].map((key) => key.replace(/ .*/, '')).toSorted(), [...ofGuarantees.kinds])

test('no transaction needs two keys, but for sweeps that do the same to many rows, each for itself, changes of logins, reports, refunds under the guarantee, and files for the bank', () => {
  const allowed = [...sweeps.map(({ tables }) => tables), byHand.ofMany, ofLogins, ofReports]
  const needing = transactions.filter(
    (transaction) =>
      transaction.keys.size > 1 &&
      !usesTheGuarantee(transaction) &&
      !allowed.some((tables) => isOf(transaction, tables)),
  )
  expect(needing.map(told)).toEqual([])
  expect(transactions.filter(usesTheGuarantee)).not.toEqual([])
})

test('no transaction writes to what is spread and to what stands in one place, but for what administrators do by hand', () => {
  const mixed = transactions.filter(({ tables }) => {
    const inOnePlace = [...tables].filter((table) => !(table in shardKeys))
    return (
      inOnePlace.length > 0 && inOnePlace.length < tables.size && inOnePlace.some((table) => table !== byHand.audit)
    )
  })
  expect(mixed.map(told)).toEqual([])
})

test('a transaction that does need two keys is seen', async () => {
  await product.pool.query(`update users set currency = 'eur'`)
  const [transaction] = await readTransactions()
  expect(transaction?.keys.size).toBeGreaterThan(1)
})

test('no statement of the server, and none inside its functions, is one that a distributed database refuses', async () => {
  const { rows } = await product.pool.query<{ name: string; body: string }>(
    `select proname as name, prosrc as body from pg_proc where pronamespace = 'public'::regnamespace and prolang in (select oid from pg_language where lanname in ('sql', 'plpgsql'))`,
  )
  const inFunctions = rows.flatMap(({ name, body }) => body.split(';').map((text) => ({ text, name })))
  const all = [...new Set(statements)].map((text) => ({ text, name: 'the server' })).concat(inFunctions)
  const refused = all.flatMap(({ text, name }) =>
    findRefused(text).map((fault) => `${name}: ${fault}: ${text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)}`),
  )
  expect(refused).toEqual([])
})

/** Rows that are past their period, by table: those of the jobs that delete by age. The audit ends by the clock of the database. */
const past: Readonly<Record<string, string>> = {
  sessions: 'expires_at < $1::timestamptz',
  deleted_sessions: 'ends_at < $1::timestamptz',
  email_logins: "expires_at < $1::timestamptz - interval '2 hours'",
  users: "email_changed_at < $1::timestamptz - interval '30 days'",
  comparisons: 'answered_at is null and expires_at < $1::timestamptz',
  turns: "state = 'failed' and request_hash <> '' and created_at < $1::timestamptz - interval '30 days'",
  purchases: "state in ('failed', 'expired') and created_at < $1::timestamptz - interval '90 days'",
  invoice_documents:
    "num_nonnulls(tax_number, buyer_name, buyer_address) > 0 and issued_at < date_trunc('year', $1::timestamptz) - interval '10 years'",
  cancellations: "state = 'done' and asked_at < $1::timestamptz - interval '3 years'",
  emails: "recipient is not null and created_at < $1::timestamptz - interval '3 days'",
  referral_click_sources: "day < ($1::timestamptz - interval '91 days')::date",
  referrer_fingerprints: "seen_at < $1::timestamptz - interval '30 days'",
  visitor_salts: 'day < $1::timestamptz::date',
  referral_click_visitors: 'day < $1::timestamptz::date',
  referral_click_addresses: 'day < $1::timestamptz::date',
  reading_reports: "coalesce(decided_at, created_at) < $1::timestamptz - interval '12 months'",
  notice_records: "coalesce(decided_at, received_at) < $1::timestamptz - interval '6 years'",
  analytics_events: "day < ($1::timestamptz - interval '31 days')::date",
  retention_notes: "day < ($1::timestamptz - interval '31 days')::date",
  funnel_days: "day < ($1::timestamptz - interval '14 months')::date",
  retention_weeks: "week < ($1::timestamptz - interval '14 months')::date",
  request_counts: "ends_at < $1::timestamptz - interval '1 day'",
  deleted_users: 'kept_until < $1::timestamptz',
  admin_audit: "at < date_trunc('year', now()) - interval '10 years' and $1::timestamptz is not null",
  admin_sessions: 'expires_at < $1::timestamptz',
  admin_throttles: 'next_at < $1::timestamptz',
  admin_browsers: "created_at < $1::timestamptz - interval '180 days'",
  operator_tokens: "expires_at < $1::timestamptz - interval '30 days'",
}
/** Kept for ten years at least, as the law demands. */
const books = ['entries', 'lots', 'purchases', 'refunds', 'invoice_documents', 'payouts', 'commission_entries']

test('ten years later nothing is kept past its period, and the books and invoices are all there', async () => {
  const count = async (table: string, condition = 'true', at: Date[] = []) => {
    const { rows } = await product.pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${condition}`,
      at,
    )
    return rows[0]!.count
  }
  const paidBooks = async () =>
    Object.fromEntries(
      await Promise.all(
        books.map(async (table) => [table, await count(table, table === 'purchases' ? "state = 'paid'" : 'true')]),
      ),
    )
  const before = await paidBooks()
  expect(before['purchases']).toBeGreaterThan(2)
  const cancelled = await count('cancellations')
  await product.pool.query(
    `insert into admin_audit (at, actor, action) values (now() - interval '11 years', 'ada', 'person.look')`,
  )
  await product.pool.query(`
    update invoice_documents set tax_number = '123456789', buyer_name = 'Ana Silva', buyer_address = 'Lisboa' where state = 'issued'`)
  expect(await count('invoice_documents', 'buyer_name is not null')).toBeGreaterThan(0)
  product.passTime(11 * 366 * minutesOfADay)
  await product.runJobs()
  const now = product.now()
  const found = await Promise.all(
    Object.entries(past).map(async ([table, condition]) => [table, await count(table, condition, [now])] as const),
  )
  expect(found.filter(([, rows]) => rows > 0)).toEqual([])
  expect(cancelled).toBeGreaterThan(0)
  const after = await paidBooks()
  expect(books.filter((table) => after[table]! < before[table]!)).toEqual([])
})
