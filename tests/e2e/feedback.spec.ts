import { arriveWithPaidReading, chooseFromMenu, publish } from './feedback-people.ts'
import { openDesk } from './admin-people.ts'
import { expect, test } from './journey.ts'
import { conversation } from './person.ts'
import { card } from './referral-people.ts'

test.use({ expectedNoise: /404: \/(?:api\/)?shared\// })

test('a reading that is not about its reader is written again free, and reported; operators decide about both reports', async ({
  page,
  otherBrowser,
}) => {
  const entry = await arriveWithPaidReading(page)
  await chooseFromMenu(page, 'More', /This isn’t about me/)
  const rewrite = page.getByRole('dialog', { name: 'This isn’t about me' })
  await rewrite.getByRole('radio', { name: 'Wrong tone' }).check()
  await rewrite.getByRole('textbox', { name: 'In your own words (optional)' }).fill('Too cold for me')
  await rewrite.getByRole('checkbox', { name: /may read this reading/ }).check()
  await rewrite.getByRole('button', { name: 'Rewrite free' }).click()
  await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
  await expect(conversation(page).getByText('free rewrite')).toBeVisible()

  // There is one.
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await expect(page.getByRole('menuitem', { name: 'Report' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /This isn’t about me/ })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Report' }).click()
  const report = page.getByRole('dialog', { name: 'Report this reading' })
  await report.getByRole('radio', { name: 'Offensive' }).check()
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Report sent', { exact: true })).toBeVisible()

  const address = await publish(page, entry)
  const stranger = await (await otherBrowser()).newPage()
  await stranger.goto(address)
  await stranger.getByRole('button', { name: 'Report this reading' }).click()
  const notice = stranger.getByRole('dialog')
  await notice.getByRole('radio', { name: 'It shows personal data without consent' }).check()
  await notice.getByRole('textbox', { name: 'Please explain' }).fill('It names my street.')
  await notice.getByRole('textbox', { name: 'Your e-mail (optional)' }).fill('rui@example.org')
  await notice.getByRole('checkbox').check()
  await notice.getByRole('button', { name: 'Send report' }).click()
  await expect(stranger.getByRole('heading', { name: 'Report received' })).toBeVisible()

  const desk = await (await otherBrowser()).newPage()
  await openDesk(desk, 'readings')
  const open = card(desk, 'Open reports')
  const own = open.getByRole('listitem').filter({ hasText: 'Own reading' }).filter({ hasText: 'Offensive' }).last()
  await own.getByRole('button', { name: 'Show reading' }).click()
  await expect(own).toContainText('My week')
  await expect(card(desk, 'Rewritten readings')).toContainText('Too cold for me')
  const others = open.getByRole('listitem').filter({ hasText: 'It names my street.' }).last()
  await others.getByRole('button', { name: 'Decide' }).click()
  const decision = desk.getByRole('dialog')
  await decision.getByRole('radio', { name: /Unpublish/ }).check()
  await decision.getByRole('textbox', { name: 'Reason' }).fill('It does name a street.')
  await decision.getByRole('textbox', { name: /Law that it breaks/ }).fill('Código Civil, artigo 80.º')
  await decision.getByRole('button', { name: 'Send decision' }).click()
  await expect(desk.getByText('Decided', { exact: true })).toBeVisible()

  const thisYear = card(desk, 'Yearly report').getByRole('row', {
    name: new RegExp(`^${new Date().getUTCFullYear()} `),
  })
  await expect(thisYear).toBeVisible()

  expect((await stranger.goto(address))!.status()).toBe(404)
  await page.goto('/settings')
  await expect(card(page, 'Readings we removed from public view')).toContainText('Código Civil, artigo 80.º')
})
