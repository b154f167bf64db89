import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { packs, routes, type CheckoutSessionReply } from '../../../packages/contract/src/index.ts'
import { payments } from './payments.ts'
import type { Person } from './person.ts'
import type { World } from './world.ts'

const onePaid = packs.filter(({ subscription }) => !subscription).map(({ id }) => id)
const monthly = packs.find(({ subscription }) => subscription)!.id
const countries = ['PT', 'DE', 'ES', 'FR', 'FI', 'HU', 'US', undefined]
/** Most buyers give none; a Portuguese NIF, a number that VIES confirms, and one that it does not know. */
const buyers = [{}, {}, {}, {}, { taxNumber: '501964843' }, { taxNumber: 'DE136695976' }, { taxNumber: '501901000' }]

/** Orders of a crowd, most of which stay as they are: others go back in one or more parts, are disputed, or both. What fails is not tried again. */
export class RandomOrders {
  readonly done = new Map<string, number>()
  readonly #world: World
  readonly #random: () => number
  #people: Person[] = []

  constructor(world: World, random: () => number) {
    this.#world = world
    this.#random = random
  }

  async crowd(count: number): Promise<void> {
    this.#people = await Promise.all(Array.from({ length: count }, () => this.#world.signIn()))
  }

  /** Each person subscribes: every month that passes at the provider is a renewal. */
  async subscribe(): Promise<void> {
    for (const person of this.#people) await this.#buy(person, monthly)
  }

  /** A month passes at the provider: each subscription renews, and one of the payments goes back in part. */
  async renew(): Promise<void> {
    await this.#steer('advance', { days: 31 })
    this.#count('months of all subscriptions')
    const [subscription] = await this.#rows<{ id: string }>(
      `select subscription_id as id from subscriptions where state = 'active' order by random() limit 1`,
    )
    if (subscription) await this.#takeBack({ subscription: subscription.id }, 1_999)
  }

  async order(): Promise<void> {
    const sessionId = await this.#buy(this.#pick(this.#people), this.#pick(onePaid))
    if (sessionId !== null && this.#random() < 0.3) await this.#takeBack({ sessionId }, 250)
  }

  async #buy(person: Person, packId: string): Promise<string | null> {
    const key = { 'idempotency-key': randomUUID() }
    const order = { packId, consent: { textVersion: '2026-11' }, buyer: this.#pick(buyers) }
    const answer = await person.submit<CheckoutSessionReply>(routes.checkoutSession.path, order, key).catch(() => null)
    if (answer?.status !== 200) {
      // The server is down, most often: it starts again within seconds.
      await pause(250)
      return this.#count('checkouts that failed')
    }
    const sessionId = answer.body.clientSecret.split('_secret_')[0]!
    const isPaid = await this.#steer('pay', { sessionId, country: this.#pick(countries) })
    this.#count(isPaid ? `payments of ${packId}` : 'payments that failed')
    return isPaid ? sessionId : null
  }

  /** Refunds in one to four parts, a dispute, or a refund before a dispute of the rest. */
  async #takeBack(payment: object, maxCents: number): Promise<void> {
    const dice = this.#random()
    const parts = dice < 0.8 ? 1 + Math.floor(this.#random() * 4) : 0
    for (let part = 0; part < parts; part += 1) {
      const amount = 1 + Math.floor((this.#random() * maxCents) / parts)
      const outcome = this.#pick(['succeed', 'succeed', 'succeed', 'pending', 'fail'] as const)
      if (await this.#steer('refund', { ...payment, amount, outcome })) this.#count(`refunds in part: ${outcome}`)
    }
    if (dice < 0.6) return
    // Without an amount: all that is left.
    const outcome = this.#pick(['won', 'lost', 'lost'] as const)
    if (await this.#steer('dispute', { ...payment, outcome: 'open' })) this.#count(`disputes ${outcome}`)
    await this.#steer('dispute', { ...payment, outcome })
  }

  #pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!
  }

  #count(what: string): null {
    this.done.set(what, (this.done.get(what) ?? 0) + 1)
    return null
  }

  #steer(path: string, body: object): Promise<boolean> {
    return payments<object>(this.#world, 'POST', `/${path}`, body).then(
      () => true,
      () => false,
    )
  }

  async #rows<Row extends object>(question: string): Promise<Row[]> {
    return (await this.#world.pool.query<Row>(question)).rows
  }
}
