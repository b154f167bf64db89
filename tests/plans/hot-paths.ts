import { expect, vi } from 'vitest'
import { saveProfile } from '../../apps/server/src/accounts/accounts.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { openShop } from '../../apps/server/src/billing/test-shop.ts'
import { renewLease } from '../../apps/server/src/credits/credits.ts'
import { listJobs } from '../../apps/server/src/jobs.ts'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { JobRunner } from '../../apps/server/src/platform/job-runner.ts'
import { ReadingService } from '../../apps/server/src/readings/readings.ts'
import { signedIn } from '../../apps/server/src/test-app.ts'
import { accountOf } from '../../apps/server/src/sign-in/first-login.ts'
import {
  at,
  type Conversation,
  earningRoutes,
  type HistoryEntry,
  type Memory,
  type NewComparison,
  type PublishedReply,
  type Referral,
  routes,
  type SavedPerson,
} from '../../packages/contract/src/index.ts'

const waiting = { timeout: 20_000, interval: 20 }
const browser = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'sec-fetch-dest': 'document' }
const day = 24 * 60

export type World = Awaited<ReturnType<typeof openWorld>>

/** The whole product with one user, and the hot paths of users: each can be repeated, in the order of this file. */
export async function openWorld() {
  const shop = await openShop()
  const { app, deps } = shop
  const elsewhere = await buildApp(deps, new ReadingService(deps))
  const aside = openPool(shop.database.connection, () => {})
  const buyer = await shop.buyer()
  await saveProfile(deps.db, buyer.userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })

  const { headers } = await signedIn(shop, buyer.userId)
  const get = async <Reply>(path: string) => (await buyer.call('get', path)).json() as Reply
  const model = (setting: object) =>
    shop.control('PUT', 'model', { mode: 'ok', firstTokenMs: 0, tokenMs: 0, ...setting })
  const ask = () => buyer.call('post', routes.chat.path, { message: 'A quick tip: what should I know?' })
  const newestTurn = async () => (await get<HistoryEntry[]>(routes.chatHistory.path)).at(-1)!.turnId
  /** @throws while there is none */
  const writtenTurn = async (): Promise<string> => {
    const written = `select turn_id from running_turns where user_id = $1 and partial_response is not null`
    return (await aside.query<{ turn_id: string }>(written, [buyer.userId])).rows[0]!.turn_id
  }

  const jobs = listJobs(deps).filter(({ name }) => !/telegram|check the ledger/i.test(name))
  const runner = new JobRunner(deps, jobs)
  const runJobs = async (areMany: (everySeconds: number) => boolean): Promise<void> => {
    for (const { name, everySeconds } of jobs) if (areMany(everySeconds)) await runner.runNow(name)
  }

  const hotPaths: Record<string, () => Promise<unknown>> = {
    async purchase() {
      const { sessionId } = await buyer.order('seed3')
      await shop.pay(sessionId)
      await shop.deliver()
      await get(routes.purchases.path)
      await get(`${routes.purchaseBySession.path}?session_id=${sessionId}`)
      await get(routes.subscription.path)
    },
    async 'sign-in'() {
      const email = `${crypto.randomUUID()}@example.com`
      for (const _ of ['the first time', 'again'])
        await accountOf(deps.db, deps.clock.now(), 'google', { subject: email, email })
      await accountOf(deps.db, deps.clock.now(), 'google', { subject: email, email: `new.${email}` })
      await shop.buyer()
    },
    async turn() {
      await model({})
      expect((await ask()).statusCode).toBe(200)
    },
    async 'long-turn'() {
      await model({ tokenMs: 40 })
      const answer = ask()
      const turnId = await vi.waitFor(writtenTurn, waiting)
      await renewLease(deps.db, buyer.userId, turnId)
      await get(routes.runningTurn.path)
      const follower = elsewhere.inject({ url: at(routes.turnEvents, { turnId }).path, headers })
      const stop = at(routes.stopTurn, { turnId })
      expect((await elsewhere.inject({ method: 'POST', url: stop.path, headers })).json()).toEqual({ isRunning: true })
      expect((await answer).statusCode).toBe(200)
      expect((await follower).statusCode).toBe(200)
    },
    async 'chat-page'() {
      await get(routes.profile.path)
      await get(routes.conversations.path)
      await get(routes.chatHistory.path)
      await get(`${routes.chatHistory.path}?before=2026-12-01T00:00:00.000Z&limit=10`)
      await get(`${routes.chatHistory.path}?search=quick`)
      await get(at(routes.turnNumbers, { turnId: await newestTurn() }).path)
      await get(routes.statement.path)
    },
    async conversations() {
      const { id } = (await buyer.call('post', routes.createConversation.path, {})).json() as Conversation
      await model({})
      await ask()
      const change = at(routes.updateConversation, { id })
      await app.inject({ method: 'PATCH', url: change.path, headers, payload: { pinned: true } })
      expect((await app.inject({ method: 'DELETE', url: change.path, headers })).statusCode).toBe(204)
    },
    async wellbeing() {
      await buyer.call('post', routes.chat.path, { message: 'A quick tip: what should I know?', offerEarlier: true })
      const { path } = routes.saveWellbeing
      await app.inject({ method: 'PUT', url: path, headers, payload: { monthlyCredits: 1_000 } })
      await get(routes.wellbeing.path)
    },
    async people() {
      const relative = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14', relation: 'brother' }
      const { id } = (await buyer.call('post', routes.savePerson.path, relative)).json() as SavedPerson
      await get(routes.people.path)
      const change = at(routes.updatePerson, { id })
      await app.inject({ method: 'PATCH', url: change.path, headers, payload: { relation: 'friend' } })
      expect((await app.inject({ method: 'DELETE', url: change.path, headers })).statusCode).toBe(204)
    },
    async memory() {
      const { id } = (await buyer.call('post', routes.saveMemory.path, { text: 'My sister is Ana' })).json() as Memory
      await get(routes.memory.path)
      const change = at(routes.updateMemory, { id })
      await app.inject({ method: 'PATCH', url: change.path, headers, payload: { text: 'My sister is Rita' } })
      await app.inject({ method: 'PATCH', url: routes.switchMemory.path, headers, payload: { isOn: true } })
      expect((await app.inject({ method: 'DELETE', url: change.path, headers })).statusCode).toBe(204)
    },
    async comparisons() {
      const invitation = (await buyer.call('post', routes.inviteToCompare.path, {})).json() as NewComparison
      const secret = invitation.url.split('#')[1]
      await buyer.call('post', routes.openComparison.path, { secret })
      const friend = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14', secret }
      await buyer.call('post', routes.answerComparison.path, friend)
      await get(routes.comparisons.path)
      const answered = (await buyer.call('post', routes.inviteToCompare.path, {})).json() as NewComparison
      const other = { ...friend, secret: answered.url.split('#')[1] }
      await buyer.call('post', routes.answerComparison.path, other)
      await buyer.call('post', routes.takeBackComparison.path, { secret: other.secret })
      const one = at(routes.deleteComparison, { id: invitation.id })
      expect((await app.inject({ method: 'DELETE', url: one.path, headers })).statusCode).toBe(204)
    },
    async sharing() {
      shop.passTime(day)
      await buyer.call('post', routes.share.path, { reason: 'copy' })
      const { path } = at(routes.publish, { turnId: await newestTurn() })
      const { published } = (
        await (await signedIn(shop, buyer.userId)).browser.post(path, { body: {} })
      ).json() as PublishedReply
      await app.inject({ url: at(routes.publicReading, { slug: published!.url.split('/').at(-1)! }).path })
    },
    async referrals() {
      await buyer.call('post', routes.createReferral.path, {})
      const [referral] = await get<Referral[]>(routes.referrals.path)
      await get(routes.referralStats.path)
      await get(routes.conversions.path)
      await get(earningRoutes.payouts.path)
      await get(earningRoutes.commissions.path)
      await get(routes.clickSources.path)
      await app.inject({ url: `/?ref=${referral!.code}&utm_source=blog`, headers: browser })
    },
    async analytics() {
      const ts = deps.clock.now().getTime()
      const events = [
        { event: 'packs_viewed', type: 'funnel', ts, metadata: { session: 7 } },
        { event: 'returned', type: 'funnel', ts, metadata: { session: 7, did: 'looked', after: 1 } },
      ]
      const answer = await app.inject({ method: 'POST', url: routes.analytics.path, payload: { events } })
      expect(answer.statusCode).toBe(200)
    },
    'frequent-jobs': () => runJobs((everySeconds) => everySeconds <= 600),
    'rare-jobs': () => runJobs((everySeconds) => everySeconds > 600),
  }
  return {
    shop,
    hotPaths,
    async close() {
      await aside.end()
      await elsewhere.close()
      await shop.close()
    },
  }
}
