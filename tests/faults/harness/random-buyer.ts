import { randomUUID } from 'node:crypto'
import {
  at as pathOf,
  packs,
  routes,
  type CheckoutSessionReply,
  type Purchase,
  type PurchaseList,
} from '../../../packages/contract/src/index.ts'
import { payments } from './payments.ts'
import type { Person } from './person.ts'
import type { World } from './world.ts'

/** Cards that pay: one whose refund fails after a day, one whose refund succeeds after a day, and the usual one. */
const cards = ['4000000000005126', '4000000000007726', '4242424242424242', '4242424242424242', '4242424242424242']

/** A buyer who does anything at any time. What the product or the provider refuses is refused; nothing is tried again. */
export class RandomBuyer {
  readonly #world: World
  readonly #person: Person
  readonly #random: () => number
  readonly #sessions: string[] = []

  constructor(world: World, person: Person, random: () => number) {
    this.#world = world
    this.#person = person
    this.#random = random
  }

  /** @returns what was done, and whether it was accepted */
  async act(): Promise<string> {
    const acts: readonly [weight: number, act: () => Promise<string>][] = [
      [5, () => this.#buy(1)],
      [1, () => this.#buy(2)],
      [10, () => this.#spend()],
      [3, () => this.#dispute()],
      [3, () => this.#refundInPart()],
      [3, () => this.#withdraw()],
      [0.3, () => this.#pause()],
    ]
    let place = this.#random() * acts.reduce((sum, [weight]) => sum + weight, 0)
    return acts.find(([weight]) => (place -= weight) < 0)![1]()
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)]
  }

  /** As many checkouts as are open at once, before any is paid. Two are for the subscription. */
  async #buy(count: number): Promise<string> {
    const subscription = packs.find((pack) => pack.subscription)!.id
    const packId = count === 2 ? subscription : this.#pick(packs)!.id
    const consent = this.#random() < 0.8 ? { consent: { textVersion: '2026-11' } } : {}
    const opened: string[] = []
    for (let index = 0; index < count; index += 1) {
      const { status, body } = await this.#person.submit<CheckoutSessionReply>(
        routes.checkoutSession.path,
        { packId, ...consent },
        { 'idempotency-key': randomUUID() },
      )
      if (status !== 200) return `buy ${packId}: ${status}`
      opened.push(body.clientSecret.split('_secret_')[0]!)
    }
    const paid = opened.map(async (sessionId) => this.#steer('pay', { sessionId, card: this.#pick(cards) }))
    this.#sessions.push(...opened)
    return `buy ${packId} ×${count}: ${(await Promise.all(paid)).join(', ')}`
  }

  /** Starts a pause while a payment is made. Nothing can be bought or asked after it. */
  async #pause(): Promise<string> {
    const [bought, { status }] = await Promise.all([
      this.#buy(1),
      this.#person.submit(routes.saveWellbeing.path, { pauseDays: 7 }, {}, 'PUT'),
    ])
    return `pause: ${status}, ${bought}`
  }

  async #spend(): Promise<string> {
    const message = this.#pick(['What should I know about myself?', 'A quick tip', 'A detailed forecast for my year'])!
    const key = randomUUID()
    const { status } = await this.#person.ask({ message, key })
    if (status !== 409 || this.#random() < 0.3) return `spend: ${status}`
    // Credits bought without the box: most buyers ask us to begin.
    await this.#person.submit(routes.begin.path, { textVersion: '2026-11-begin' }, {})
    return `begin, spend: ${(await this.#person.ask({ message, key })).status}`
  }

  /** Of a subscription's payments any month may be meant: the newest, by its session. */
  async #dispute(): Promise<string> {
    const sessionId = this.#pick(this.#sessions)
    if (sessionId === undefined) return 'dispute: nothing bought'
    const outcome = this.#pick(['open', 'open', 'won', 'lost'] as const)!
    const amount = 1 + Math.floor(this.#random() * 600)
    return `dispute ${outcome}: ${await this.#steer('dispute', { sessionId, amount, outcome })}`
  }

  async #refundInPart(): Promise<string> {
    const sessionId = this.#pick(this.#sessions)
    if (sessionId === undefined) return 'refund: nothing bought'
    const amount = 1 + Math.floor(this.#random() * 300)
    const outcome = this.#pick(['succeed', 'succeed', 'pending', 'fail'] as const)!
    return `refund ${outcome}: ${await this.#steer('refund', { sessionId, amount, outcome })}`
  }

  async #withdraw(): Promise<string> {
    const { body } = await this.#person.get<PurchaseList>(routes.purchases.path)
    const purchase = this.#pick((body.purchases ?? []).filter((each: Purchase) => each.withdrawal !== null))
    if (!purchase) return 'withdraw: nothing to'
    const { path } = pathOf(routes.withdraw, { purchaseId: purchase.purchaseId })
    const { status } = await this.#person.submit(path, {}, {})
    return `withdraw: ${status}`
  }

  async #steer(path: string, body: object): Promise<string> {
    return payments(this.#world, 'POST', `/${path}`, body).then(
      () => 'done',
      () => 'refused',
    )
  }
}
