import { at, limits, routes, type ComparisonList, type ComparisonView, type NewComparison } from '@numeria/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findUser } from '../../accounts/accounts.ts'
import { createBrowser } from '../../test-app.ts'
import { deleteUnanswered } from './comparisons.queries.ts'
import { useReaders, type Reader } from '../test-readers.ts'

const readers = useReaders()
const { ada } = readers

const rui = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14' }
const invite = async (person: Reader, payload: object = {}) =>
  (await person.call(routes.inviteToCompare, { payload })).json<NewComparison>()
const secretOf = ({ url }: NewComparison) => url.split('#')[1]!
const list = async (person: Reader) => (await person.call(routes.comparisons)).json<ComparisonList>().comparisons
const friend = () => {
  const browser = createBrowser(readers.testApp.app)
  return {
    open: (secret: string) => browser.post(routes.openComparison.path, { body: { secret } }),
    answer: (secret: string, more: object = {}) =>
      browser.post(routes.answerComparison.path, { body: { ...rui, secret, ...more } }),
    takeBack: (secret: string) => browser.post(routes.takeBackComparison.path, { body: { secret } }),
  }
}
const minutesOfDays = (days: number) => days * 24 * 60

describe('a friend who is invited to compare', () => {
  test('types a name and a birth date, and both see core numbers, first names and no birth date', async () => {
    const person = await ada()
    const invitation = await invite(person)
    const { publicId } = (await findUser(readers.testApp.deps.db, person.userId))!
    expect(invitation.url).toMatch(new RegExp(`^http://localhost:3000/compare\\?ref=${publicId}#[\\w-]{43}$`))
    const secret = secretOf(invitation)
    expect((await friend().open(secret)).json()).toEqual({ firstName: 'Ada', result: null })
    const view = (await friend().answer(secret)).json<ComparisonView>()
    expect(view).toEqual({
      firstName: 'Ada',
      result: {
        inviter: {
          firstName: 'Ada',
          birthDate: null,
          numbers: { lifePath: 4, expression: 9, soulUrge: 9, personality: 9 },
        },
        friend: {
          firstName: 'Rui',
          birthDate: null,
          numbers: {
            lifePath: 4,
            expression: expect.any(Number),
            soulUrge: expect.any(Number),
            personality: expect.any(Number),
          },
        },
        score: expect.any(Number),
      },
    })
    expect((await friend().open(secret)).json()).toEqual(view)
    expect(await list(person)).toMatchObject([{ id: invitation.id, result: view.result }])
    expect((await person.credits()).credits).toBe(50)
  })

  test('sees the birth date of the other, or shows the own one, only where its owner says so', async () => {
    const person = await ada()
    const shown = secretOf(await invite(person, { showBirthDate: true }))
    const { result } = (await friend().answer(shown)).json<ComparisonView>()
    expect([result!.inviter.birthDate, result!.friend.birthDate]).toEqual(['1985-05-12', null])
    const hidden = secretOf(await invite(person))
    const other = (await friend().answer(hidden, { showBirthDate: true })).json<ComparisonView>().result!
    expect([other.inviter.birthDate, other.friend.birthDate]).toEqual([null, '1985-03-14'])
  })

  test('leaves no full name, no birth date and no secret behind, in no table and no log', async () => {
    const person = await ada()
    const secret = secretOf(await invite(person))
    const stranger = { fullName: 'Zacarias Quintanilha Barbosa', birthDate: '1977-07-29' }
    await friend().open(secret)
    await friend().answer(secret, stranger)
    const kept = (await readers.testApp.everyRow()) + readers.testApp.log()
    for (const trace of ['Quintanilha', '1977-07-29', secret]) expect(kept).not.toContain(trace)
  })

  test('answers once, also when two answer at once', async () => {
    const person = await ada()
    const secret = secretOf(await invite(person))
    const answers = await Promise.all([friend().answer(secret), friend().answer(secret, { fullName: 'Eva Costa' })])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect((await friend().answer(secret)).json()).toMatchObject({ code: 'comparisons.answered' })
  })

  test.each([
    ['birthDate', { birthDate: '2019-03-14' }],
    ['birthDate', { birthDate: '2031-01-01' }],
    ['birthDate', { birthDate: '1985-02-30' }],
    ['fullName', { fullName: ' ' }],
    ['email', { email: 'x@example.com' }],
  ])('is told which field is wrong (%s), and can try again', async (field, wrong) => {
    const secret = secretOf(await invite(await ada()))
    const answer = await friend().answer(secret, wrong)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field })
    expect((await friend().answer(secret)).statusCode).toBe(200)
  })
})

