import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, ownClick, signedIn, startTestApp, type TestApp } from '../test-app.ts'

const publicUrl = 'http://localhost:4503'
const profile = '/api/auth/profile'
const logout = '/api/logout'
const form = { 'content-type': 'application/x-www-form-urlencoded' }

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], publicUrl)))
afterAll(() => testApp.stop())

type Person = Awaited<ReturnType<typeof signedIn>>

/** Checks the old credentials, after the browser deleted them. */
async function isAlive({ token }: Person, cookie: string): Promise<boolean[]> {
  const browser = createBrowser(testApp.app)
  browser.jar.set('numeria', cookie)
  const answers = [await browser.get(profile, { token }), await browser.get(profile)]
  return answers.map((answer) => answer.json<{ isAuthenticated?: boolean }>().isAuthenticated === true)
}

async function someoneWithCookie() {
  const person = await signedIn(testApp)
  return { person, cookie: person.browser.jar.get('numeria')! }
}

describe('logging out', () => {
  test('ends both credentials on the server, and clears the browser', async () => {
    const { person, cookie } = await someoneWithCookie()
    const answer = await person.browser.get(logout, { headers: ownClick })
    expect(answer).toMatchObject({
      statusCode: 302,
      headers: { location: '/logout', 'clear-site-data': '"cache"' },
    })
    expect(person.browser.jar.has('numeria')).toBe(false)
    expect(await isAlive(person, cookie)).toEqual([false, false])
  })

  test('ends this session and no other of the same person', async () => {
    const { person } = await someoneWithCookie()
    const elsewhere = await signedIn(testApp, person.userId)
    const elsewhereCookie = elsewhere.browser.jar.get('numeria')!
    await person.browser.get(logout, { headers: ownClick })
    expect(await isAlive(elsewhere, elsewhereCookie)).toEqual([true, true])
  })

  test('by a form ends the cookie’s session', async () => {
    const { person, cookie } = await someoneWithCookie()
    const answer = await person.browser.post(logout, {
      headers: { ...form, 'sec-fetch-site': 'same-origin', origin: publicUrl },
      body: '',
    })
    expect(answer).toMatchObject({ statusCode: 303, headers: { location: '/logout' } })
    expect(await isAlive(person, cookie)).toEqual([false, false])
  })

  test('by a call with the token alone ends nothing', async () => {
    const { person, cookie } = await someoneWithCookie()
    expect((await createBrowser(testApp.app).post(logout, { token: person.token })).statusCode).toBe(303)
    expect(await isAlive(person, cookie)).toEqual([true, true])
  })

  test('with a cookie that has the name of a session and not its secret ends nothing', async () => {
    const { person, cookie } = await someoneWithCookie()
    const forger = createBrowser(testApp.app)
    forger.jar.set('numeria', `${cookie.split('.')[0]}.${'A'.repeat(43)}`)
    await forger.get(logout, { headers: ownClick })
    expect(await isAlive(person, cookie)).toEqual([true, true])
  })

  test('twice, or without a session, is no error', async () => {
    const { person } = await someoneWithCookie()
    for (let time = 0; time < 2; time++) {
      expect(await person.browser.get(logout, { headers: ownClick })).toMatchObject({
        statusCode: 302,
        headers: { location: '/logout' },
      })
    }
  })

  test('followed by an old browser, which names our page alone, ends the session', async () => {
    const { person, cookie } = await someoneWithCookie()
    await person.browser.get(logout, { headers: { referer: `${publicUrl}/chat` } })
    expect(await isAlive(person, cookie)).toEqual([false, false])
  })
})

describe('a request that no page of ours started leaves the session alive and is led to a question:', () => {
  test.each([
    ['an address that was typed, or opened from a mail program', { ...ownClick, 'sec-fetch-site': 'none' }],
    ['a request that says nothing of where it comes from', {}],
    ['a link', { ...ownClick, 'sec-fetch-site': 'cross-site' }],
    ['a link of a sister site', { ...ownClick, 'sec-fetch-site': 'same-site' }],
    ['an image', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    [
      'an image on our own page',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    ['a frame on our own page', { ...ownClick, 'sec-fetch-dest': 'iframe' }],
    ['a script on our own page', { ...ownClick, 'sec-fetch-mode': 'cors' }],
    ['a frame', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', { ...ownClick, 'sec-purpose': 'prefetch' }],
    ['a prerender', { ...ownClick, 'sec-purpose': 'prefetch;prerender' }],
    ['a link in an old browser', { referer: 'https://evil.example/' }],
    ['a link with an address that is none', { referer: 'evil' }],
    ['a sandboxed frame in an old browser', { origin: 'null' }],
  ])('%s', async (_, headers) => {
    const { person, cookie } = await someoneWithCookie()
    const answer = await person.browser.get(logout, { headers })
    expect(answer).toMatchObject({
      statusCode: 303,
      headers: { location: '/api/logout/confirm', 'cache-control': 'no-store' },
    })
    expect(await isAlive(person, cookie)).toEqual([true, true])
  })

  test('a form that posts is refused', async () => {
    const { person, cookie } = await someoneWithCookie()
    const answer = await person.browser.post(logout, { headers: { ...form, 'sec-fetch-site': 'cross-site' }, body: '' })
    expect(answer.statusCode).toBe(403)
    expect(await isAlive(person, cookie)).toEqual([true, true])
  })

  test('a question about the head of the page changes nothing', async () => {
    const { person, cookie } = await someoneWithCookie()
    await testApp.app.inject({ method: 'HEAD', url: logout, cookies: { numeria: cookie } })
    expect(await isAlive(person, cookie)).toEqual([true, true])
  })

  test('the question is a page that needs no script, whose form posts to ourselves', async () => {
    const { headers, body } = await createBrowser(testApp.app).get('/api/logout/confirm')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['content-security-policy']).toContain("form-action 'self'")
    expect(body).toMatch(/<form (?=[^>]*method="post")[^>]*action="\/api\/logout"/)
    expect(body).not.toMatch(/<script|<style|style=|https?:/)
  })
})
