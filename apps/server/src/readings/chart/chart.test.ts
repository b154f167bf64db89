import { routes, type Chart } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rememberMentioned, findUser } from '../../accounts/accounts.ts'
import { balance } from '../../credits/credits.ts'
import { signedIn, startTestApp, type TestApp } from '../../test-app.ts'

const ada = { birthDate: '1990-07-14', fullName: 'Mary Ellen Quinn' }
const { path } = routes.chart

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], 'http://localhost:4502')))
afterAll(() => testApp.stop())

async function personWith(profile: object) {
  const person = await signedIn(testApp)
  await person.browser.patch(routes.saveProfile.path, { body: profile })
  return person
}

async function chartOf(profile: object): Promise<Chart> {
  const { browser } = await personWith(profile)
  const answer = await browser.get(path)
  expect(answer.statusCode).toBe(200)
  return answer.json<Chart>()
}

describe('the chart of a person', () => {
  test('has the numbers of all five traditions, each with its steps, and costs nothing', async () => {
    const { browser, userId } = await personWith(ada)
    const before = await balance(testApp.deps.db, userId)
    const answer = await browser.get(path)
    const { pythagorean, chaldean, hebrew, vedic, chinese, person, on } = answer.json<Chart>()
    expect(person).toEqual({ ...ada, currentName: null })
    expect(on).toBe('2026-11-21')
    expect(pythagorean.lifePath).toMatchObject({ value: 4, total: 13, steps: [13, 4], karmicDebt: [13] })
    expect(pythagorean.lifePath.parts.map(({ value }) => value)).toEqual([7, 5, 1])
    expect(pythagorean.expression.reading?.written).toBe('Mary Ellen Quinn')
    expect(chaldean.name).toMatchObject({ tradition: 'chaldean', number: 'chaldeanName' })
    expect(chaldean.compounds[0]).toMatchObject({ of: 'name', path: expect.arrayContaining([chaldean.name.total]) })
    expect(hebrew.ordinal.tradition).toBe('hebrew')
    expect(vedic).toMatchObject({ psychic: { value: 5 }, planets: { psychic: 'Mercury' } })
    expect(chinese.loShu.counts).toEqual([0, 2, 0, 0, 1, 0, 0, 1, 0, 2])
    expect(chinese.kua.map(({ sex }) => sex)).toEqual(['female', 'male'])
    expect(await balance(testApp.deps.db, userId)).toEqual(before)
  })

  test('explains numbers that rest on other numbers down to the date', async () => {
    const { pythagorean } = await chartOf(ada)
    const [year] = pythagorean.personalMonth.parts
    expect(year).toMatchObject({
      kind: 'number',
      from: { number: 'personalYear', value: pythagorean.personalYear.value },
    })
    const [first] = pythagorean.pinnacles[2]!.parts
    expect(first).toMatchObject({
      kind: 'number',
      from: { number: 'pinnacle', parts: [{ kind: 'date' }, { kind: 'date' }] },
    })
  })

  test('has the Essence of every year of life, with the letters that it adds', async () => {
    const { pythagorean, age } = await chartOf(ada)
    expect(age).toBe(36)
    expect(pythagorean.essences).toHaveLength(100)
    const now = pythagorean.essences[age]!
    expect(now).toMatchObject({ age: 36, year: 2026 })
    expect(now.letters.map(({ plane }) => plane)).toEqual(['physical', 'mental', 'spiritual'])
    expect(now.letters.reduce((sum, { value }) => sum + value, 0)).toBe(now.total)
  })

  test('counts the name in use where a tradition does, and says which name was counted', async () => {
    const { pythagorean, chaldean, person } = await chartOf({ ...ada, currentName: 'Molly Brown' })
    expect(person.currentName).toBe('Molly Brown')
    expect(pythagorean.expression.reading?.written).toBe('Mary Ellen Quinn')
    expect(pythagorean.minor?.expression.reading?.written).toBe('Molly Brown')
    expect(chaldean.name.reading?.written).toBe('Molly Brown')
    expect((await chartOf(ada)).pythagorean.minor).toBe(null)
  })

  test('needs a profile, and takes what was said in the chat for one', async () => {
    const { browser, userId } = await signedIn(testApp)
    const refused = await browser.get(path)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'chart.profile_missing'])
    const user = await findUser(testApp.deps.db, userId)
    await rememberMentioned(testApp.deps.db, user!, ada)
    expect((await browser.get(path)).json<Chart>().person.fullName).toBe(ada.fullName)
  })

  test('never speaks of a minor', async () => {
    const { browser, userId } = await signedIn(testApp)
    const user = await findUser(testApp.deps.db, userId)
    await rememberMentioned(testApp.deps.db, user!, { ...ada, birthDate: '2015-07-14' })
    expect((await browser.get(path)).statusCode).toBe(409)
  })
})
