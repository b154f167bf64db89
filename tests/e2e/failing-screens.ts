import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sampleAdmin } from './admin-people.ts'
import { expect } from './journey.ts'
import { arriveWithProfile, logIn, newEmail } from './person.ts'
import type { Screen } from './screen.ts'

const pages = join(import.meta.dirname, '../../apps/web/dist')

/** Has the server fail where it is asked for these. */
const fail = (page: Page, paths: RegExp): Promise<unknown> =>
  page.route(paths, (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong on our side.', code: 'internal' } }),
  )

/** A page whose data cannot be loaded, for a signed-in user. */
const failing = (name: string, path: string, paths: RegExp): Screen => ({
  name: `${name} failing`,
  async open(page) {
    await logIn(page, newEmail())
    await page.request.post('/api/admin/login', { data: sampleAdmin })
    await fail(page, paths)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  },
})

/** A page that the server answers at whatever address. */
const answered = (name: string, file: string): Screen => ({
  name,
  async open(page) {
    const body = readFileSync(join(pages, file), 'utf8').replaceAll('request-id-of-this-answer', 'req-7f3a91c2')
    await page.route('**/answered', (route) => route.fulfill({ contentType: 'text/html', body }))
    await page.goto('/answered')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
})

/** Error states of pages and parts. */
export const failingScreens: readonly Screen[] = [
  answered('server error', 'failed.html'),
  answered('too many requests', 'too-fast.html'),
  answered('log out, asked', 'logout-question.html'),
  { name: 'offline', open: async (page) => void (await page.goto('/offline')) },
  failing('settings, sessions', '/settings', /\/api\/user\/sessions/),
  failing('settings, account', '/settings', /\/api\/auth\/profile/),
  failing('credits, statement', '/credits', /\/api\/(credits\/statement|billing\/purchases)/),
  failing('my chart, account', '/chart', /\/api\/auth\/profile/),
  failing('today, account', '/today', /\/api\/auth\/profile/),
  failing('calendar, account', '/calendar', /\/api\/auth\/profile/),
  failing('chat, account', '/chat', /\/api\/auth\/profile/),
  failing('referrals, overview', '/referrals', /\/api\/referral/),
  failing('referrals, payouts', '/referrals?tab=payouts', /\/api\/referral/),
  failing('admin, today', '/admin', /\/api\/(admin\/(figures|credits)|telegram)/),
  failing('admin, audit', '/admin?section=audit', /\/api\/admin\/audit/),
  failing('success, signed in', '/success?session_id=cs_nothing', /\/api\/nothing/),
  failing('success, account', '/success?session_id=cs_nothing', /\/api\/auth\/profile/),
  failing('shared', '/shared/nothing-here', /\/api\/shared/),
  {
    name: 'chat, history failing',
    async open(page) {
      await arriveWithProfile(page)
      await fail(page, /\/api\/chat\/history/)
      await page.reload()
      await page.waitForLoadState('networkidle')
    },
  },
  {
    name: 'pricing, checkout failing',
    async open(page) {
      await logIn(page, newEmail())
      await fail(page, /\/api\/billing\/checkout-session/)
      await page.goto('/pricing')
      await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
      await expect(page.getByText('Checkout failed', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'settings, gone',
    async open(page) {
      const email = newEmail()
      await logIn(page, email)
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill(email)
      await page.getByRole('button', { name: 'Delete for good' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Your account is deleted' })).toBeVisible()
    },
  },
  {
    name: 'admin, nobody found',
    async open(page) {
      await page.request.post('/api/admin/login', { data: sampleAdmin })
      await page.goto('/admin?section=people')
      await page.getByLabel('E-mail address').fill('nobody@example.com')
      await page.getByRole('button', { name: 'Find' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'success, signed out',
    async open(page) {
      await page.goto('/success?session_id=cs_nothing')
      await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible()
    },
  },
]
