import { at, limits, routes, type SavedPeople, type SavedPerson } from '@numeria/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useReaders, type Reader } from '../test-readers.ts'

const readers = useReaders()
const { ada } = readers

const rui = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14', relation: 'brother' } as const
const list = async (person: Reader) => (await person.call(routes.people)).json<SavedPeople>().people
const save = async (person: Reader, payload: object = rui) =>
  (await person.call(routes.savePerson, { payload })).json<SavedPerson>()
const change = (person: Reader, id: string, payload: object) =>
  person.call(at(routes.updatePerson, { id }), { payload })
const remove = (person: Reader, id: string) => person.call(at(routes.deletePerson, { id }))
const compare = (person: Reader, personId: string) =>
  person.ask('How do we fit?', { reading: 'compatibility', other: { personId } })

describe('the people whom a reader saves', () => {
  test('are listed, changed field by field, and deleted', async () => {
    const person = await ada()
    expect(await list(person)).toEqual([])
    const answer = await person.call(routes.savePerson, { payload: rui })
    expect(answer.statusCode).toBe(201)
    const saved = answer.json<SavedPerson>()
    expect(saved).toEqual({ ...rui, id: expect.any(String), createdAt: expect.any(String) })
    expect((await change(person, saved.id, { birthDate: '1985-03-15' })).json()).toEqual({
      ...saved,
      birthDate: '1985-03-15',
    })
    expect((await change(person, saved.id, {})).json()).toMatchObject({ birthDate: '1985-03-15' })
    expect((await change(person, saved.id, { relation: 'friend', fullName: 'Rui Carvalho' })).statusCode).toBe(200)
    expect(await list(person)).toMatchObject([{ fullName: 'Rui Carvalho', relation: 'friend' }])
    expect((await remove(person, saved.id)).statusCode).toBe(204)
    expect(await list(person)).toEqual([])
    expect((await remove(person, saved.id)).json()).toMatchObject({ code: 'people.not_found' })
  })

  test.each([
    ['fullName', { fullName: '  ' }],
    ['fullName', { fullName: 'x'.repeat(limits.fullNameCharacters + 1) }],
    ['birthDate', { birthDate: '1985-02-30' }],
    ['birthDate', { birthDate: '2031-01-01' }],
    ['relation', { relation: 'nemesis' }],
    ['email', { email: 'rui@example.com' }],
  ])('are refused with the name of the field: %s', async (field, wrong) => {
    const person = await ada()
    const answer = await person.call(routes.savePerson, { payload: { ...rui, ...wrong } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field })
    const { id } = await save(person)
    expect((await change(person, id, wrong)).json()).toMatchObject({ code: 'request.invalid', field })
    expect(await list(person)).toMatchObject([rui])
  })

  test('are nobody to anybody else', async () => {
    const [person, stranger] = [await ada(), await ada()]
    const { id } = await save(person)
    for (const answer of [
      await change(stranger, id, { relation: 'friend' }),
      await remove(stranger, id),
      await compare(stranger, id),
      await change(person, 'none', {}),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'people.not_found'])
    expect(await list(person)).toMatchObject([rui])
    expect((await stranger.credits()).credits).toBe(50)
  })

  test(`are ${limits.savedPeople} at most, also when many are saved at once`, async () => {
    const person = await ada()
    const nthBorn = (nth: number) => ({ ...rui, birthDate: `19${40 + nth}-03-14` })
    for (let nth = 0; nth < limits.savedPeople - 1; nth += 1) await save(person, nthBorn(nth))
    const answers = await Promise.all(
      [50, 51, 52].map((nth) => person.call(routes.savePerson, { payload: nthBorn(nth) })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
    expect(await list(person)).toHaveLength(limits.savedPeople)
  })

  test('may be children', async () => {
    const person = await ada()
    expect(await save(person, { ...rui, birthDate: '2019-03-14', relation: 'son' })).toMatchObject({ relation: 'son' })
  })
})

describe('a saved person in a reading', () => {
  test('is chosen for a comparison by id, at the usual price', async () => {
    const person = await ada()
    const { id } = await save(person)
    const answer = await compare(person, id)
    expect(answer.json()).toMatchObject({ creditsCost: 12, creditsRemaining: 38 })
    const { turnId } = (await person.history()).at(-1)!
    const numbers = (await person.call(at(routes.turnNumbers, { turnId }))).json()
    expect(numbers.other).toEqual({ fullName: rui.fullName, birthDate: rui.birthDate })
  })

  test('who is under 18 gets none, free of charge', async () => {
    const person = await ada()
    const { id } = await save(person, { ...rui, birthDate: '2019-03-14', relation: 'son' })
    expect((await compare(person, id)).json()).toMatchObject({ creditsCost: 0, creditsRemaining: 50 })
    const love = await person.ask('Is Rui in love with me?')
    expect(love.json()).toMatchObject({ creditsCost: 0 })
  })

  test('is known as soon as a message names them, with what was changed last, until they are deleted', async () => {
    const person = await ada()
    const { id } = await save(person)
    await compare(person, id)
    await change(person, id, { fullName: 'Rui Paulo Carvalho', birthDate: '1985-03-15' })
    const named = async () => {
      readers.testApp.passTime(2)
      await person.ask('What does Rui want?')
      const { turnId } = (await person.history()).at(-1)!
      const { other, named: more } = (await person.call(at(routes.turnNumbers, { turnId }))).json()
      return [other, ...(more ?? [])]
    }
    expect(await named()).toEqual([{ fullName: 'Rui Paulo Carvalho', birthDate: '1985-03-15' }])
    await remove(person, id)
    expect(await named()).toEqual([null])
  })

  test('stands in a request by id or in full, not both', async () => {
    const person = await ada()
    const { id } = await save(person)
    const { fullName, birthDate } = rui
    for (const [field, other] of [
      ['other.personId', { personId: id, fullName, birthDate }],
      ['other.personId', { personId: 'Rui' }],
      ['other.birthDate', { fullName }],
      ['other.fullName', { birthDate }],
      ['nickname', { personId: id, nickname: 'Rui' }],
    ] as const) {
      const answer = await person.ask('How do we fit?', { reading: 'compatibility', other })
      expect(answer.json()).toMatchObject({ code: 'request.invalid', field })
    }
  })

  test('does not stand in the way of help', async () => {
    const person = await ada()
    const { id } = await save(person)
    await remove(person, id)
    const answer = await person.ask('I want to kill myself', { reading: 'compatibility', other: { personId: id } })
    expect(answer.json()).toMatchObject({ creditsCost: 0, reply: expect.stringContaining('1') })
  })
})

test('nobody is saved twice, in whatever spelling or by a change', async () => {
  const person = await ada()
  const other = { ...rui, fullName: 'RUI  pedro Carvàlho', relation: 'friend' }
  const refusal = { code: 'request.invalid', field: 'fullName', error: 'This person is already in your list.' }
  await save(person)
  expect((await person.call(routes.savePerson, { payload: other })).json()).toMatchObject(refusal)
  const twin = await person.call(routes.savePerson, { payload: { ...rui, birthDate: '1985-03-15' } })
  expect(twin.statusCode).toBe(201)
  const change = at(routes.updatePerson, { id: twin.json<SavedPerson>().id })
  expect((await person.call(change, { payload: { birthDate: rui.birthDate } })).json()).toMatchObject(refusal)
  expect((await person.call(change, { payload: { relation: 'friend' } })).statusCode).toBe(200)
  const race = await Promise.all(
    [1, 2].map(() => person.call(routes.savePerson, { payload: { ...rui, birthDate: '1985-03-16' } })),
  )
  expect(race.map(({ statusCode }) => statusCode).toSorted((one, next) => one - next)).toEqual([201, 400])
})

test('saved people are in the download, and gone with the account', async () => {
  const person = await ada()
  await save(person)
  const { method, path } = routes.userData
  const data = (await person.call({ method, path: `${path}?format=json` })).json()
  expect(data.people).toMatchObject([rui])
  const { email } = await person.credits()
  await person.call(routes.deleteAccount, { payload: { email } })
  await expect
    .poll(async () => {
      const { rows } = await sql`select from saved_people where user_id = ${person.userId}`.execute(
        readers.testApp.owner,
      )
      return rows.length
    })
    .toBe(0)
})
