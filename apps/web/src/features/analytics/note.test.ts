import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keys, local } from '../../lib/storage.ts'
import { listenToNotes, note } from './note.ts'

let heard: unknown[]
const listen = () => listenToNotes((...args) => heard.push(args))

beforeEach(() => {
  heard = []
})
afterEach(() => {
  listenToNotes(null)
  local.remove(keys.analyticsConsent)
})

describe('a step of the funnel', () => {
  test('is forgotten on the spot by who was not asked or said no', () => {
    note('visit')
    local.set(keys.analyticsConsent, 'no')
    note('packs_viewed')
    listen()
    expect(heard).toEqual([])
  })

  test('that comes before the queue is loaded waits for it, after a yes', () => {
    local.set(keys.analyticsConsent, 'yes')
    note('share_opened', { channel: 'reading' })
    listen()
    expect(heard).toEqual([['share_opened', { channel: 'reading' }]])
  })

  test('that waits is dropped when the browser turns out to say no', () => {
    local.set(keys.analyticsConsent, 'yes')
    note('visit')
    listenToNotes(null)
    listen()
    expect(heard).toEqual([])
  })
})
