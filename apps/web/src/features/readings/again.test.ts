import { describe, expect, test } from 'vitest'
import { isTyped, namedOf, wayAgain } from './again.ts'

const message = 'My compatibility with Ada Lovelace'

describe('a failed turn that is tried again', () => {
  test('is sent as it was, with its key', () => {
    const asked = { request: { message, reading: 'compatibility' as const }, key: 'key-1' }
    expect(wayAgain({ asked, reading: 'compatibility', message })).toEqual({ resend: asked })
  })

  test('is prepared again when another device knows with whom it was', () => {
    expect(wayAgain({ asked: null, reading: 'compatibility', message })).toEqual({ prepare: 'compatibility' })
  })

  test('is said again when it was typed on another device', () => {
    expect(wayAgain({ asked: null, reading: 'chat', message: 'Who am I?' })).toEqual({ say: 'Who am I?' })
  })

  test('is sent without the wish for an earlier answer when that was offered', () => {
    const asked = { request: { message, offerEarlier: true }, key: 'key-1' }
    const failure = { kind: 'own' as const, title: '', description: '', note: '', turnId: 'turn-1' }
    expect(wayAgain({ asked, reading: 'chat', message, failure })).toEqual({ again: { message } })
  })

  test('counts as typed when it was, whatever the server made of it', () => {
    const asked = { request: { message: 'My life path?' }, key: 'key-1' }
    expect(namedOf({ asked, reading: 'life_path', message: 'My life path?' })).toBeNull()
  })

  test('was not typed when it is a reading that is written again', () => {
    const request = { message, rewriteOf: 'turn-1', reason: { code: 'other' as const } }
    expect(isTyped({ asked: { request, key: 'key-1' }, reading: 'chat', message })).toBe(false)
    expect(isTyped({ asked: { request: { message }, key: 'key-2' }, reading: 'chat', message })).toBe(true)
  })
})
