import { createHash, randomUUID } from 'node:crypto'
import { at, routes } from '../../../packages/contract/src/index.ts'
import { saveProfile } from '../../../apps/server/src/accounts/accounts.ts'
import type { Shop } from '../../../apps/server/src/billing/test-shop.ts'
import type { Email } from '../../../apps/server/src/integrations/mail.ts'
import type { PushDevice, PushOutcome } from '../../../apps/server/src/integrations/push.ts'
import { createBrowser, signedIn, someone } from '../../../apps/server/src/test-app.ts'
import { noteOpened } from '../../../apps/server/src/today/reminders.ts'
import { newHuman, one, oneZone, type Human } from './humans.ts'
import { MailJudge, receiptOf } from './mail-judge.ts'

const dayMs = 86_400_000

/** People with wishes of their own, and the mail server and the push service that they are reached by. */
export class ReminderWorld {
  readonly humans: Human[] = []
  readonly judge: MailJudge
  readonly inboxes = new Map<string, Email>()
  readonly lost = { refused: 0, bounced: 0, endedDevices: 0 }
  readonly actions: Record<string, number> = {}
  readonly #shop: Shop
  readonly #random: () => number
  readonly #byEmail = new Map<string, Human>()
  readonly #byEndpoint = new Map<string, Human>()
  readonly #bouncing = new Set<string>()
  readonly #dead = new Set<string>()
  #turns = 0

