import { routes, at, type PurchaseList } from '../../../packages/contract/src/index.ts'
import { idFrom } from '../../../apps/server/src/billing/id-from.ts'
import type { Shop } from '../../../apps/server/src/billing/test-shop.ts'
import { signedIn } from '../../../apps/server/src/test-app.ts'
import { one, type Human } from './humans.ts'
import { dayOfRenewal, receiptOf, type MailJudge } from './mail-judge.ts'
import { listEvents, type ProviderEvent } from './payments.ts'

/** People who buy, subscribe, pause, are refunded and dispute, while the provider's clock goes on with ours and its events come once a day. */
export class Customers {
  readonly actions: Record<string, number> = {}
  readonly #shop: Shop
  readonly #judge: MailJudge
  readonly #random: () => number
  readonly #buyers = new Map<string, Human>()
  readonly #sessions: string[] = []
  readonly #paidInPause = new Set<string>()
  #turns = 0
  #readEvents = 0

  constructor(shop: Shop, judge: MailJudge, random: () => number) {
    this.#shop = shop
    this.#judge = judge
    this.#random = random
  }

  async liveADay(humans: readonly Human[]): Promise<void> {
    for (let count = Math.max(1, humans.length / 1_000); count > 0; count -= 1) {
      const [name, act] = this.#acts[this.#turns % this.#acts.length]!
      this.#turns += 1
      const staying = humans.filter(({ isGone }) => !isGone)
      this.#count(`${name}${(await act(one(staying, this.#random))) ? '' : ': refused'}`)
    }
    await this.passAtProvider()
  }

