import { expect, test } from 'vitest'
import { keys, keyValue } from '../../lib/storage.ts'
import { daySession } from './day-session.ts'

const emptyStore = () =>
  keyValue(() => {
    throw new Error('blocked')
  })

test('a browser goes by one number all day, and by another the next', () => {
  const store = emptyStore()
  const morning = daySession(store, new Date('2026-11-21T00:00:00Z'))
  const evening = daySession(store, new Date('2026-11-21T23:59:59Z'))
  const tomorrow = daySession(store, new Date('2026-11-22T00:00:00Z'))
  expect(morning.isNew).toBe(true)
  expect(evening).toEqual({ session: morning.session, isNew: false })
  expect(tomorrow.isNew).toBe(true)
  expect(tomorrow.session).not.toBe(morning.session)
  expect(store.get(keys.analyticsSession)).not.toContain(String(morning.session))
})

test('the number is whole and below 2^48', () => {
  for (let draws = 0; draws < 1_000; draws += 1) {
    const { session } = daySession(emptyStore(), new Date())
    expect(Number.isSafeInteger(session) && session >= 0 && session < 2 ** 48).toBe(true)
  }
})
