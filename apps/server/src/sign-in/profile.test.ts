import { routes } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findUser, rememberMentioned } from '../accounts/accounts.ts'
import { hold } from '../credits/test-holds.ts'
import { createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'

const ada = { birthDate: '1915-12-10', fullName: 'Ada Lovelace' }
const { path } = routes.saveProfile

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], 'http://localhost:4502')))
afterAll(() => testApp.stop())

describe('who is calling', () => {
  test.each([routes.profile.path, routes.me.path])('a visitor is answered as a visitor at %s', async (address) => {
    const answer = await createBrowser(testApp.app).get(address)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ isAuthenticated: false, user: null })
  })

  test.each([routes.profile.path, routes.me.path])(
    'a person is told what we know, and no more, at %s',
    async (address) => {
      const { browser, userId } = await signedIn(testApp)
      const answer = await browser.get(address)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toEqual({
        isAuthenticated: true,
        user: {
          id: expect.stringMatching(/^[\w-]{22}$/),
          email: `${userId}@example.com`,
          credits: 5,
          creditsInUse: 0,
          debt: null,
          currency: 'usd',
          gotCurrency: false,
          timeZone: null,
          joinedOn: '2026-11-21',
          birthDate: null,
          fullName: null,
          currentName: null,
          marriedName: null,
          gotBirthDate: false,
          gotFullName: false,
        },
      })
    },
  )

  test.each([
    ['pt-PT,pt;q=0.9,en;q=0.8', 'eur'],
    ['en-US,en;q=0.5', 'usd'],
  ])('the currency is one of the two: that of the place for "%s" until one is saved', async (language, currency) => {
    const { browser } = await signedIn(testApp)
    const headers = { 'accept-language': language }
    const answer = await browser.get(routes.profile.path, { headers })
    expect(answer.json()).toMatchObject({ user: { currency, gotCurrency: false } })
    const other = currency === 'eur' ? 'usd' : 'eur'
    await browser.patch(routes.savePreferences.path, { body: { currency: other } })
    const saved = await browser.get(routes.profile.path, { headers })
    expect(saved.json()).toMatchObject({ user: { currency: other, gotCurrency: true } })
  })

  test('credits that a reading holds stay in the balance and are shown as in use', async () => {
    const { browser, userId } = await signedIn(testApp)
    await hold(testApp.deps.db, testApp.deps.clock.now(), userId, crypto.randomUUID(), 3)
    expect((await browser.get(routes.profile.path)).json()).toMatchObject({ user: { credits: 5, creditsInUse: 3 } })
  })
})