  async passAtProvider(): Promise<void> {
    await this.#shop.control('POST', 'payments/advance', { days: 1 })
    await this.#shop.deliver()
    // The provider keeps its newest 5,000 events.
    await listEvents(this.#shop)
  }

  /** The e-mails that the payments and refunds of the provider bring. */
  async readEvents(): Promise<void> {
    const events = await listEvents(this.#shop)
    const unread = events.slice(this.#readEvents)
    this.#readEvents = events.length
    for (const event of unread) {
      const { object } = event.data
      const payment = paymentOf(event)
      if (payment) this.#readPayment(payment, object)
      else if (event.type.startsWith('refund.')) await this.#readRefund(object)
      else if (event.type.startsWith('customer.subscription.')) {
        const { email } = this.#buyers.get(object.metadata!['user_id']!)!
        for (const { current_period_end } of object.items!.data)
          this.#judge.allow(receiptOf(email, 'renewal_notice', dayOfRenewal(current_period_end)))
      }
    }
  }

  #readPayment({ userId, purchaseId, isRenewal }: Payment, { lines }: ProviderEvent['data']['object']): void {
    const { email } = this.#buyers.get(userId)!
    const wanted = this.isPaidInPause(purchaseId) ? ['paid_in_pause'] : ['order', 'invoice']
    for (const kind of wanted) this.#judge.want(receiptOf(email, kind, purchaseId))
    if (!isRenewal) return
    // A renewal that took place was announced.
    const [line] = lines!.data
    this.#judge.want(receiptOf(email, 'renewal_notice', dayOfRenewal(line!.period.start)))
    this.#count('renewal')
  }

  readonly #refunded = new Set<string>()
  async #readRefund({ id, status, metadata }: ProviderEvent['data']['object']): Promise<void> {
    const refundId = metadata?.['refund_id']
    // A refund made by hand at the provider has no e-mail of ours.
    if (status !== 'succeeded' || refundId === undefined || this.#refunded.has(id)) return
    this.#refunded.add(id)
    const { purchase_id, user_id } = await this.#shop.deps.db
      .selectFrom('refunds')
      .select(['purchase_id', 'user_id'])
      .where('refund_id', '=', refundId)
      .executeTakeFirstOrThrow()
    const { email, isGone } = this.#buyers.get(user_id)!
    if (!isGone) this.#judge.want(receiptOf(email, 'refunded', purchase_id))
  }

  isPaidInPause = (purchaseId: string): boolean => this.#paidInPause.has(purchaseId)

  /** @returns whether it was accepted */
  async buy(human: Human, packId: string): Promise<boolean> {
    const sessionId = await this.#order(human, packId)
    return sessionId !== null && this.#pay(sessionId)
  }

  readonly #acts: readonly (readonly [string, (human: Human) => Promise<boolean>])[] = [
    ['seed3', (human) => this.buy(human, 'seed3')],
    ['abundance8', (human) => this.buy(human, 'abundance8')],
    ['pays in a pause', (human) => this.#payInPause(human)],
    ['seed3', (human) => this.buy(human, 'seed3')],
    ['withdrawal', () => this.#withdraw()],
    ['seed3', (human) => this.buy(human, 'seed3')],
    ['pauses with an open checkout', (human) => this.#pauseBeforePaying(human)],
    ['refund', () => this.#atProvider('refund', { amount: 50 })],
    ['abundance8', (human) => this.buy(human, 'abundance8')],
    ['withdrawal', () => this.#withdraw()],
    ['seed3', (human) => this.buy(human, 'seed3')],
    ['dispute', () => this.#atProvider('dispute', { outcome: 'lost' })],
  ]

  /** People subscribe once: `random-billing` has second subscriptions and their refunds. */
  readonly #subscribers = new Set<string>()

  /** @returns null where it was refused, such as a second subscription */
  async #order(human: Human, packId: string): Promise<string | null> {
    if (packId === 'abundance8') {
      if (this.#subscribers.has(human.userId)) return null
      this.#subscribers.add(human.userId)
    }
    const { browser, token } = await signedIn(this.#shop, human.userId)
    browser.jar.set('language', human.language)
    const body = { packId, consent: { textVersion: '2026-11' } }
    const answer = await browser.post(routes.checkoutSession.path, { token, body })
    if (answer.statusCode !== 200) return null
    this.#buyers.set(human.userId, human)
    return answer.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!
  }

  async #pay(sessionId: string): Promise<boolean> {
    const { status } = (await this.#shop.pay(sessionId)) as { status: string }
    if (status !== 'refused') this.#sessions.push(sessionId)
    return status !== 'refused'
  }

  async #pause(human: Human): Promise<void> {
    const { browser, token } = await signedIn(this.#shop, human.userId)
    const { statusCode } = await browser.put(routes.saveWellbeing.path, { token, body: { pauseDays: 7 } })
    if (statusCode !== 200) throw new Error(`a pause was refused with ${statusCode}`)
  }

  /** The pause closes the checkout. */
  async #pauseBeforePaying(human: Human): Promise<boolean> {
    const sessionId = await this.#order(human, 'seed3')
    if (sessionId === null) return false
    await this.#pause(human)
    if (await this.#pay(sessionId)) throw new Error(`the pause left ${sessionId} open`)
    return true
  }

  /** The provider is away when the pause starts, and the checkout stays open there. */
  async #payInPause(human: Human): Promise<boolean> {
    const sessionId = await this.#order(human, 'seed3')
    if (sessionId === null) return false
    await this.#shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    await this.#pause(human)
    await this.#shop.control('PUT', 'payments', { webhooks: 'lost' })
    const { purchase_id } = await this.#shop.deps.db
      .selectFrom('purchases')
      .select('purchase_id')
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow()
    this.#paidInPause.add(purchase_id)
    await this.#shop.pay(sessionId)
    return true
  }

  async #withdraw(): Promise<boolean> {
    const buyers = [...this.#buyers.values()].filter(({ isGone }) => !isGone)
    if (buyers.length === 0) return false
    const human = one(buyers, this.#random)
    const { browser, token } = await signedIn(this.#shop, human.userId)
    browser.jar.set('language', human.language)
    const { purchases } = (await browser.get(routes.purchases.path, { token })).json<PurchaseList>()
    const purchaseId = purchases.find(({ withdrawal }) => withdrawal !== null)?.purchaseId
    if (purchaseId === undefined) return false
    const { statusCode } = await browser.post(at(routes.withdraw, { purchaseId }).path, { token })
    if (statusCode === 200) this.#judge.want(receiptOf(human.email, 'withdrawal', purchaseId))
    return statusCode === 200
  }

  /** A payment is refunded or disputed once at most: the provider refuses what is more than the payment. */
  async #atProvider(what: 'refund' | 'dispute', more: object): Promise<boolean> {
    const [sessionId] = this.#sessions.splice(Math.floor(this.#random() * this.#sessions.length), 1)
    if (sessionId === undefined) return false
    return this.#shop.control('POST', `payments/${what}`, { sessionId, ...more }).then(
      () => true,
      () => false,
    )
  }

  #count(action: string): void {
    this.actions[action] = (this.actions[action] ?? 0) + 1
  }
}

type Payment = { userId: string; purchaseId: string; cents: number; isRenewal: boolean }

/** The amount that the provider took for a pack or a month; null for other events. */
export function paymentOf({ type, data: { object } }: ProviderEvent): Payment | null {
  if (type === 'invoice.paid') {
    const { user_id, purchase_id } = object.parent!.subscription_details.metadata
    const isRenewal = object.billing_reason === 'subscription_cycle'
    const purchaseId = isRenewal ? idFrom(object.id) : purchase_id!
    return { userId: user_id!, purchaseId, cents: object.amount_paid!, isRenewal }
  }
  const isPack = type === 'checkout.session.completed' && object.mode === 'payment' && object.payment_status === 'paid'
  if (!isPack) return null
  const { user_id, purchase_id } = object.metadata!
  return { userId: user_id!, purchaseId: purchase_id!, cents: object.amount_total!, isRenewal: false }
}
