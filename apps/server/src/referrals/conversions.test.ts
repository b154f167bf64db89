import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createUserOnce } from '../accounts/accounts.ts'
import { claimEmail } from '../accounts/logins.ts'
import { balance, grant } from '../credits/credits.ts'
import { daysLater, noon, useLedger } from '../credits/test-ledger.ts'
import { accountOf } from '../sign-in/first-login.ts'
import { createCode } from './codes.ts'
import { bindConversion, settleConversion, settleLeftConversions, type Arrival } from './conversions.ts'
import { isDisposable, mailboxOf } from './fraud.rules.ts'
import { saveMode } from './mode.ts'
import { deleteFingerprints, noteFingerprints } from './fingerprints.ts'
import { newAddress } from './test-referrals.ts'

const ledger = useLedger()

const somebody = () => ({ subject: randomUUID(), email: `${randomUUID()}@example.com` })
const elsewhere = { address: '203.0.113.9', agent: 'Mozilla/5.0 Firefox/150.0', languages: 'pt' }
/** An arrival by a code from a fresh address and browser. */
const arrivalBy = (code: string): Arrival => ({
  ref: { code },
  visitor: { ...elsewhere, address: newAddress() },
  browserOf: null,
})
const logged: string[] = []
const log = pino({}, { write: (line: string) => void logged.push(line) })
const settleLeft = (now: Date) => settleLeftConversions({ db: ledger.db, log }, now)

async function referrer() {
  const userId = await accountOf(ledger.db, noon, 'google', somebody())
  const code = await createCode(ledger.db, noon, userId)
  return { userId, code, arrival: arrivalBy(code) }
}

const creditsOf = async (userId: string): Promise<number> => (await balance(ledger.db, userId)).available
const rewardsOf = (userId: string) =>
  ledger.db.selectFrom('referral_rewards').selectAll().where('user_id', '=', userId).execute()

describe('a conversion', () => {
  test('of a hundred first logins of one person at once is one, with one reward for each side', async () => {
    const ana = await referrer()
    const rui = somebody()
    const accounts = await Promise.all(
      Array.from({ length: 100 }, () => accountOf(ledger.db, noon, 'google', rui, { arrival: ana.arrival })),
    )
    expect(new Set(accounts).size).toBe(1)
    expect(await creditsOf(accounts[0]!)).toBe(8)
    expect(await creditsOf(ana.userId)).toBe(10)
    expect(await rewardsOf(ana.userId)).toHaveLength(1)
  })

  test('of thirty first logins of one person at once, each with another address, is one too', async () => {
    const ana = await referrer()
    const { subject } = somebody()
    await Promise.all(
      Array.from({ length: 30 }, () => {
        const arrival = arrivalBy(ana.code)
        return accountOf(ledger.db, noon, 'google', { ...somebody(), subject }, { arrival })
      }),
    )
    expect(await creditsOf(ana.userId)).toBe(10)
  })

  test('by two codes at once is bound to one of them', async () => {
    const [ana, eva] = [await referrer(), await referrer()]
    const rui = somebody()
    const logins = Array.from({ length: 20 }, (_, index) => (index % 2 ? ana : eva).arrival)
    const [account] = await Promise.all(logins.map((arrival) => accountOf(ledger.db, noon, 'google', rui, { arrival })))
    expect(await creditsOf(account!)).toBe(8)
    expect((await creditsOf(ana.userId)) + (await creditsOf(eva.userId))).toBe(15)
  })

  test('of thirty different people at once rewards ten and sets twenty aside', async () => {
    const ana = await referrer()
    const arrivals = Array.from({ length: 30 }, () => arrivalBy(ana.code))
    await Promise.all(arrivals.map((arrival) => accountOf(ledger.db, noon, 'google', somebody(), { arrival })))
    expect((await rewardsOf(ana.userId)).filter(({ state }) => state === 'rewarded')).toHaveLength(10)
    expect(await creditsOf(ana.userId)).toBe(55)
  })

  test('of twenty different people at once from one place rewards the first, and somebody looks at the others', async () => {
    const ana = await referrer()
    const people = await Promise.all(
      Array.from({ length: 20 }, () => accountOf(ledger.db, noon, 'google', somebody(), { arrival: ana.arrival })),
    )
    const rewards = await rewardsOf(ana.userId)
    expect(rewards.filter(({ state }) => state === 'rewarded')).toHaveLength(1)
    expect(rewards.filter(({ reason }) => reason === 'same_place')).toHaveLength(19)
    const credits = await Promise.all(people.map((userId) => creditsOf(userId!)))
    expect(credits.filter((count) => count === 8)).toHaveLength(1)
  })

  test('from where somebody came more than thirty days ago is fine', async () => {
    const ana = await referrer()
    await accountOf(ledger.db, noon, 'google', somebody(), { arrival: ana.arrival })
    await accountOf(ledger.db, daysLater(30), 'google', somebody(), { arrival: ana.arrival })
    expect((await rewardsOf(ana.userId)).map(({ state }) => state)).toEqual(['rewarded', 'rewarded'])
  })

  test('of each other is fine', async () => {
    const ana = await referrer()
    const rui = somebody()
    const ruiId = await accountOf(ledger.db, noon, 'google', rui, { arrival: ana.arrival })
    const code = await createCode(ledger.db, noon, ruiId)
    expect(
      await bindConversion(
        ledger.db,
        noon,
        { userId: ruiId, email: rui.email, isFirstOfMailbox: true },
        arrivalBy(code),
      ),
    ).toBe(false)
    await accountOf(ledger.db, noon, 'google', somebody(), { arrival: arrivalBy(code) })
    expect([await creditsOf(ana.userId), await creditsOf(ruiId)]).toEqual([10, 13])
  })

  test('by a code whose owner has left binds nothing', async () => {
    const ana = await referrer()
    await ledger.db.deleteFrom('users').where('user_id', '=', ana.userId).execute()
    const account = await accountOf(ledger.db, noon, 'google', somebody(), { arrival: ana.arrival })
    expect(await creditsOf(account)).toBe(5)
  })
})

