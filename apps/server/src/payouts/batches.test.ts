import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { dueBatch, exportSepa, exportUk, markFailed, markPaid, openBatches, writeBatch } from './batches.ts'
import { makePayoutsDue } from './monthly.ts'
import { changePayoutMode, readPayouts } from './payouts.ts'
import { sepaFile } from './sepa-file.ts'
import { bringIntoDebt, company, earn, euDetails, goTo, referrer, ukDetails, freshSession } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
})
afterAll(() => testApp.stop())

let year = 2027
beforeEach(async () => {
  await testApp.deps.db.deleteFrom('payouts').execute()
  await testApp.deps.db.deleteFrom('referral_earnings').execute()
  year += 1
  goTo(testApp, `${year}-01-05T10:00:00Z`)
})
const now = () => testApp.deps.clock.now()

/** People to whom money is due on the first of February, with details that have waited long enough. */
async function peopleToPay(...all: { details: object; conversions: number }[]) {
  const people: Awaited<ReturnType<typeof referrer>>[] = []
  for (const { details, conversions } of all) {
    const person = await referrer(testApp, details)
    await earn(testApp, person.userId, conversions)
    people.push(person)
  }
  goTo(testApp, `${year}-02-01T10:00:00Z`)
  await makePayoutsDue(testApp.deps)
  return people
}

const schema = XmlDocument.fromBuffer(readFileSync(join(import.meta.dirname, 'iso20022/pain.001.001.09.xsd')))
const validator = XsdValidator.fromDoc(schema)
afterAll(() => {
  validator.dispose()
  schema.dispose()
})

