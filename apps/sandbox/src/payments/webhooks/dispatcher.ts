import type { Stripe } from 'stripe'
import { isDelivered, sendEvent, type WebhookTarget } from './delivery.ts'

/** How events reach the product; each is described in the README. */
export const webhookModes = ['ok', 'twice', 'shuffled', 'late', 'lost'] as const
export type WebhookMode = (typeof webhookModes)[number]

/** An event that the product has not taken, as the control endpoint shows it. */
export type Undelivered = { id: string; type: string; attempts: number; lastAnswer: number | string | null }

type Delivery = { event: Stripe.Event; attempts: number; lastAnswer: number | string | null }

/** Milliseconds before each next try of an event that the product did not take; then it waits for `redeliver`. */
const retryDelays = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000]
/** How long nothing more may happen before what gathered is shuffled. */
const shuffleQuietMs = 300
const maxWaiting = 5_000
const maxGathered = 100

function shuffle<Item>(items: Item[]): Item[] {
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1))
    ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
  }
  return shuffled
}

/** Carries events to the product, in order, as the mode of the moment says. */
export function createDispatcher(target: WebhookTarget, setting: () => { webhooks: WebhookMode; delayMs: number }) {
  const waiting = new Map<string, Delivery>()
  const timers = new Set<NodeJS.Timeout>()
  const stopping = new AbortController()
  let gathered: Delivery[] = []
  let gathering: NodeJS.Timeout | undefined
  let line = Promise.resolve()

  function later(delayMs: number, run: () => void): NodeJS.Timeout {
    const timer = setTimeout(() => {
      timers.delete(timer)
      run()
    }, delayMs)
    timers.add(timer)
    return timer
  }

  async function attempt(delivery: Delivery): Promise<boolean> {
    delivery.attempts += 1
    delivery.lastAnswer = await sendEvent(target, delivery.event, stopping.signal)
    if (!isDelivered(delivery.lastAnswer)) return false
    delivery.event.pending_webhooks = 0
    waiting.delete(delivery.event.id)
    return true
  }

  async function deliver(delivery: Delivery, copies: number) {
    const taken = await Promise.all(Array.from({ length: copies }, () => attempt(delivery)))
    if (stopping.signal.aborted || taken.includes(true)) return
    const delay = retryDelays[delivery.attempts - 1]
    if (delay !== undefined) later(delay, () => void deliver(delivery, 1))
  }

  function queue(delivery: Delivery, copies = 1) {
    line = line.then(() => (stopping.signal.aborted ? undefined : deliver(delivery, copies)))
  }

  function sendGathered() {
    for (const one of shuffle(gathered)) queue(one)
    gathered = []
  }

  function gather(delivery: Delivery) {
    gathered.push(delivery)
    clearTimeout(gathering)
    if (gathering) timers.delete(gathering)
    if (gathered.length >= maxGathered) sendGathered()
    else gathering = later(shuffleQuietMs, sendGathered)
  }

  return {
    announce: (event: Stripe.Event): void => {
      const delivery: Delivery = { event, attempts: 0, lastAnswer: null }
      waiting.set(event.id, delivery)
      if (waiting.size > maxWaiting) waiting.delete(waiting.keys().next().value!)
      const { webhooks, delayMs } = setting()
      if (webhooks === 'ok') queue(delivery)
      else if (webhooks === 'twice') queue(delivery, 2)
      else if (webhooks === 'shuffled') gather(delivery)
      else if (webhooks === 'late') later(delayMs, () => queue(delivery))
    },

    /** Sends events again, one after the other, whether taken before or not. Answers with what each met. */
    async redeliver(events: Stripe.Event[]): Promise<{ id: string; type: string; answer: number | string | null }[]> {
      const answers = []
      for (const event of events) {
        const delivery = waiting.get(event.id) ?? { event, attempts: 0, lastAnswer: null }
        await attempt(delivery)
        answers.push({ id: event.id, type: event.type, answer: delivery.lastAnswer })
      }
      return answers
    },

    undelivered: (): Undelivered[] =>
      [...waiting.values()].map(({ event, attempts, lastAnswer }) => ({
        id: event.id,
        type: event.type,
        attempts,
        lastAnswer,
      })),

    /** Ends everything that is on the way or waits. */
    stop() {
      stopping.abort()
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
