import { createHash, randomUUID } from 'node:crypto'
import { at, routes } from '../../../packages/contract/src/index.ts'
import { saveProfile } from '../../../apps/server/src/accounts/accounts.ts'
import type { Shop } from '../../../apps/server/src/billing/test-shop.ts'
import type { Letter } from '../../../apps/server/src/outside/mail.ts'
import type { PushDevice, PushOutcome } from '../../../apps/server/src/outside/push.ts'
import { localDay } from '../../../apps/server/src/platform/local-time.ts'
import { createBrowser, signedIn, someone } from '../../../apps/server/src/test-app.ts'
import { noteOpened } from '../../../apps/server/src/today/reminders.ts'
import { reminderTexts } from '../../../apps/server/src/today/reminder-texts.ts'

const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/Los_Angeles',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
]
const lastSubject = reminderTexts.en.last({ today: '', end: '' }).subject
const lastTitle = reminderTexts.en.lastNotification.title

export type Human = {
  userId: string
  email: string
  zone: string
  hour: number
  wantsEmail: boolean
  devices: Set<string>
  /** The local day of the last message of each way: `email`, or an endpoint. */
  lastDays: Map<string, string>
  /** The local day of the message that said it was the last. */
  quietSince: string | null
  opens: number
  isGone: boolean
  endUrl: string | null
}

/** People with wishes of their own, the mail server and the push service that they are reached by, and the messages that they did not wish for. */
export class ReminderWorld {
  readonly humans: Human[] = []
  readonly unwanted: string[] = []
  readonly doubled: string[] = []
  readonly sent = { emails: 0, notifications: 0, bounced: 0, endedDevices: 0 }
  readonly deeds: Record<string, number> = {}
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
  }

  readonly mail = {
    send: async ({ to, subject, unsubscribeUrl }: Letter): Promise<void> => {
      // Confirmations of purchases are no reminders.
      if (unsubscribeUrl === undefined) return
      if (this.#random() < 0.01) throw Object.assign(new Error('no connection'), { code: 'ESOCKET', command: 'CONN' })
      if (this.#bouncing.has(to)) {
        this.sent.bounced += 1
        throw Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 })
      }
      this.sent.emails += 1
      const human = this.#byEmail.get(to)!
      human.endUrl = unsubscribeUrl
      this.#judge(human, 'email', human.wantsEmail, subject === lastSubject)
    },
  }

  readonly push = {
    publicKey: () => 'key',
    faultOf: () => null,
    send: async ({ endpoint }: PushDevice, text: string): Promise<{ outcome: PushOutcome; code: number }> => {
      const luck = this.#random()
      if (luck < 0.02) return { outcome: 'later', code: 503 }
      if (this.#dead.has(endpoint)) {
        this.sent.endedDevices += 1
        return { outcome: 'gone', code: 410 }
      }
      this.sent.notifications += 1
      const human = this.#byEndpoint.get(endpoint)!
      const { title } = JSON.parse(text) as { title: string }
      this.#judge(human, endpoint, human.devices.has(endpoint), title === lastTitle)
      // Some push services take a message and do not say so.
      return luck < 0.03 ? { outcome: 'lost', code: 0 } : { outcome: 'taken', code: 201 }
    },
  }

  #judge(human: Human, way: string, isWanted: boolean, isLast: boolean): void {
    const day = localDay(this.#shop.deps.clock.now(), human.zone)
    const wasQuiet = human.quietSince !== null && human.quietSince !== day
    if (!isWanted || human.isGone || wasQuiet) this.unwanted.push(`${way} to ${human.userId} on ${day}`)
    const lastDay = human.lastDays.get(way)
    if (lastDay !== undefined && lastDay >= day) this.doubled.push(`${way} to ${human.userId} on ${day}`)
    human.lastDays.set(way, day)
    if (isLast) human.quietSince = day
  }

  async fill(count: number): Promise<void> {
    const { db } = this.#shop.deps
    for (let nth = 0; nth < count; nth += 1) {
      const userId = await someone(this.#shop.deps)
      await saveProfile(db, userId, { birthDate: '1990-07-14', fullName: 'Mary Ellen Quinn' })
      const human: Human = {
        userId,
        email: `${userId}@example.com`,
        zone: this.#one(zones),
        hour: Math.floor(this.#random() * 24),
        wantsEmail: false,
        devices: new Set(),
        lastDays: new Map(),
        quietSince: null,
        // Some look at their numbers now and then, others never.
        opens: this.#random() < 0.6 ? 0.15 : 0,
        isGone: false,
        endUrl: null,
      }
      this.humans.push(human)
      this.#byEmail.set(human.email, human)
      if (this.#random() < 0.35) await this.#saveEmail(human, true)
      if (this.#random() < 0.35) await this.#addDevice(human)
    }
  }

  /** What a hundredth of the people do on a day, at least six of them: every deed has its turn. */
  async liveADay(): Promise<void> {
    for (const human of this.humans) {
      const isReached = !human.isGone && (human.wantsEmail || human.devices.size > 0)
      if (isReached && this.#random() < human.opens) await noteOpened(this.#shop.deps, human.userId)
    }
    for (let count = Math.max(6, this.humans.length / 100); count > 0; count -= 1) {
      const human = this.#one(this.humans)
      if (human.isGone) continue
      const [name, act] = this.#acts[this.#turns % this.#acts.length]!
      this.#turns += 1
      await act(human)
      this.deeds[name] = (this.deeds[name] ?? 0) + 1
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
    ['presses the link of an e-mail', (human) => this.#pressLink(human)],
    ['adds a device', (human) => this.#addDevice(human)],
    ['removes a device', (human) => this.#removeDevice(human)],
    ['clears a browser', (human) => human.devices.forEach((endpoint) => this.#dead.add(endpoint))],
    ['loses the mailbox', (human) => void this.#bouncing.add(human.email)],
    ['travels', (human) => this.#travel(human)],
    ['chooses another hour', (human) => this.#saveEmail(human, human.wantsEmail, Math.floor(this.#random() * 24))],
    ['deletes the account', (human) => this.#leave(human)],
  ]

  #one<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.#random() * items.length)]!
  }

  #choice = ({ hour, zone }: Human) => ({ hour, tone: 'mystic', timeZone: zone })

  async #saveEmail(human: Human, email: boolean, hour = human.hour): Promise<void> {
    human.hour = hour
    const { browser } = await signedIn(this.#shop, human.userId)
    await browser.patch(routes.saveReminders.path, { body: { email, ...this.#choice(human) } })
    if (human.quietSince !== null) human.devices.clear()
    Object.assign(human, { wantsEmail: email, quietSince: null })
  }

  async #addDevice(human: Human): Promise<void> {
    const endpoint = `https://web.push.apple.com/${randomUUID()}`
    const { browser } = await signedIn(this.#shop, human.userId)
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) }
    const body = { endpoint, keys, ...this.#choice(human) }
    const { statusCode } = await browser.post(routes.addDevice.path, { body })
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
    human.wantsEmail = false
  }

  async #travel(human: Human): Promise<void> {
    human.zone = this.#one(zones)
    const { browser } = await signedIn(this.#shop, human.userId)
    await browser.patch(routes.savePreferences.path, { body: { timeZone: human.zone } })
  }

  async #leave(human: Human): Promise<void> {
    const { browser, token } = await signedIn(this.#shop, human.userId)
    const body = { email: human.email }
    const { statusCode } = await browser.send('DELETE', routes.deleteAccount.path, { token, body })
    human.isGone = statusCode === 204
  }
}
