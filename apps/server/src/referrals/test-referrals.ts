import { randomUUID } from 'node:crypto'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import type { Conversion, Referral } from '@numeria/contract'
import { afterAll, beforeAll } from 'vitest'
import { createBrowser as createProviderBrowser } from '../../../sandbox/src/test-browser.ts'
import { googleProvider } from '../integrations/google.ts'
import { readSettings } from '../platform/settings.ts'
import { activated, createBrowser, ownClick, startTestApp, type TestApp } from '../test-app.ts'

const publicUrl = 'http://localhost:4511'
export const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
export const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'

let street = 0
/** An unused address in its own network. The files of a worker share this count, so that it goes past 255. */
export const newAddress = (): string => {
  street += 1
  return `${11 + (street % 200)}.${20 + Math.floor(street / 200)}.30.40`
}

export type Place = { address: string; agent: string }
export const newPlace = (): Place => ({ address: newAddress(), agent: firefox })

/** The product behind one proxy, with one identity provider, for a test file. */
export function useReferrals() {
  const world = {} as { testApp: TestApp; sandbox: Sandbox }
  beforeAll(async () => {
    world.sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
    const google = googleProvider(readSettings(world.sandbox.environment).google!)
    world.testApp = await startTestApp([google], publicUrl, {
      ...world.sandbox.environment,
      TRUST_PROXY: '1',
      LIMITS_PER_ADDRESS_TIMES: '1',
    })
  })
  afterAll(async () => {
    await world.testApp.stop()
    await world.sandbox.stop()
  })

  /** A browser that sits somewhere. */
  const browserAt = ({ address, agent }: Place) => {
    const browser = createBrowser(world.testApp.app)
    const from = { 'x-forwarded-for': address, 'user-agent': agent, accept: 'text/html' }
    return {
      jar: browser.jar,
      open: (url: string, headers: Record<string, string> = {}) =>
        browser.get(url, { headers: { ...from, ...headers } }),
      post: (url: string, body?: object) => browser.post(url, { headers: from, ...(body && { body }) }),
      async logIn(email = `${randomUUID()}@example.com`) {
        const start = await browser.get('/api/auth/login/google', { headers: { ...from, ...ownClick } })
        const elsewhere = createProviderBrowser(world.sandbox.url)
        const page = await elsewhere.open(start.headers.location!)
        const { leftTo } = await elsewhere.submit(page, { email, name: 'Somebody' })
        const answer = await browser.get(leftTo!.pathname + leftTo!.search, { headers: from })
        const token = new URL(answer.headers.location!, publicUrl).searchParams.get('token')!
        await activated(browser, token)
        const { user } = (await browser.get('/api/auth/profile', { headers: from })).json<{
          user: { id: string; credits: number }
        }>()
        return { ...user, email }
      },
    }
  }
  type Browser = ReturnType<typeof browserAt>
  const read = async <Reply>(browser: Browser, path: string): Promise<Reply> => (await browser.open(path)).json<Reply>()
  const creditsOf = async (browser: Browser): Promise<number> =>
    (await read<{ user: { credits: number } }>(browser, '/api/auth/profile')).user.credits
  const newCode = async (browser: Browser): Promise<string> =>
    new URL((await browser.post('/api/referral/create')).json<{ link: string }>().link).searchParams.get('ref')!

  return {
    world,
    browserAt,
    creditsOf,
    newCode,
    codes: (browser: Browser) => read<Referral[]>(browser, '/api/referrals'),
    conversions: (browser: Browser) => read<Conversion[]>(browser, '/api/referral/conversions'),
    /** Signs in a user who has a code. */
    referrer: async (place = newPlace(), address?: string) => {
      const browser = browserAt(place)
      const { id, email } = await browser.logIn(address)
      return { browser, id, email, place, code: await newCode(browser) }
    },
    /** A new user who opens a link and signs in. */
    comesBy: async (ref: string, place = newPlace(), email?: string) => {
      const browser = browserAt(place)
      await browser.open(`/?ref=${ref}`)
      return { browser, ...(await browser.logIn(email)) }
    },
  }
}