describe('an invitation to compare', () => {
  test('ends when it is withdrawn, with its result', async () => {
    const [person, stranger] = [await ada(), await ada()]
    const invitation = await invite(person)
    await friend().answer(secretOf(invitation))
    const end = at(routes.deleteComparison, { id: invitation.id })
    expect((await stranger.call(end)).json()).toMatchObject({ code: 'comparisons.not_found' })
    expect((await person.call(end)).statusCode).toBe(204)
    expect((await friend().open(secretOf(invitation))).json()).toMatchObject({ code: 'comparisons.not_found' })
    expect(await list(person)).toEqual([])
  })

  test('is deleted for both by the friend, also after the link has ended', async () => {
    const person = await ada()
    const [open, first, second] = [await invite(person), await invite(person), await invite(person)]
    for (const one of [first, second]) await friend().answer(secretOf(one))
    expect((await friend().takeBack(secretOf(open))).json()).toMatchObject({ code: 'comparisons.not_found' })
    expect((await friend().takeBack(secretOf(first))).statusCode).toBe(204)
    expect((await friend().open(secretOf(first))).json()).toMatchObject({ code: 'comparisons.not_found' })
    expect((await list(person)).map(({ id }) => id).toSorted()).toEqual([open.id, second.id].toSorted())
    readers.testApp.passTime(minutesOfDays(limits.comparisonDays))
    expect((await friend().takeBack(secretOf(second))).statusCode).toBe(204)
    expect((await friend().takeBack(secretOf(second))).json()).toMatchObject({ code: 'comparisons.not_found' })
    const { rows } = await sql`select comparison_id as id from comparisons where user_id = ${person.userId}`.execute(
      readers.testApp.owner,
    )
    expect(rows).toEqual([{ id: open.id }])
  })

  test(`ends after ${limits.comparisonDays} days: unanswered it is forgotten, answered it stays with its owner`, async () => {
    const person = await ada()
    const [open, answered] = [await invite(person), await invite(person)]
    await friend().answer(secretOf(answered))
    readers.testApp.passTime(minutesOfDays(limits.comparisonDays))
    for (const one of [open, answered])
      expect((await friend().open(secretOf(one))).json()).toMatchObject({ code: 'comparisons.not_found' })
    expect((await friend().answer(secretOf(open))).statusCode).toBe(404)
    const { db, clock } = readers.testApp.deps
    await deleteUnanswered(db, clock.now())
    const { rows } = await sql`select from comparisons where user_id = ${person.userId}`.execute(readers.testApp.owner)
    expect(rows).toHaveLength(1)
  })

  test('needs a profile', async () => {
    const person = await ada()
    await sql`update users set birth_date = null where user_id = ${person.userId}`.execute(readers.testApp.owner)
    const answer = await person.call(routes.inviteToCompare, { payload: {} })
    expect(answer.json()).toMatchObject({ code: 'chart.profile_missing' })
  })

  test(`is one of ${limits.comparisons} at most`, async () => {
    const person = await ada()
    const { db } = readers.testApp.deps
    await sql`
      insert into comparisons (user_id, comparison_id, secret_hash, shows_birth_date, created_at, expires_at)
      select ${person.userId}, gen_random_uuid(), gen_random_uuid()::text, false, now(), '2100-01-01'
      from generate_series(2, ${limits.comparisons}::integer)`.execute(db)
    const answers = await Promise.all([1, 2].map(() => person.call(routes.inviteToCompare, { payload: {} })))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
  })

  test('is in the download without its secret, and gone with the account', async () => {
    const person = await ada()
    const invitation = await invite(person)
    await friend().answer(secretOf(invitation))
    const { method, path } = routes.userData
    const data = (await person.call({ method, path: `${path}?format=json` })).json()
    expect(data.comparisons).toMatchObject([{ comparisonId: invitation.id, result: { friend: { firstName: 'Rui' } } }])
    expect(JSON.stringify(data.comparisons)).not.toContain('secret')
    const { email } = await person.credits()
    await person.call(routes.deleteAccount, { payload: { email } })
    await expect.poll(async () => (await friend().open(secretOf(invitation))).statusCode).toBe(404)
  })
})
