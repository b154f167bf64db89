import { routes, at, type PurchaseList } from '../../../packages/contract/src/index.ts'
import type { Shop } from '../../../apps/server/src/billing/test-shop.ts'
import { signedIn } from '../../../apps/server/src/test-app.ts'
import type { Human } from './reminder-world.ts'

/** People who buy, subscribe, are refunded and dispute, while the provider's clock goes on with ours and its events come once a day. */
export class Customers {
  readonly deeds: Record<string, number> = {}
  readonly #shop: Shop
  readonly #random: () => number
  readonly #sessions: string[] = []

  constructor(shop: Shop, random: () => number) {
    this.#shop = shop
    this.#random = random
  }

  async liveADay(humans: readonly Human[]): Promise<void> {
    for (let count = Math.max(1, humans.length / 1_000); count > 0; count -= 1) {
      const human = humans[Math.floor(this.#random() * humans.length)]!
      if (!human.isGone) await this.#act(human)
    }
    await this.#shop.control('POST', 'payments/advance', { days: 1 })
    await this.#shop.deliver()
  }

  /** Lets everything that the provider still has to say arrive. */
  async settle(): Promise<void> {
    await this.#shop.control('POST', 'payments/advance', { days: 10 })
    await this.#shop.deliver()
  }

  async #act(human: Human): Promise<void> {
    const luck = this.#random()
    if (luck < 0.5) await this.#buy(human, 'seed3')
    else if (luck < 0.65) await this.#buy(human, 'abundance8')
    else if (luck < 0.75) await this.#withdraw(human)
    else if (luck < 0.9) await this.#atProvider('refund', { amount: 50 })
    else await this.#atProvider('dispute', { outcome: 'lost' })
  }

  async #buy(human: Human, packId: string): Promise<void> {
    const { browser, token } = await signedIn(this.#shop, human.userId)
    const body = { packId, consent: { textVersion: '2026-11' } }
    const answer = await browser.post(routes.checkoutSession.path, { token, body })
    // Such as a second subscription.
    if (answer.statusCode !== 200) return this.#count(`${packId} refused`)
    const sessionId = answer.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!
    await this.#shop.pay(sessionId)
    this.#sessions.push(sessionId)
    this.#count(packId)
  }

  async #withdraw(human: Human): Promise<void> {
    const { browser, token } = await signedIn(this.#shop, human.userId)
    const { purchases } = (await browser.get(routes.purchases.path, { token })).json<PurchaseList>()
    const [purchase] = purchases
    if (!purchase) return
    await browser.post(at(routes.withdraw, { purchaseId: purchase.purchaseId }).path, { token })
    this.#count('withdrawal')
  }

  /** A payment is refunded or disputed once at most: the provider refuses what is more than the payment. */
  async #atProvider(what: 'refund' | 'dispute', more: object): Promise<void> {
    const [sessionId] = this.#sessions.splice(Math.floor(this.#random() * this.#sessions.length), 1)
    if (sessionId === undefined) return
    const done = await this.#shop.control('POST', `payments/${what}`, { sessionId, ...more }).then(
      () => true,
      () => false,
    )
    this.#count(done ? what : `${what} refused`)
  }

  #count(deed: string): void {
    this.deeds[deed] = (this.deeds[deed] ?? 0) + 1
  }
}