describe('a profile', () => {
  test.each([
    [{ fullName: 'Ada Lovelace' }, 'birthDate', 'field.required', {}, 'Preenche este campo.'],
    [
      { ...ada, birthDate: 5 },
      'birthDate',
      'field.wrong_type',
      { expected: 'string' },
      'Este campo tem o tipo errado. Era esperado: string.',
    ],
    [[], '', 'field.wrong_type', { expected: 'object' }, 'Este campo tem o tipo errado. Era esperado: object.'],
    [
      { ...ada, fullName: 'Ada '.repeat(30) },
      'fullName',
      'field.too_long',
      { max: 100 },
      'Usa no máximo 100 caracteres.',
    ],
    [{ ...ada, credits: 5 }, 'credits', 'field.unknown', {}, 'Este campo não existe.'],
    [
      { ...ada, birthDate: '2016-01-01' },
      'birthDate',
      'field.under_age',
      { age: 18 },
      'As leituras são para maiores de 18 anos. Volta no dia em que fizeres 18: os teus números esperam por ti.',
    ],
  ])(
    '%j is refused by its field, with a code, and in the language of the page',
    async (body, field, code, params, error) => {
      const { browser } = await signedIn(testApp)
      const headers = { 'accept-language': 'pt-PT,pt' }
      expect((await browser.patch(path, { body, headers })).json()).toEqual({
        error,
        code: 'request.invalid',
        charged: 'no',
        field,
        fieldError: { field, code, params },
        requestId: expect.any(String),
      })
    },
  )

  test('is saved, and answered as it stands now', async () => {
    const { browser } = await signedIn(testApp)
    const saved = await browser.patch(path, { body: { ...ada, fullName: '  Ada Lovelace ' } })
    expect(saved.statusCode).toBe(200)
    expect(saved.json()).toMatchObject({
      isAuthenticated: true,
      user: { ...ada, gotBirthDate: true, gotFullName: true },
    })
    expect((await browser.get(routes.profile.path)).json()).toEqual(saved.json())
  })

  test('takes the name in use and the family name since marriage, keeps them when they are not sent, and drops them when empty', async () => {
    const { browser } = await signedIn(testApp)
    const save = async (names: object) => {
      const answer = await browser.patch(path, { body: { ...ada, ...names } })
      return (answer.json<{ user?: object }>().user ?? answer.json()) as object
    }
    expect(await save({})).toMatchObject({ currentName: null, marriedName: null })
    const both = { currentName: 'Augusta Ada', marriedName: 'King' }
    expect(await save({ currentName: ' Augusta Ada ', marriedName: 'King' })).toMatchObject(both)
    expect(await save({})).toMatchObject(both)
    expect(await save({ currentName: '', marriedName: null })).toMatchObject({ currentName: null, marriedName: null })
    expect(await save({ currentName: 'R2D2' })).toMatchObject({ code: 'request.invalid', field: 'currentName' })
  })

  test('is nobody’s to save without a session', async () => {
    const answer = await createBrowser(testApp.app).patch(path, { body: ada })
    expect(answer).toMatchObject({ statusCode: 401 })
    expect(answer.json()).toMatchObject({ code: 'auth.required' })
  })

  test.each([
    ['2008-11-22', 200],
    ['2008-11-23', 400],
    ['2026-11-23', 400],
    ['2026-02-30', 400],
    ['1899-12-31', 400],
  ])(
    'with the birth date %s is answered %i at noon UTC of the 21st, when it is the 22nd in Kiribati',
    async (birthDate, status) => {
      const { browser } = await signedIn(testApp)
      const answer = await browser.patch(path, { body: { ...ada, birthDate } })
      expect(answer.statusCode).toBe(status)
      if (status === 400) expect(answer.json()).toMatchObject({ code: 'request.invalid', field: 'birthDate' })
    },
  )

  test.each(['credits', 'isAdmin', 'email', 'id', 'currency'])('never takes the field %s', async (field) => {
    const { browser } = await signedIn(testApp)
    const before = (await browser.get(routes.profile.path)).json<unknown>()
    const answer = await browser.patch(path, { body: { ...ada, [field]: 'mine' } })
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field })
    expect((await browser.get(routes.profile.path)).json()).toEqual(before)
  })

  test('is not saved for a page of somebody else', async () => {
    const { browser } = await signedIn(testApp)
    const answer = await browser.patch(path, { body: ada, headers: { origin: 'https://evil.example' } })
    expect(answer).toMatchObject({ statusCode: 403 })
  })
})

describe('what a person mentioned in chat', () => {
  const known = async (userId: string) => (await findUser(testApp.deps.db, userId))!

  test('counts as known, and is not shown as saved', async () => {
    const { browser, userId } = await signedIn(testApp)
    await rememberMentioned(testApp.deps.db, await known(userId), { birthDate: ada.birthDate, fullName: null })
    expect((await browser.get(routes.profile.path)).json()).toMatchObject({
      user: { birthDate: null, fullName: null, gotBirthDate: true, gotFullName: false },
    })
  })

  test('is kept until something else is said', async () => {
    const { userId } = await signedIn(testApp)
    await rememberMentioned(testApp.deps.db, await known(userId), ada)
    await rememberMentioned(testApp.deps.db, await known(userId), { birthDate: null, fullName: 'Ada King' })
    expect(await known(userId)).toMatchObject({ mentionedBirthDate: ada.birthDate, mentionedFullName: 'Ada King' })
  })

  test('never replaces what was saved', async () => {
    const { browser, userId } = await signedIn(testApp)
    await browser.patch(path, { body: ada })
    await rememberMentioned(testApp.deps.db, await known(userId), { birthDate: '2000-01-01', fullName: 'Grace Hopper' })
    expect(await known(userId)).toMatchObject(ada)
  })

  test('is not written down when it was saved anyway', async () => {
    const { browser, userId } = await signedIn(testApp)
    await browser.patch(path, { body: ada })
    await rememberMentioned(testApp.deps.db, await known(userId), ada)
    expect(await known(userId)).toMatchObject({ ...ada, mentionedBirthDate: null, mentionedFullName: null })
  })
})
