import { setTimeout as pause } from 'node:timers/promises'
import { navigations, routes } from '@numeria/contract'
import { Browser } from '../../tests/faults/harness/browser.ts'
import { ask } from '../turn/load.ts'
import { call, type Called } from './call.ts'
import type { CallBook, Kind } from './call-book.ts'

export type Place = { serverUrl: string; sandboxUrl: string; code: string; book: CallBook; signal: AbortSignal }

const message = 'A quick tip: what should I know about myself?'
const json = { 'content-type': 'application/json' }
const firefox = {
  accept: 'text/html',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
}
const between = (from: number, to: number): number => from + Math.random() * (to - from)
const chance = (part: number): boolean => Math.random() < part

/**
 * Simulates a user with the page open: reads, asks Selene, reads again, about twice a minute; sometimes opens the statement or the referrals, shares or buys.
 * Also simulates visitors who look around, follow a referral link or sign in. Runs until it is stopped.
 * @param nth selects the user's IP address
 */
export async function live(place: Place, cookie: string, nth: number): Promise<void> {
  const { serverUrl, book, signal } = place
  const own = { 'x-forwarded-for': `10.${nth >> 16}.${(nth >> 8) & 255}.${nth & 255}` }
  const headers = { ...own, cookie, 'sec-fetch-site': 'same-origin' }

  const note = async (kind: Kind, what: string, doing: () => Promise<Called>): Promise<Called | null> => {
    try {
      const answer = await doing()
      if (answer.status >= 400) book.fail(`${what} ${answer.status}`)
      else book.note(kind, answer.ms)
      return answer
    } catch (error) {
      book.fail(`${what} ${(error as NodeJS.ErrnoException).code ?? 'broke'}`)
      return null
    }
  }
  const get = (path: string) => note('api', path.split('?')[0]!, () => call(serverUrl + path, { headers }))
  const post = (path: string, body: object) =>
    note('api', path, () =>
      call(serverUrl + path, { method: 'POST', headers: { ...headers, ...json }, body: JSON.stringify(body) }),
    )
  const visit = (path: string, kind: Kind = 'page') =>
    note(kind, path.split('?')[0]!, () =>
      call(serverUrl + path, { headers: { ...own, ...firefox, 'sec-fetch-dest': 'document' } }),
    )
  const think = (from: number, to: number) => pause(between(from, to) * 1_000, undefined, { signal })

  const hear = async (): Promise<void> => {
    try {
      const question = {
        url: serverUrl + routes.chat.path,
        body: JSON.stringify({ message }),
        firstText: 'event: delta',
        end: 'event: done',
      }
      const { firstTextMs, wholeMs } = await ask({ ...question, headers: { ...headers, accept: 'text/event-stream' } })
      book.note('first sentence', firstTextMs)
      book.note('reading', wholeMs)
    } catch (error) {
      book.fail(`a reading: ${(error as Error).message.slice(0, 90)}`)
    }
  }

  await think(0, 25)
  while (!signal.aborted) {
    await Promise.all([
      visit('/welcome'),
      get(routes.profile.path),
      get(routes.chatHistory.path),
      get(routes.runningTurn.path),
    ])
    await think(2, 6)
    await hear()
    await Promise.all([get(routes.profile.path), get(`${routes.chatHistory.path}?limit=1`)])
    if (chance(0.2)) await visit('/about-numerology')
    if (chance(0.1)) await get(routes.statement.path)
    if (chance(0.05)) await Promise.all([get(routes.referrals.path), get(routes.referralStats.path)])
    if (chance(0.05)) await visit(`/?ref=${place.code}`, 'click')
    if (chance(0.02)) await post(routes.share.path, { reason: 'copy' })
    if (chance(0.02)) await note('sign-in', 'signing in', () => signIn(place))
    if (chance(0.01)) await note('purchase', 'a purchase', () => buy(place, headers))
    await think(8, 24)
  }
}

/** As a browser does: to the provider and back. */
async function signIn({ serverUrl }: Place): Promise<Called> {
  const began = performance.now()
  const browser = new Browser()
  const form = await browser.visit(serverUrl + navigations.login('google'))
  const body = new URLSearchParams({ email: `${crypto.randomUUID()}@example.com`, name: 'Ana Silva' })
  const back = await browser.visit(form, { method: 'POST', body })
  const status = back.searchParams.has('token') ? 200 : 500
  return { status, ms: performance.now() - began, text: back.pathname }
}

/** Orders a pack and pays it; the webhook that follows goes its own way. */
async function buy({ serverUrl, sandboxUrl }: Place, headers: Record<string, string>): Promise<Called> {
  const began = performance.now()
  const body = JSON.stringify({ packId: 'seed3' })
  const order = await call(serverUrl + routes.checkoutSession.path, {
    method: 'POST',
    headers: { ...headers, ...json },
    body,
  })
  if (order.status !== 200) return order
  const { clientSecret } = JSON.parse(order.text) as { clientSecret: string }
  const payment = JSON.stringify({ clientSecret, card: '4242424242424242' })
  const paid = await call(`${sandboxUrl}/_control/payments/pay`, { method: 'POST', headers: json, body: payment })
  return { ...paid, ms: performance.now() - began }
}