  constructor(shop: Shop, random: () => number) {
    this.#shop = shop
    this.#random = random
    this.judge = new MailJudge(shop.deps, (email) => this.#bouncing.has(email))
  }

  readonly mail = {
    send: async (mail: Email): Promise<void> => {
      const { to, unsubscribeUrl } = mail
      if (this.#random() < 0.01) {
        this.lost.refused += 1
        throw Object.assign(new Error('no connection'), { code: 'ESOCKET', command: 'CONN' })
      }
      if (this.#bouncing.has(to)) {
        this.lost.bounced += 1
        throw Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 })
      }
      const human = this.#byEmail.get(to)
      if (human && unsubscribeUrl !== undefined) human.endUrl = unsubscribeUrl
      this.inboxes.set(to, mail)
      this.judge.takeEmail(human, mail)
    },
  }

  readonly push = {
    publicKey: () => 'key',
    faultOf: () => null,
    send: async ({ endpoint }: PushDevice, text: string): Promise<{ outcome: PushOutcome; code: number }> => {
      const luck = this.#random()
      if (luck < 0.02) return { outcome: 'later', code: 503 }
      if (this.#dead.has(endpoint)) {
        this.lost.endedDevices += 1
        return { outcome: 'gone', code: 410 }
      }
      const { title } = JSON.parse(text) as { title: string }
      this.judge.takeNotification(this.#byEndpoint.get(endpoint)!, endpoint, title)
      // Some push services take a message and do not say so.
      return luck < 0.03 ? { outcome: 'lost', code: 0 } : { outcome: 'taken', code: 201 }
    },
  }

  /** @param days whose birthdays come within the run */
  async fill(count: number, days: number): Promise<void> {
    const { db, clock } = this.#shop.deps
    for (let nth = 0; nth < count; nth += 1) {
      const userId = await someone(this.#shop.deps)
      const birthday = new Date(clock.now().getTime() + Math.floor(this.#random() * days) * dayMs)
      const birthDate = nth % 50 === 1 ? '1988-02-29' : `1988${birthday.toISOString().slice(4, 10)}`
      await saveProfile(db, userId, { birthDate, fullName: 'Mary Ellen Quinn' })
      await this.welcome(newHuman({ userId, email: `${userId}@example.com`, birthDate }, this.#random, clock.now()))
    }
  }

  async welcome(human: Human): Promise<void> {
    this.humans.push(human)
    this.#byEmail.set(human.email, human)
    if (this.#random() < 0.35) await this.#saveEmail(human, true)
    if (this.#random() < 0.35) await this.#addDevice(human)
    if (this.#random() < 0.5) await this.#saveLetters(human, true, this.#random() < 0.7)
  }

  /** Actions of a hundredth of the people on a day, at least four of them: every action has its turn. */
  async liveADay(): Promise<void> {
    for (const human of this.humans) {
      const isReached = !human.isGone && (human.wantsEmail || human.devices.size > 0)
      if (isReached && this.#random() < human.opens) await noteOpened(this.#shop.deps, human.userId)
    }
    for (let count = Math.max(4, this.humans.length / 100); count > 0; count -= 1) {
      // The first person never leaves.
      const human = one(this.humans.slice(1), this.#random)
      if (human.isGone) continue
      const [name, act] = this.#acts[this.#turns % this.#acts.length]!
      this.#turns += 1
      await act(human)
      this.actions[name] = (this.actions[name] ?? 0) + 1
    }
  }

  readonly #acts: [string, (human: Human) => Promise<void> | void][] = [
    ['asks for e-mails', (human) => this.#saveEmail(human, true)],
    ['chooses another hour', (human) => this.#saveEmail(human, human.wantsEmail, Math.floor(this.#random() * 24))],
    ['adds a device', (human) => this.#addDevice(human)],
    ['ends e-mails', (human) => this.#saveEmail(human, false)],
    [
      'asks for e-mails again',
      async (human) => {
        await this.#saveEmail(human, false)
        await this.#saveEmail(human, true)
      },
    ],
    ['asks for yearly letters', (human) => this.#saveLetters(human, true, true)],
    ['presses the link of an e-mail', (human) => this.#pressLink(human)],
    ['adds a device', (human) => this.#addDevice(human)],
    ['removes a device', (human) => this.#removeDevice(human)],
    ['clears a browser', (human) => human.devices.forEach((endpoint) => this.#dead.add(endpoint))],
    ['ends yearly letters', (human) => this.#saveLetters(human, false, this.#random() < 0.5)],
    ['loses the mailbox', (human) => void this.#bouncing.add(human.email)],
    ['travels', (human) => this.#travel(human)],
    ['chooses another hour', (human) => this.#saveEmail(human, human.wantsEmail, Math.floor(this.#random() * 24))],
    ['deletes the account', (human) => this.#leave(human)],
  ]

  #choice = ({ hour, zone }: Human) => ({ hour, tone: 'mystic', timeZone: zone })

  #headers = ({ language }: Human) => ({ 'accept-language': language })

  async #saveLetters(human: Human, birthday: boolean, turns: boolean): Promise<void> {
    const { browser } = await signedIn(this.#shop, human.userId)
    const body = { birthday, turns, tone: 'pragmatic', timeZone: human.zone }
    await browser.patch(routes.saveYearlyLetters.path, { body, headers: this.#headers(human) })
    Object.assign(human, { wantsBirthday: birthday, wantsTurns: turns, settledAt: this.#shop.deps.clock.now() })
  }

  async #saveEmail(human: Human, email: boolean, hour = human.hour): Promise<void> {
    human.hour = hour
    const { browser } = await signedIn(this.#shop, human.userId)
    await browser.patch(routes.saveReminders.path, {
      body: { email, ...this.#choice(human) },
      headers: this.#headers(human),
    })
    if (human.quietSince !== null) human.devices.clear()
    Object.assign(human, { wantsEmail: email, quietSince: null })
  }

  async #addDevice(human: Human): Promise<void> {
    const endpoint = `https://web.push.apple.com/${randomUUID()}`
    const { browser } = await signedIn(this.#shop, human.userId)
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
    const body = { endpoint, keys, ...this.#choice(human) }
    const { statusCode } = await browser.post(routes.addDevice.path, { body, headers: this.#headers(human) })
    if (statusCode !== 201) throw new Error(`a device was refused with ${statusCode}`)
    // A device brings no ended e-mails back.
    if (human.quietSince !== null) {
      human.devices.clear()
      Object.assign(human, { wantsEmail: false, quietSince: null })
    }
    human.devices.add(endpoint)
    this.#byEndpoint.set(endpoint, human)
  }

  async #removeDevice(human: Human): Promise<void> {
    const [endpoint] = human.devices
    if (endpoint === undefined) return
    const { browser } = await signedIn(this.#shop, human.userId)
    const id = createHash('sha256').update(endpoint).digest('base64url')
    await browser.send('DELETE', at(routes.removeDevice, { id }).path)
    human.devices.delete(endpoint)
  }

  async #pressLink(human: Human): Promise<void> {
    if (human.endUrl === null) return
    await createBrowser(this.#shop.app).post(new URL(human.endUrl).pathname)
    Object.assign(human, { wantsEmail: false, wantsBirthday: false, wantsTurns: false })
  }

  async #travel(human: Human): Promise<void> {
    Object.assign(human, { zone: oneZone(this.#random), settledAt: this.#shop.deps.clock.now() })
    const { browser } = await signedIn(this.#shop, human.userId)
    await browser.patch(routes.savePreferences.path, { body: { timeZone: human.zone } })
  }

  async #leave(human: Human): Promise<void> {
    const { browser, token } = await signedIn(this.#shop, human.userId)
    const body = { email: human.email }
    const { statusCode } = await browser.send('DELETE', routes.deleteAccount.path, { token, body })
    // Of partners, those to whom money is owed stay, and keep their subscription.
    human.isGone = statusCode === 204
    if (human.isGone) this.judge.want(receiptOf(human.email, 'deleted'))
  }
}
