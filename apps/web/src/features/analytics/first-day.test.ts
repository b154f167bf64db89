import { afterEach, beforeEach, expect, test } from 'vitest'
import { keys, local } from '../../lib/storage.ts'
import { recordFirstAction, noteFirstDay, noteReturn } from './first-day.ts'
import { listenToNotes } from './note.ts'

let heard: unknown[]
beforeEach(() => {
  heard = []
  local.set(keys.analyticsConsent, 'yes')
  listenToNotes((...args) => heard.push(args))
})
afterEach(() => {
  listenToNotes(null)
  local.remove(keys.analyticsConsent)
  local.remove(keys.analyticsFirst)
})

const monday = new Date('2026-11-23T10:00:00Z')
const later = (days: number) => new Date(monday.getTime() + days * 86_400_000)

test('the day of the sign-up is noted with the last action, and later days with that action on day 1, 7 and 30', () => {
  noteFirstDay('2026-11-23', monday)
  recordFirstAction('paid_reading', monday)
  recordFirstAction('free_reading', monday)
  noteFirstDay('2026-11-23', monday)
  recordFirstAction('purchased', later(1))
  for (const day of [1, 2, 7, 8, 30, 31]) noteReturn(later(day))
  expect(heard).toEqual([
    ['first_session', { did: 'looked' }],
    ['first_session', { did: 'paid_reading' }],
    ['returned', { did: 'paid_reading', after: 1 }],
    ['returned', { did: 'paid_reading', after: 7 }],
    ['returned', { did: 'paid_reading', after: 30 }],
  ])
  expect(local.get(keys.analyticsFirst)).toBeNull()
})

test('a person who signed up earlier has no first day', () => {
  noteFirstDay('2026-11-22', monday)
  recordFirstAction('purchased', monday)
  noteReturn(later(1))
  expect(heard).toEqual([])
})

test('without consent nothing is noted or kept', () => {
  local.set(keys.analyticsConsent, 'no')
  noteFirstDay('2026-11-23', monday)
  recordFirstAction('purchased', monday)
  expect(heard).toEqual([])
  expect(local.get(keys.analyticsFirst)).toBeNull()
})
