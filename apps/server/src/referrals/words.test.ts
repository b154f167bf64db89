import { randomUUID } from 'node:crypto'
import { maxReferralCodes, routes } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { useReferrals } from './test-referrals.ts'

const { referrer, codes, comesBy, conversions } = useReferrals()
/** A word that no other test has. */
const newWord = () =>
  `lua-${randomUUID()
    .replaceAll(/[^a-f]/g, 'k')
    .slice(0, 12)}`

async function choose({ browser }: Awaited<ReturnType<typeof referrer>>, word: string) {
  const answer = await browser.post(routes.createReferral.path, { word })
  return { status: answer.statusCode, ...answer.json<{ link: string; code: string; field: string }>() }
}

describe('a word as a code', () => {
  test('is the code in its link, in whatever spelling, and in the lists as it was written', async () => {
    const ana = await referrer()
    const word = `Oil-${newWord()}`.slice(0, 18)
    expect(await choose(ana, word)).toMatchObject({ status: 200, link: expect.stringMatching(`\\?ref=${word}$`) })
    expect((await codes(ana.browser)).map(({ code }) => code)).toContain(word)
    await comesBy(word.toUpperCase())
    await comesBy(word.replace('Oil', '0i1'))
    const found = (await codes(ana.browser)).find(({ code }) => code === word)
    expect(found).toMatchObject({ clicks: 2, conversions: 2 })
    expect((await conversions(ana.browser)).map(({ code }) => code)).toEqual([word, word])
  })

  test('is one person’s, also in another spelling and when many ask for it at once', async () => {
    const [ana, eva, rui] = [await referrer(), await referrer(), await referrer()]
    const word = newWord()
    const answers = await Promise.all([choose(ana, word), choose(eva, word.toUpperCase()), choose(rui, word)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ code: 'referrals.word_taken', field: 'word' })
    const all = [...(await codes(ana.browser)), ...(await codes(eva.browser)), ...(await codes(rui.browser))]
    expect(all.filter(({ code }) => code.toLowerCase() === word)).toHaveLength(1)
  })

  test('that was not made takes no place of the twenty', async () => {
    const [ana, eva] = [await referrer(), await referrer()]
    const word = newWord()
    await choose(eva, word)
    await choose(ana, word)
    for (let each = 1; each < maxReferralCodes; each += 1) expect((await choose(ana, newWord())).status).toBe(200)
    expect(await choose(ana, newWord())).toMatchObject({ status: 409, code: 'referrals.enough_codes' })
  })

  test.each([
    ['numeria-team', 422, 'referrals.word_refused'],
    ['m3rda', 422, 'referrals.word_refused'],
    ['аna', 400, 'request.invalid'],
    ['x', 400, 'request.invalid'],
  ])('is refused as %s', async (word, status, code) => {
    expect(await choose(await referrer(), word)).toMatchObject({ status, code, field: 'word' })
  })
})