/** Reads a file after validating it against the schema. */
function openSepa(file: string) {
  const document = XmlDocument.fromString(file)
  try {
    validator.validate(document)
    const all = (path: string) =>
      document
        .find(path.replaceAll(/(\w+)/g, 'p:$1'), { p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09' })
        .map((node) => node.content)
    return {
      messageId: all('//GrpHdr/MsgId')[0],
      count: all('//GrpHdr/NbOfTxs')[0],
      sum: all('//GrpHdr/CtrlSum')[0],
      executionDay: all('//ReqdExctnDt/Dt')[0],
      debtor: [...all('//Dbtr/Nm'), ...all('//DbtrAcct/Id/IBAN'), ...all('//DbtrAgt/FinInstnId/BICFI')],
      amounts: all('//CdtTrfTxInf/Amt/InstdAmt').toSorted(),
      names: all('//CdtTrfTxInf/Cdtr/Nm').toSorted(),
      accounts: all('//CdtTrfTxInf/CdtrAcct/Id/IBAN'),
      banks: all('//CdtTrfTxInf/CdtrAgt/FinInstnId/BICFI'),
    }
  } finally {
    document.dispose()
  }
}

describe('a SEPA file', () => {
  test('is valid by the schema of ISO 20022 and says what is owed to whom, to the cent', async () => {
    await peopleToPay(
      { details: euDetails, conversions: 51 },
      { details: { ...euDetails, fullName: 'Łukasz Żółw & Søn' }, conversions: 60 },
      { details: ukDetails, conversions: 50 },
    )
    const batch = await exportSepa(testApp.deps, now(), 'ada')
    expect(batch).toMatchObject({ payouts: 2, totalCents: 5_550 })
    expect(openSepa(batch!.file)).toEqual({
      messageId: batch!.batchId,
      count: '2',
      sum: '55.50',
      executionDay: `${year}-02-02`,
      debtor: ['Numeria, Unipessoal Lda.', 'PT50000201231234567890154', 'BCOMPTPL'],
      amounts: ['25.50', '30.00'],
      names: ['Ines Conceicao', 'Lukasz Zolw + Son'],
      accounts: ['PT50000201231234567890154', 'PT50000201231234567890154'],
      banks: ['BCOMPTPL', 'BCOMPTPL'],
    })
  })

  test('that breaks the schema would be noticed', async () => {
    const about = { batchId: 'NUM-EU-1', at: now() }
    const debtor = testApp.deps.settings.debtor!
    const transfer = {
      reference: 'a',
      minor: 2_500,
      holder: 'Ada',
      account: 'PT50000201231234567890154',
      bank: 'BCOMPTPL',
    }
    const written = (change: Partial<typeof transfer>) => sepaFile(about, debtor, [{ ...transfer, ...change }])
    expect(openSepa(await written({})).sum).toBe('25.00')
    const [shortAccount, longReference] = [
      await written({ account: '12' }),
      await written({ reference: 'a'.repeat(36) }),
    ]
    expect(() => openSepa(shortAccount)).toThrow()
    expect(() => openSepa(longReference)).toThrow()
  })

  test('is written again the same to the letter, until the bank has answered', async () => {
    const [anna] = await peopleToPay({ details: euDetails, conversions: 50 })
    const batch = await exportSepa(testApp.deps, now(), 'ada')
    goTo(testApp, `${year}-02-05T10:00:00Z`)
    await changePayoutMode(testApp.deps, await freshSession(testApp, anna!.userId), { mode: 'credits' }, 'en')
    expect({ ...(await writeBatch(testApp.deps, batch!.batchId)), unreadable: [] }).toEqual(batch)
    await markPaid(testApp.deps, now(), [batch!.batchId], 'ada')
    await expect(writeBatch(testApp.deps, batch!.batchId)).rejects.toMatchObject({ code: 'payouts.batch_ended' })
    await expect(writeBatch(testApp.deps, 'NUM-EU-0')).rejects.toMatchObject({ code: 'payouts.not_found' })
  })

  test('carries each payout once, however many are written at once', async () => {
    await peopleToPay({ details: euDetails, conversions: 50 }, { details: euDetails, conversions: 50 })
    const batches = await Promise.all(Array.from({ length: 6 }, () => exportSepa(testApp.deps, now(), 'ada')))
    expect(batches.reduce((sum, batch) => sum + (batch?.payouts ?? 0), 0)).toBe(2)
    expect(await exportSepa(testApp.deps, now(), 'ada')).toBeNull()
  })

  test('waits for details that are new or gone', async () => {
    const [anna, bela] = await peopleToPay(
      { details: euDetails, conversions: 50 },
      { details: euDetails, conversions: 50 },
    )
    await changePayoutMode(testApp.deps, await freshSession(testApp, anna!.userId), { mode: 'credits' }, 'en')
    const bankDetails = { ...euDetails, accountType: 'eu' as const, fullName: 'Somebody Else' }
    await changePayoutMode(testApp.deps, await freshSession(testApp, bela!.userId), { mode: 'cash', bankDetails }, 'en')
    expect((await dueBatch(testApp.deps, now())).map(({ waitsFor }) => waitsFor)).toEqual(
      expect.arrayContaining(['bank_details', new Date(now().getTime() + 3 * 86_400_000)]),
    )
    testApp.passTime(3 * 24 * 60 - 1)
    expect(await exportSepa(testApp.deps, now(), 'ada')).toBeNull()
    testApp.passTime(1)
    expect(await exportSepa(testApp.deps, now(), 'ada')).toMatchObject({ payouts: 1 })
    expect(await readPayouts(testApp.deps, anna!.userId)).toMatchObject({
      onTheirWayCents: 2_500,
      payouts: [{ state: 'due' }],
    })
  })

  test('that cannot be written because a key is missing leaves every payout due', async () => {
    await peopleToPay({ details: euDetails, conversions: 50 }, { details: ukDetails, conversions: 50 })
    const settings = { ...testApp.deps.settings, encryption: { keys: [randomBytes(32)] } }
    for (const exported of [exportSepa, exportUk])
      await expect(exported({ ...testApp.deps, settings }, now(), 'ada')).rejects.toMatchObject({
        code: 'payouts.unreadable',
      })
    expect(await dueBatch(testApp.deps, now())).toHaveLength(2)
    expect(await exportSepa(testApp.deps, now(), 'ada')).toMatchObject({ payouts: 1 })
  })

  test('leaves out the one payout whose details no key opens, names it, and carries the others', async () => {
    const [anna, bela] = await peopleToPay(
      { details: euDetails, conversions: 50 },
      { details: euDetails, conversions: 60 },
    )
    const { db } = testApp.deps
    await db
      .updateTable('bank_details')
      .set((set) => ({ account: set.ref('holder') }))
      .where('user_id', '=', anna!.userId)
      .execute()
    const annas = await db
      .selectFrom('payouts')
      .select('payout_id')
      .where('user_id', '=', anna!.userId)
      .executeTakeFirstOrThrow()
    const batch = await exportSepa(testApp.deps, now(), 'ada')
    expect(batch).toMatchObject({ payouts: 1, totalCents: 3_000, unreadable: [annas.payout_id] })
    expect(openSepa(batch!.file).sum).toBe('30.00')
    expect(await dueBatch(testApp.deps, now())).toMatchObject([{ payoutId: annas.payout_id }])
    await expect(exportSepa(testApp.deps, now(), 'ada')).rejects.toMatchObject({
      code: 'payouts.unreadable',
      message: expect.stringContaining(annas.payout_id),
    })
    expect(await readPayouts(testApp.deps, bela!.userId)).toMatchObject({ onTheirWayCents: 3_000 })
  })

  test('leaves out whoever came to owe us credits since their payout was due, until that is settled', async () => {
    const [anna] = await peopleToPay({ details: euDetails, conversions: 50 }, { details: euDetails, conversions: 50 })
    const win = await bringIntoDebt(testApp, anna!.userId)
    expect(await exportSepa(testApp.deps, now(), 'ada')).toMatchObject({ payouts: 1 })
    expect(await dueBatch(testApp.deps, now())).toMatchObject([{ waitsFor: 'debt' }])
    await win()
    expect(await exportSepa(testApp.deps, now(), 'ada')).toMatchObject({ payouts: 1 })
  })

  test('that cannot be written down for the audit is not exported either', async () => {
    await peopleToPay({ details: euDetails, conversions: 50 })
    const failing = () => Promise.reject(new Error('the audit is away'))
    await expect(exportSepa(testApp.deps, now(), 'ada', failing)).rejects.toThrow('the audit is away')
    expect(await dueBatch(testApp.deps, now())).toHaveLength(1)
  })

  test('is found by its batch as long as the bank has not answered', async () => {
    await peopleToPay({ details: euDetails, conversions: 50 }, { details: euDetails, conversions: 60 })
    const batch = await exportSepa(testApp.deps, now(), 'ada')
    const about = { batchId: batch!.batchId, accountType: 'eu', exportedBy: 'ada', exportedAt: now() }
    expect(await openBatches(testApp.deps.db)).toEqual([{ ...about, payouts: 2, totalCents: 5_500, totalPence: null }])
    const payouts = await testApp.deps.db.selectFrom('payouts').select(['payout_id', 'amount_cents']).execute()
    const paid = payouts.find(({ amount_cents }) => amount_cents === 3_000)
    await markPaid(testApp.deps, now(), [paid!.payout_id], 'ada')
    expect(await openBatches(testApp.deps.db)).toEqual([{ ...about, payouts: 1, totalCents: 2_500, totalPence: null }])
    await markFailed(testApp.deps, now(), [batch!.batchId], { by: 'ada', reason: 'closed' })
    expect(await openBatches(testApp.deps.db)).toEqual([])
  })

  test('is not begun without an account to pay from', async () => {
    await peopleToPay({ details: euDetails, conversions: 50 })
    for (const debtor of [null, { name: 'Numeria', iban: 'PT50', bic: 'BCOMPTPL' }]) {
      const settings = { ...testApp.deps.settings, debtor }
      await expect(exportSepa({ ...testApp.deps, settings }, now(), 'ada')).rejects.toMatchObject({
        code: 'payouts.no_debtor',
      })
    }
    expect(await dueBatch(testApp.deps, now())).toHaveLength(1)
  })
})

describe('a payout', () => {
  async function exported() {
    const [anna] = await peopleToPay({ details: euDetails, conversions: 50 })
    const batch = await exportSepa(testApp.deps, now(), 'ada')
    const [payout] = (await readPayouts(testApp.deps, anna!.userId)).payouts
    return { userId: anna!.userId, payoutId: payout!.id, batchId: batch!.batchId }
  }

  test('is paid once it was exported, and its bank details are forgotten then', async () => {
    const { userId, payoutId } = await exported()
    expect(await markPaid(testApp.deps, now(), [payoutId], 'ada')).toEqual({
      payoutIds: [payoutId],
      cents: 2_500,
      refused: [],
    })
    expect(await readPayouts(testApp.deps, userId)).toMatchObject({
      balanceCents: 0,
      onTheirWayCents: 0,
      paidCents: 2_500,
      payouts: [{ state: 'paid', paidAt: now().toISOString(), account: '•••• 0154' }],
    })
    const rows = await testApp.deps.db.selectFrom('payouts').select(['holder', 'account', 'bank']).execute()
    expect(rows).toEqual([{ holder: null, account: null, bank: null }])
  })

  test('that failed goes back to the balance, with the reason for its owner', async () => {
    const { userId, batchId } = await exported()
    await markFailed(testApp.deps, now(), [batchId], { by: 'ada', reason: 'The account is closed.' })
    expect(await readPayouts(testApp.deps, userId)).toMatchObject({
      balanceCents: 2_500,
      onTheirWayCents: 0,
      payouts: [{ state: 'failed', failure: 'The account is closed.', paidAt: null }],
    })
  })

  test('ends once: paid and failed at the same moment is one of the two', async () => {
    const { userId, payoutId } = await exported()
    const ends = await Promise.all([
      ...Array.from({ length: 5 }, () => markPaid(testApp.deps, now(), [payoutId], 'ada')),
      ...Array.from({ length: 5 }, () => markFailed(testApp.deps, now(), [payoutId], { by: 'bob', reason: 'no' })),
    ])
    expect(ends.flatMap(({ payoutIds }) => payoutIds)).toEqual([payoutId])
    const { balanceCents, paidCents } = await readPayouts(testApp.deps, userId)
    expect(balanceCents + paidCents).toBe(2_500)
  })

  test('that is not exported, or not there, is not paid, and it is said which', async () => {
    await peopleToPay({ details: euDetails, conversions: 50 })
    const [due] = await dueBatch(testApp.deps, now())
    expect(await markPaid(testApp.deps, now(), [due!.payoutId, 'NUM-EU-0'], 'ada')).toEqual({
      payoutIds: [],
      cents: 0,
      refused: [
        { id: due!.payoutId, state: 'due' },
        { id: 'NUM-EU-0', state: 'unknown' },
      ],
    })
  })
})
