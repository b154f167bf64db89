import { describe, expect, test } from 'vitest'
import { keyValue } from '../../lib/storage.ts'
import { awaitedMessage, forgetSent, keptRequest, keyFor, placeDraft, readDraft, saveDraft } from './draft.ts'

/** A browser that refuses to store anything keeps values in memory, which is all that these tests need. */
function memory() {
  return keyValue(() => {
    throw new Error('storage is blocked')
  })
}

function counter() {
  let count = 0
  return () => `key-${++count}`
}

describe('the draft', () => {
  test('is there again after a reload, and gone when the input is emptied', () => {
    const storage = memory()
    saveDraft(storage, 'a', 'What does my')
    expect(readDraft(storage, 'a')).toBe('What does my')
    saveDraft(storage, 'a', '')
    expect(readDraft(storage, 'a')).toBe('')
  })

  test('of each conversation is its own, and those of an older version are read', () => {
    const storage = memory()
    storage.set('numeria.draft', 'Written before')
    expect(readDraft(storage, null)).toBe('Written before')
    saveDraft(storage, 'b', 'In another one')
    expect(readDraft(storage, 'a')).toBe('')
    placeDraft(storage, 'a')
    expect([readDraft(storage, 'a'), readDraft(storage, 'b'), readDraft(storage, null)]).toEqual([
      'Written before',
      'In another one',
      '',
    ])
    forgetSent(storage, 'Written before')
    expect([readDraft(storage, 'a'), readDraft(storage, 'b')]).toEqual(['', 'In another one'])
  })

  test('survives a success if the person has written something else since', () => {
    const storage = memory()
    saveDraft(storage, 'a', 'and my year?')
    forgetSent(storage, 'What is my number?')
    expect(readDraft(storage, 'a')).toBe('and my year?')
  })
})

describe('the idempotency key', () => {
  const request = { message: 'A quick tip', tone: 'mystic' } as const

  test('a retry of the same message keeps its key', () => {
    const [storage, newKey] = [memory(), counter()]
    expect(keyFor(storage, request, newKey)).toBe('key-1')
    expect(keyFor(storage, request, newKey)).toBe('key-1')
  })

  test('another message, or another tone, gets another key', () => {
    const [storage, newKey] = [memory(), counter()]
    keyFor(storage, request, newKey)
    expect(keyFor(storage, { ...request, message: 'A quick tip, please' }, newKey)).toBe('key-2')
    expect(keyFor(storage, { ...request, tone: 'pragmatic' }, newKey)).toBe('key-3')
  })

  test('the same message after a success is a new purchase', () => {
    const [storage, newKey] = [memory(), counter()]
    keyFor(storage, request, newKey)
    forgetSent(storage, request.message)
    expect(keyFor(storage, request, newKey)).toBe('key-2')
  })

  test('the whole request is there again after a reload, unless somebody spoilt it', () => {
    const storage = memory()
    keyFor(storage, request, counter())
    expect(keptRequest(storage)).toEqual({ request, key: 'key-1' })
    for (const spoilt of ['{', '{"key":"key-1"}', '{"key":"key-1","body":"{"}']) {
      storage.set('numeria.sending', spoilt)
      expect(keptRequest(storage)).toBeNull()
    }
  })

  test('a message whose answer never came is known as such', () => {
    const storage = memory()
    expect(awaitedMessage(storage)).toBeNull()
    keyFor(storage, request, counter())
    expect(awaitedMessage(storage)).toBe('A quick tip')
    forgetSent(storage, 'A quick tip')
    expect(awaitedMessage(storage)).toBeNull()
  })
})
