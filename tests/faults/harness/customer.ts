import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import {
  routes,
  signupCredits,
  type ChatReply,
  type CheckoutSessionReply,
  type ErrorReply,
} from '../../../packages/contract/src/index.ts'
import { payments } from './payments.ts'
import { plainPrice, type Person } from './person.ts'
import type { World } from './world.ts'

const packId = 'seed3'
const packCredits = 30

const maxMs = 90_000
const retryMs = 40

/**
 * Simulates a user while the product is killed: requests without an answer, or answered with 'later', are repeated with the same key, as a browser does.
 * Records everything that was promised.
 */
export class Customer {
  readonly person: Person
  readonly #world: World
  readonly #replies: string[] = []
  #bought = 0

  constructor(world: World, person: Person) {
    this.#world = world
    this.person = person
  }

  /** The balance according to all answers. */
  get credits(): number {
    return signupCredits + this.#bought * packCredits - this.#replies.length * plainPrice
  }

  async read(): Promise<void> {
    const key = randomUUID()
    const { body } = await insist(() => this.person.ask<ChatReply & ErrorReply>({ key }))
    this.#replies.push(body.reply)
    expect(body).toMatchObject({ creditsCost: plainPrice, creditsRemaining: this.credits })
  }

  async buy(): Promise<void> {
    const key = { 'idempotency-key': randomUUID() }
    const { body } = await insist(() =>
      this.person.submit<CheckoutSessionReply & ErrorReply>(
        routes.checkoutSession.path,
        { packId, consent: { textVersion: '2026-11' } },
        key,
      ),
    )
    const [sessionId = ''] = body.clientSecret.split('_secret_')
    await payments(this.#world, 'POST', '/pay', { sessionId })
    this.#bought += 1
    // The provider does not stop before its events were taken.
    await insist(async () => {
      await payments(this.#world, 'POST', '/redeliver', {})
      const { undelivered } = await payments(this.#world, 'GET')
      return { status: undelivered.length === 0 ? 200 : 503, body: undelivered }
    })
  }

  /** Nothing that was promised is missing, and nothing is there that was not. */
  async expectPromisesKept(): Promise<void> {
    expect(await this.person.profile()).toMatchObject({ credits: this.credits, creditsInUse: 0 })
    const kept = await this.person.get<{ response: string }[]>(`${routes.chatHistory.path}?limit=200`)
    expect(kept.body.map(({ response }) => response)).toEqual(this.#replies.slice(-200))
  }
}

/** Asks until the answer is one that asking again would not change. */
async function insist<Body>(
  ask: () => Promise<{ status: number; body: Body }>,
): Promise<{ status: number; body: Body }> {
  const began = performance.now()
  let answer: { status: number; body: Body } | null = null
  while (performance.now() - began < maxMs) {
    answer = await ask().catch(() => null)
    if (answer?.status === 200) return answer
    if (answer && answer.status < 500 && answer.status !== 409) break
    await pause(retryMs)
  }
  throw new Error(`What was asked for was not had: ${JSON.stringify(answer)}`)
}
