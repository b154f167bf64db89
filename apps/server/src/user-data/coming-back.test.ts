import { at, routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deleteDeletedUsers } from '../accounts/deleted-users.ts'
import type { Shop } from '../billing/test-shop.ts'
import { signedIn } from '../test-app.ts'
import { readAccount } from '../credits/credits.ts'
import { accountOf } from '../sign-in/first-login.ts'
import { linkLogin, listLogins } from '../sign-in/logins.ts'
import { leave, useLeavers } from './test-leavers.ts'

const leavers = useLeavers()
const { someone } = leavers
let shop: Shop
beforeAll(() => void ({ shop } = leavers))
const day = 24 * 60

describe('who comes back', () => {
  const comeBack = ({ subject, email }: { subject: string; email: string }) =>
    accountOf(
      shop.deps.db,
      shop.deps.clock.now(),
      'google',
      { subject, email },
      { encryption: shop.deps.settings.encryption },
    )
  const credits = async (userId: string) => (await readAccount(shop.deps.db, shop.deps.clock.now(), userId)).available

  test('is somebody new, without a second gift', async () => {
    const ana = await someone()
    await leave(ana)
    const back = await comeBack(ana)
    expect(back).not.toBe(ana.userId)
    expect(await credits(back)).toBe(0)
    expect(await comeBack(ana)).toBe(back)
  })

  test('with another spelling of the mailbox, or as the same person of the provider, has had the gift', async () => {
    const ana = await someone()
    await leave(ana)
    const tagged = { subject: randomUUID(), email: ana.email.replace('@', '+again@') }
    expect(await credits(await comeBack(tagged))).toBe(0)
    expect(await credits(await comeBack({ ...ana, email: `${randomUUID()}@example.com` }))).toBe(0)
  })

  test('by the other provider, with the address that the first one told last, has had the gift', async () => {
    const ana = await someone()
    const changed = { subject: ana.subject, email: `${randomUUID()}@example.com` }
    expect(await comeBack(changed)).toBe(ana.userId)
    await leave({ ...ana, email: changed.email })
    expect(await credits(await comeBack({ subject: randomUUID(), email: changed.email }))).toBe(0)
  })

  test('with another address, leaves again, and comes by the other provider with that one, has had the gift', async () => {
    const ana = await someone()
    await leave(ana)
    const back = { subject: ana.subject, email: `${randomUUID()}@example.com` }
    const userId = await comeBack(back)
    expect(await credits(userId)).toBe(0)
    await leave({ ...back, ...(await signedIn(shop, userId)) })
    const { db, clock, settings } = shop.deps
    const byFacebook = { subject: randomUUID(), email: back.email }
    const { encryption } = settings
    expect(await credits(await accountOf(db, clock.now(), 'facebook', byFacebook, { encryption }))).toBe(0)
  })

  test('with the address that the provider told first, has had the gift', async () => {
    const ana = await someone()
    const changed = { subject: ana.subject, email: `${randomUUID()}@example.com` }
    expect(await comeBack(changed)).toBe(ana.userId)
    await leave({ ...ana, email: changed.email })
    expect(await credits(await comeBack({ subject: randomUUID(), email: ana.email }))).toBe(0)
  })

  test('with a login that was removed from the account, has had the gift', async () => {
    const ana = await someone()
    const removed = { subject: randomUUID(), email: `${randomUUID()}@example.com` }
    const { db, clock, settings } = shop.deps
    const session = { userId: ana.userId, tokenHash: ana.browser.jar.get('numeria')!.split('.')[0]! }
    const change = { session, language: 'en' as const, labelOf: () => 'Facebook' }
    await linkLogin(shop.deps, change, { provider: 'facebook', subject: removed.subject }, removed)
    const linked = (await listLogins(db, ana.userId)).find(({ provider }) => provider === 'facebook')!
    await ana.browser.send('DELETE', at(routes.removeLogin, { loginId: linked.id }).path, { token: ana.token })
    expect(await listLogins(db, ana.userId)).toHaveLength(1)
    const moved = { subject: removed.subject, email: `${randomUUID()}@example.com` }
    const { encryption } = settings
    expect(await credits(await accountOf(db, clock.now(), 'facebook', moved, { encryption }))).toBe(0)
  })

  test('after half a year gets it again', async () => {
    const ana = await someone()
    await leave(ana)
    shop.passTime(180 * day + 1)
    await deleteDeletedUsers(shop.deps.db, shop.deps.clock.now())
    expect(await shop.deps.db.selectFrom('deleted_users').select('mark').execute()).toEqual([])
    expect(await credits(await comeBack(ana))).toBe(5)
  })
})