describe('a conversion that was cut off', () => {
  const bound = async (ana: Awaited<ReturnType<typeof referrer>>) => {
    const rui = somebody()
    const { userId } = await claimEmail(ledger.db, noon, rui.email, {
      userId: randomUUID(),
      provider: 'google',
      subject: rui.subject,
    })
    await bindConversion(ledger.db, noon, { userId, email: rui.email, isFirstOfMailbox: true }, ana.arrival)
    return { rui, userId }
  }
  const soon = new Date(noon.getTime() + 61_000)

  test('before the account was made is finished by the next login and the job', async () => {
    const ana = await referrer()
    const { rui, userId } = await bound(ana)
    await settleLeft(soon)
    expect(await creditsOf(userId)).toBe(0)
    expect(await accountOf(ledger.db, noon, 'google', rui)).toBe(userId)
    await settleLeft(soon)
    expect([await creditsOf(userId), await creditsOf(ana.userId)]).toEqual([8, 10])
  })

  test('is left to its login for a minute', async () => {
    const ana = await referrer()
    const { rui, userId } = await bound(ana)
    await createUserOnce(ledger.db, noon, { userId, email: rui.email })
    await settleLeft(new Date(noon.getTime() + 59_000))
    expect(await creditsOf(userId)).toBe(0)
  })

  test('stays bound to its first code when the next login comes by another', async () => {
    const [ana, eva] = [await referrer(), await referrer()]
    const { rui, userId } = await bound(ana)
    await accountOf(ledger.db, noon, 'google', rui, { arrival: eva.arrival })
    await settleLeft(soon)
    expect([await creditsOf(userId), await creditsOf(ana.userId), await creditsOf(eva.userId)]).toEqual([8, 10, 5])
  })

  test('between its two rewards is finished once, by however many, and in the way it was begun', async () => {
    const ana = await referrer()
    const rui = await accountOf(ledger.db, noon, 'google', somebody(), { arrival: ana.arrival })
    await ledger.db.updateTable('referral_conversions').set({ settled_at: null }).where('user_id', '=', rui).execute()
    await saveMode(ledger.db, ana.userId, 'cash')
    await Promise.all(Array.from({ length: 20 }, () => settleConversion(ledger.db, soon, rui)))
    expect([await creditsOf(rui), await creditsOf(ana.userId)]).toEqual([8, 10])
    expect(
      await ledger.db.selectFrom('referral_earnings').selectAll().where('user_id', '=', ana.userId).execute(),
    ).toEqual([])
  })

  test('and cannot be settled keeps no other one waiting, and its tries count as one person', async () => {
    const [ana, eva] = [await referrer(), await referrer()]
    const [stuck, rui] = [await bound(ana), await bound(eva)]
    for (const { userId, rui: person } of [stuck, rui])
      await createUserOnce(ledger.db, noon, { userId, email: person.email })
    const taken = { userId: stuck.userId, source: 'welcome', cause: 'welcome', paid: false, expiresAt: null } as const
    await grant(ledger.db, noon, { ...taken, credits: 1 })
    for (let tries = 0; tries < 12; tries += 1) await settleLeft(soon)
    expect(logged.join('')).toContain('a conversion could not be settled')
    expect([await creditsOf(ana.userId), await creditsOf(eva.userId)]).toEqual([10, 10])
    await accountOf(ledger.db, noon, 'google', somebody(), { arrival: arrivalBy(ana.code) })
    expect(await rewardsOf(ana.userId)).toMatchObject([{ state: 'rewarded' }, { state: 'rewarded' }])
    await ledger.db
      .updateTable('referral_conversions')
      .set({ settled_at: noon })
      .where('user_id', '=', stuck.userId)
      .execute()
  })

  test('by a referrer who has left meanwhile still welcomes the new person', async () => {
    const ana = await referrer()
    const { rui, userId } = await bound(ana)
    await ledger.db.deleteFrom('users').where('user_id', '=', ana.userId).execute()
    await accountOf(ledger.db, noon, 'google', rui)
    await settleLeft(soon)
    expect(await creditsOf(userId)).toBe(8)
    expect(await rewardsOf(ana.userId)).toEqual([])
  })
})

