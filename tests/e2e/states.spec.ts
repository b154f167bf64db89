import { sampleAdmin } from './admin-people.ts'
import { expect, test } from './journey.ts'
import { ada, logIn, newEmail } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /^(500: \/api\/|404: \/api\/compare\/open)/ })

type Part = {
  name: string
  page: string
  /** The calls that load the part. */
  data: RegExp
  /** Its heading in either language; null where it is the page itself. */
  headings: Record<Locale, string> | null
}
type Locale = 'en-GB' | 'pt-PT'

const part = (name: string, page: string, data: RegExp, english?: string, portuguese?: string): Part => ({
  name,
  page,
  data,
  headings: english === undefined ? null : { 'en-GB': english, 'pt-PT': portuguese ?? english },
})

const parts: readonly Part[] = [
  part('the numbers of the day', '/today', /\/api\/today(\?|$)/),
  part('the reminders', '/today', /\/api\/today\/reminders$/, 'Get them every day', 'Recebe-os todos os dias'),
  part('the yearly letters', '/today', /\/api\/today\/letters$/, 'Letters of your year', 'Cartas do teu ano'),
  part('the calendar', '/calendar', /\/api\/calendar(\?|$)/),
  part('the memory', '/settings', /\/api\/memory$/, 'What Selene remembers', 'O que a Selene recorda'),
  part('the people', '/settings', /\/api\/people$/, 'Your people', 'As tuas pessoas'),
  part(
    'the invitations to compare',
    '/settings',
    /\/api\/comparisons$/,
    'Compare numbers with a friend',
    'Compara números com um amigo',
  ),
  part('the own limits', '/settings', /\/api\/wellbeing$/, 'Your limits', 'Os teus limites'),
  part('an invitation', '/compare#an-invitation-that-is-no-more', /\/api\/compare\/open$/),
  part(
    'the monthly statement',
    '/referrals?tab=payouts',
    /\/api\/referral\/statement$/,
    'Monthly statement',
    'Extrato mensal',
  ),
  part('the commissions', '/referrals?tab=payouts', /\/api\/referral\/commissions$/, 'Commissions', 'Comissões'),
  part(
    'the sources of clicks',
    '/referrals?tab=analytics',
    /\/api\/referral\/sources$/,
    'Where clicks came from',
    'De onde vieram os cliques',
  ),
  part('the retention', '/admin?section=funnel', /\/api\/admin\/retention$/, 'Retention', 'Retenção'),
]
const tryAgain = { 'en-GB': 'Try again', 'pt-PT': 'Tentar de novo' }

for (const locale of ['en-GB', 'pt-PT'] as const)
  test.describe(locale, () => {
    test.use({ locale })

    for (const { name, page: path, data, headings } of parts)
      test(`${name}: waiting is said, a failure is said, and a press loads it`, async ({ page }) => {
        const token = await logIn(page, newEmail())
        expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
        await page.request.post('/api/referral/create', { headers: { authorization: `Bearer ${token}` } })
        await page.request.post('/api/admin/login', { data: sampleAdmin })
        const { promise: asked, resolve: noteAsked } = Promise.withResolvers<void>()
        const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
        let isFailing = true
        await page.route(data, async (route) => {
          if (!isFailing) return route.continue()
          noteAsked()
          await answered
          return route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } })
        })
        await page.goto(path)
        await asked
        const place = headings
          ? page.getByRole('region', { name: headings[locale], exact: true })
          : page.getByRole('main')
        await expect(place.getByRole('status').filter({ hasText: '…' }).first()).toBeVisible()
        answer()
        const retry = place.getByRole('alert').getByRole('button', { name: tryAgain[locale] })
        await expect(retry).toBeVisible()
        await expect(place.getByRole('status').filter({ hasText: '…' })).toHaveCount(0)
        isFailing = false
        await retry.press('Enter')
        await expect(retry).toBeHidden()
        await expect(place.getByRole('status').filter({ hasText: '…' })).toHaveCount(0)
      })
  })

test('a month that was loaded stays where a later load fails', async ({ page }) => {
  await logIn(page, newEmail())
  expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
  await page.goto('/calendar')
  const month = page.getByRole('heading', { level: 2 }).first()
  const shown = await month.textContent()
  let failures = 0
  await page.route(/\/api\/calendar(\?|$)/, (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    failures += 1
    return route.fulfill({ status: 500, json: { error: 'Something went wrong.', code: 'internal' } })
  })
  await page.getByRole('button', { name: 'Create the address' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Secret address' })).toBeVisible()
  await expect.poll(() => failures).toBeGreaterThan(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(month).toHaveText(shown!)
  await expect(page.getByRole('table')).toBeVisible()
})
