import type { AnalyticsEvent } from '@numeria/contract'
import { AnalyticsRequest } from '@numeria/contract/schemas'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { keyValue, keys, type KeyValue } from '../../lib/storage.ts'
import { flushEveryMs, maxKept, openQueue, wipeQueue, type Queue } from './queue.ts'

let store: KeyValue
let sent: AnalyticsEvent[][]
let logged: unknown[]
/** How the server answers the next calls. It accepts all further ones. */
let answers: ('down' | 'refused')[]
const opened: Queue[] = []

function open(): Queue {
  const queue = openQueue({
    store,
    send: async (events) => {
      const answer = answers.shift()
      if (answer) throw new Error(answer)
      sent.push([...events])
    },
    isWorthAnotherTry: (error) => (error as Error).message === 'down',
    now: () => Date.now(),
    log: (error) => logged.push(error),
  })
  opened.push(queue)
  return queue
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) })
  const refusing = () => {
    throw new Error('blocked')
  }
  store = keyValue(refusing)
  sent = []
  logged = []
  answers = []
})
afterEach(() => {
  for (const queue of opened.splice(0)) queue.close()
  vi.useRealTimers()
})

const names = () => sent.map((batch) => batch.map(({ event }) => event))
const waiting = () => JSON.parse(store.get(keys.analyticsQueue) ?? '[]') as AnalyticsEvent[]

describe('the queue of events', () => {
  test('sends what it has every 30 seconds, as the contract wants it', async () => {
    open().add('visit', { session: 7, language: 'en' })
    await vi.advanceTimersByTimeAsync(flushEveryMs - 1)
    expect(sent).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(AnalyticsRequest.parse({ events: sent[0] })).toEqual({
      events: [
        { event: 'visit', type: 'funnel', ts: Date.UTC(2026, 10, 21, 12), metadata: { session: 7, language: 'en' } },
      ],
    })
  })

  test('sends nothing while it is empty', async () => {
    open()
    await vi.advanceTimersByTimeAsync(10 * flushEveryMs)
    expect(sent).toEqual([])
  })

  test('queues again what did not arrive, before what came since, and says so in the log', async () => {
    answers = ['down']
    const queue = open()
    queue.add('visit', {})
    await vi.advanceTimersByTimeAsync(flushEveryMs)
    queue.add('packs_viewed', {})
    await vi.advanceTimersByTimeAsync(flushEveryMs)
    expect(names()).toEqual([['visit', 'packs_viewed']])
    expect(logged).toHaveLength(1)
  })

  test('drops what the server will never take, so that it does not stand in the way of the rest', async () => {
    answers = ['refused']
    const queue = open()
    queue.add('visit', {})
    await vi.advanceTimersByTimeAsync(flushEveryMs)
    queue.add('packs_viewed', {})
    await vi.advanceTimersByTimeAsync(flushEveryMs)
    expect(names()).toEqual([['packs_viewed']])
  })

  test('sends no more at once than the server takes', async () => {
    const queue = open()
    for (let count = 0; count < 60; count += 1) queue.add('visit', {})
    await vi.advanceTimersByTimeAsync(2 * flushEveryMs)
    expect(sent.map((batch) => batch.length)).toEqual([50, 10])
  })

  test('forgets its oldest events when nobody can be reached for long', () => {
    const queue = open()
    queue.add('visit', {})
    for (let count = 0; count < maxKept; count += 1) queue.add('packs_viewed', {})
    expect(waiting()).toHaveLength(maxKept)
    expect(waiting()[0]!.event).toBe('packs_viewed')
  })

  test('survives a reload', async () => {
    open().add('visit', {})
    opened[0]!.close()
    open()
    await vi.advanceTimersByTimeAsync(flushEveryMs)
    expect(names()).toEqual([['visit']])
  })

  test('flushed when the page hides, sends at once and does not send the same again', async () => {
    const queue = open()
    queue.add('visit', {})
    await queue.flush()
    expect(names()).toEqual([['visit']])
    expect(waiting()).toEqual([])
    await vi.advanceTimersByTimeAsync(flushEveryMs)
    expect(sent).toHaveLength(1)
  })

  test('is gone after a no, also what was just on its way', async () => {
    answers = ['down']
    const queue = open()
    queue.add('visit', {})
    const flushing = queue.flush()
    queue.close()
    wipeQueue([store])
    await flushing
    expect(waiting()).toEqual([])
    await vi.advanceTimersByTimeAsync(flushEveryMs)
    expect(sent).toEqual([])
  })

  test('begins anew where the store holds what it cannot read', async () => {
    store.set(keys.analyticsQueue, '{"half')
    open().add('visit', {})
    await vi.advanceTimersByTimeAsync(flushEveryMs)
    expect(names()).toEqual([['visit']])
  })
})
