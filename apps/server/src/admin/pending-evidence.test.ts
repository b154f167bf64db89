import { operatorRoutes, type PendingTransaction, type PendingTransactions } from '@numeria/contract'
import { expect, test } from 'vitest'
import { listJobs } from '../jobs.ts'
import { newPlace, useReferrals } from '../referrals/test-referrals.ts'
import { pendingText } from '../telegram/bot-texts.ts'
import { createBrowser } from '../test-app.ts'
import { createAdmin } from './admins.ts'
import { operatorDesk } from './operator-desk.ts'

const { world, referrer, comesBy } = useReferrals()
const credentials = { email: 'operator@numeria.example', password: 'a quiet evening' }
const now = () => world.testApp.deps.clock.now()

async function inAdminArea(): Promise<PendingTransaction[]> {
  await createAdmin(world.testApp.deps.db, now(), credentials.email, credentials.password).catch(() => {})
  const browser = createBrowser(world.testApp.app)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
  return (await browser.get(operatorRoutes.adminPending.path)).json<PendingTransactions>().pendingTransactions
}
const inTelegram = async () =>
  (await operatorDesk(world.testApp.deps).pending({ after: null, limit: 500 })).transactions.map(pendingText)

/** The rewards of both sides that wait for this referrer, and what Telegram shows of them. */
async function waitingOf(email: string, code: string) {
  const rows = (await inAdminArea()).filter(({ referral }) => referral?.referrerEmail === email)
  const told = (await inTelegram()).filter((text) => text.includes(code))
  return { rows, told }
}
const evidenceOf = (rows: PendingTransaction[]) => rows.map(({ referral }) => referral!.evidence)

test('a pending referral shows that the network address was the referrer’s, and when the referrer was there', async () => {
  const ana = await referrer()
  const seenAt = now().toISOString()
  world.testApp.passTime(90)
  await comesBy(ana.code, { ...ana.place, agent: 'Mozilla/5.0 (Android 16; Mobile) Firefox/150.0' })
  const { rows, told } = await waitingOf(ana.email, ana.code)
  const place = { kind: 'place', match: 'address', of: 'referrer', mark: expect.stringMatching(/^[\w-]{6}$/), seenAt }
  expect(evidenceOf(rows)).toEqual([place, place])
  expect(told).toHaveLength(2)
  for (const text of told) expect(text).toMatch(/Match: network address \(mark [\w-]{6}\), the referrer was there on /)
})

test('a pending referral shows the place that it shares with an earlier one, by the same mark', async () => {
  const ana = await referrer()
  const place = newPlace()
  for (let person = 0; person < 3; person += 1) {
    await comesBy(ana.code, place)
    world.testApp.passTime(10)
  }
  const { rows, told } = await waitingOf(ana.email, ana.code)
  expect(rows).toHaveLength(4)
  const marks = evidenceOf(rows).map((evidence) => {
    expect(evidence).toMatchObject({ kind: 'place', match: 'address', of: 'newcomer', seenAt: expect.any(String) })
    return (evidence as { mark: string }).mark
  })
  expect(new Set(marks).size).toBe(1)
  for (const text of told) {
    expect(text).toContain('Reason: Same place as another person whom the referrer brought')
    expect(text).toContain('another newcomer was there')
  }
})

test('a pending referral names the mailbox that matched, masked, and whose it is', async () => {
  const ana = await referrer(newPlace(), 'ana.rita.silva@gmail.com')
  await comesBy(ana.code, newPlace(), 'anaritasilva+two@googlemail.com')
  const other = await referrer(newPlace(), 'rui.costa@gmail.com')
  const eva = await referrer()
  await comesBy(eva.code, newPlace(), 'ruicosta+1@gmail.com')
  expect(evidenceOf((await waitingOf(ana.email, ana.code)).rows)[0]).toMatchObject({
    kind: 'mailbox',
    of: 'referrer',
    mailbox: 'a•••@g•••.com',
  })
  const { rows, told } = await waitingOf(eva.email, eva.code)
  expect(evidenceOf(rows)[0]).toMatchObject({
    kind: 'mailbox',
    of: 'account',
    email: 'r•••@g•••.com',
    since: expect.any(String),
  })
  expect(told[0]).toContain('Match: mailbox r•••@g•••.com of r•••@g•••.com, since ')
  expect(JSON.stringify(rows)).not.toContain(other.email)
})

test('a pending referral names the throw-away domain', async () => {
  const ana = await referrer()
  await comesBy(ana.code, newPlace(), 'eva@mailinator.com')
  const { rows, told } = await waitingOf(ana.email, ana.code)
  expect(evidenceOf(rows)[0]).toEqual({ kind: 'domain', domain: 'mailinator.com' })
  expect(told[0]).toContain('Match: domain mailinator.com')
})

test('the newcomer is masked in every row, the referrer in Telegram too, and both rows are said to be one decision', async () => {
  const ana = await referrer(newPlace(), 'ana.of.the.hill@example.com')
  const newcomer = 'quiet.newcomer@example.org'
  await comesBy(ana.code, ana.place, newcomer)
  const { rows, told } = await waitingOf(ana.email, ana.code)
  expect(rows.map(({ userEmail }) => userEmail).toSorted()).toEqual([ana.email, 'q•••@e•••.org'].toSorted())
  expect(JSON.stringify(rows)).not.toContain('quiet')
  expect(told).toHaveLength(2)
  for (const text of told) {
    expect(text).toContain(`a•••@e•••.com brought q•••@e•••.org by ${ana.code}, 1 that day`)
    expect(text).toContain('One decision is for both sides.')
    expect(text).not.toMatch(/hill|quiet/)
  }
})

test('what a rule saw of a place is deleted after thirty days, as the hashes are', async () => {
  const ana = await referrer()
  await comesBy(ana.code, ana.place)
  const forget = () =>
    listJobs(world.testApp.deps)
      .find(({ name }) => name === 'forget where referrers were')!
      .run()
  const evidence = async () => evidenceOf((await waitingOf(ana.email, ana.code)).rows)
  world.testApp.passTime(29 * 24 * 60)
  await forget()
  expect((await evidence())[0]).toMatchObject({ kind: 'place' })
  world.testApp.passTime(2 * 24 * 60)
  await forget()
  expect(await evidence()).toEqual([null, null])
})
