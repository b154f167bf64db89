import { expect, test } from 'vitest'
import { keyValue } from './storage.ts'

/** A storage that is full: it reads, but refuses to write. */
function fullStorage(): Storage {
  return {
    length: 0,
    clear: () => undefined,
    key: () => null,
    getItem: () => null,
    removeItem: () => undefined,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
}

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
  ['full', fullStorage],
])('a browser whose storage is %s still remembers until the page goes', (_, open) => {
  const storage = keyValue(open as () => Storage)
  storage.set('authToken', 'abc')
  expect(storage.get('authToken')).toBe('abc')
  storage.remove('authToken')
  expect(storage.get('authToken')).toBeNull()
})