describe('where somebody was', () => {
  const fingerprintsOf = (userId: string) =>
    ledger.db.selectFrom('referrer_fingerprints').selectAll().where('user_id', '=', userId).orderBy('kind').execute()

  test('is kept of everybody who signs in, since anybody’s public id is a ref', async () => {
    const userId = await accountOf(ledger.db, noon, 'google', somebody())
    await Promise.all(Array.from({ length: 10 }, () => noteFingerprints(ledger.db, noon, userId, elsewhere)))
    expect((await fingerprintsOf(userId)).map(({ kind, arrival }) => [kind, arrival])).toEqual([
      ['address', null],
      ['device', null],
    ])
  })

  test('is kept of those whom somebody brought without saying who it was', async () => {
    const ana = await referrer()
    const rui = await accountOf(ledger.db, noon, 'google', somebody(), { arrival: ana.arrival })
    expect(await fingerprintsOf(ana.userId)).toHaveLength(2)
    expect(await fingerprintsOf(rui)).toEqual([])
    expect(JSON.stringify(await fingerprintsOf(ana.userId))).not.toContain(rui)
  })

  test('is kept as hashes, for thirty days after the last time', async () => {
    const { userId } = await referrer()
    await noteFingerprints(ledger.db, noon, userId, elsewhere)
    await noteFingerprints(ledger.db, daysLater(5), userId, elsewhere)
    expect(JSON.stringify(await fingerprintsOf(userId))).not.toMatch(/203\.0|Firefox/)
    await deleteFingerprints(ledger.db, daysLater(34))
    expect(await fingerprintsOf(userId)).toHaveLength(2)
    await deleteFingerprints(ledger.db, daysLater(35))
    expect(await fingerprintsOf(userId)).toEqual([])
  })
})

describe('a mailbox', () => {
  test.each([
    ['Ana.Silva+numeria@GMail.com', 'anasilva@gmail.com'],
    ['a.n.a@googlemail.com', 'ana@gmail.com'],
    ['Ana.Silva+x+y@example.com', 'ana.silva@example.com'],
    ['ana@example.com', 'ana@example.com'],
  ])('%s is the same as %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox)
  })

  test.each([
    ['x@mailinator.com', true],
    ['x@sub.mailinator.com', true],
    ['X@YOPMAIL.COM', true],
    ['x@gmail.com', false],
    ['x@mailinator.com.example.org', false],
    ['x', false],
  ])('%s is one to throw away: %s', async (email, disposable) => {
    expect(await isDisposable(email)).toBe(disposable)
  })
})
