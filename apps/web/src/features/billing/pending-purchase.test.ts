import { beforeEach, describe, expect, test } from 'vitest'
import { keys, local, session } from '../../lib/storage.ts'
import { keepPendingPurchase, takePendingPurchase } from './pending-purchase.ts'

beforeEach(() => {
  for (const key of [keys.authPurchase, keys.authRedirect]) session.remove(key)
  local.remove(keys.pendingPurchase)
})

describe('a pack that waits for its buyer to sign in', () => {
  test.each([
    ['the address', '?purchase=destiny7&from=mail', () => undefined, '?from=mail'],
    ['the session', '', () => session.set(keys.authPurchase, 'destiny7'), ''],
    ['the browser', '', () => local.set(keys.pendingPurchase, 'destiny7'), ''],
  ])('is found in %s, once', (_, search, keep, rest) => {
    keep()
    expect(takePendingPurchase(search)).toMatchObject({ pack: { id: 'destiny7' }, search: rest })
    expect(takePendingPurchase('').pack).toBeNull()
  })

  test('waits in both storages, and starts once', () => {
    keepPendingPurchase('seed3')
    expect(session.get(keys.authRedirect)).toBe('pricing')
    expect(takePendingPurchase('').pack?.id).toBe('seed3')
    expect(takePendingPurchase('').pack).toBeNull()
  })

  test('that does not exist is forgotten', () => {
    expect(takePendingPurchase('?purchase=gold').pack).toBeNull()
  })
})
