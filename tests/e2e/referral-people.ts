import type { Payout, PayoutOverview, YearlyStatements } from '@numeria/contract'
import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import { logIn, newEmail } from './person.ts'

/** A browser as people use it. The one that runs the tests says of itself that it is a program, and programs are not counted. */
export const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'

/** A user at another network address, as our own proxy would report it. */
export const at = (address: string) => ({ userAgent, extraHTTPHeaders: { 'x-forwarded-for': address } })

/** A new user, signed in, on a tab of the referral program. */
export async function openReferrals(page: Page, tab = 'overview', email = newEmail()): Promise<void> {
  await logIn(page, email)
  await page.goto(`/referrals?tab=${tab}`)
  await expect(page.getByRole('tabpanel')).toBeVisible()
}

/** Makes a code without its page. Answers the code. */
export async function makeCode(page: Page): Promise<string> {
  const made = await page.request.post('/api/referral/create', { data: {} })
  const { link } = (await made.json()) as { link: string }
  return new URL(link).searchParams.get('ref')!
}

/** Opens a link as one visitor after the other would, each in a browser of their own. */
export async function click(page: Page, code: string, visitors: number): Promise<void> {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const headers = { 'user-agent': `${userAgent} Visitor/${visitor}` }
    expect((await page.request.get(`/?ref=${code}`, { headers, maxRedirects: 0 })).status()).toBeLessThan(400)
  }
}

export const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** The server's answers after a payout to a UK account, since a month has to pass before one is. */
export async function paidInPounds(page: Page): Promise<void> {
  const sums = { withheldCents: 587, netCents: 1_963, pounds: { pence: 1_651, rate: 0.8412, rateOn: '2026-10-30' } }
  const payout: Payout = {
    ...sums,
    id: 'b8a1e9a0-6f0e-4c56-8d2b-1f2f5d0a7c01',
    amountCents: 2_550,
    state: 'paid',
    createdAt: '2026-11-01T10:00:00.000Z',
    paidAt: '2026-11-03T10:00:00.000Z',
    account: '•••• 4958',
    failure: null,
  }
  const { pounds, ...year } = { ...sums, grossCents: 2_550 }
  const statements: YearlyStatements = [
    {
      year: 2026,
      ...year,
      payouts: [
        {
          ...year,
          payoutId: payout.id,
          paidOn: '2026-11-03',
          pounds,
          withheldPercent: 23,
          taxNumber: '•••• 789',
          country: 'PT',
        },
      ],
    },
  ]
  await page.route('**/api/referral/yearly-statements', (route) => route.fulfill({ json: statements }))
  await page.route('**/api/referral/payouts', async (route) => {
    const overview = (await (await route.fetch()).json()) as PayoutOverview
    await route.fulfill({ json: { ...overview, payouts: [payout] } })
  })
}
