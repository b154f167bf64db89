import { readFileSync, rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { chromium } from '@playwright/test'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { expect, test } from './journey.ts'
import { signIn, storedToken } from './person.ts'

test('nothing that stands in the history of a browser opens anything', async ({ product, otherBrowser }) => {
  const profile = mkdtempSync(join(tmpdir(), 'numeria-profile-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findOrInstallChromium(),
    baseURL: product.url,
  })
  const page = context.pages()[0] ?? (await context.newPage())
  await signIn(page)
  const bearer = (await storedToken(page))!
  const { value: cookie } = (await context.cookies()).find(({ name }) => name === 'numeria')!
  await context.close()

  const file = join(profile, 'Default', 'History')
  const history = new DatabaseSync(file, { readOnly: true })
  const addresses = history
    .prepare('select url from urls')
    .all()
    .map(({ url }) => String(url))
  history.close()
  const everything = readFileSync(file, 'latin1')
  rmSync(profile, { recursive: true })

  const token = addresses.map((address) => new URL(address).searchParams.get('token')).find((found) => found !== null)!
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(everything).not.toContain(bearer)
  expect(everything).not.toContain(cookie.split('.')[1])

  const ask = async (headers: Record<string, string>) =>
    (await fetch(`${product.url}/api/chat/history`, { headers })).status
  const activate = async (found: string, headers: Record<string, string>) => {
    const body = JSON.stringify({ token: found })
    const sent = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } }
    return (await fetch(`${product.url}/api/auth/activate`, sent)).status
  }
  const own = { cookie: `numeria=${cookie}` }
  expect(await ask(own)).toBe(200)
  const opened: string[] = []
  for (const found of new Set(everything.match(/[\w-]{43,}/g))) {
    const answers = [
      await ask({ authorization: `Bearer ${found}` }),
      await ask({ authorization: `Bearer ${found}`, ...own }),
      await ask({ cookie: `numeria=${found}` }),
      await activate(found, {}),
      await activate(found, own),
    ]
    if (answers.some((status) => status < 400)) opened.push(found)
  }
  expect(opened).toEqual([])

  const stranger = await otherBrowser()
  const visitor = await stranger.newPage()
  for (const address of addresses.filter((each) => each.startsWith(product.url))) {
    await visitor.goto(address)
    const answer = await stranger.request.get('/api/auth/profile')
    expect(await answer.json(), address).toMatchObject({ isAuthenticated: false })
  }
})
