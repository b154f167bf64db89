import { violationsOn } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { at } from './referral-people.ts'
import { arriveWithProfile, logIn, newEmail } from './person.ts'

test.use({ expectedNoise: /^404: \/api\/compare\/(open|take-back)/ })

test('a friend who has the link compares without an account, both see it, and the friend who signs up counts as brought', async ({
  page,
  otherBrowser,
}) => {
  await arriveWithProfile(page)
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Compare numbers with a friend' })
  await expect(card.getByText('No invitations yet.')).toBeVisible()
  await card.getByRole('button', { name: 'Create a link' }).press('Enter')
  const link = await card.getByLabel('Your link').inputValue()
  const { pathname, search, hash } = new URL(link)
  await expect(card.getByRole('listitem')).toContainText('Waiting for an answer until')

  const friend = await (await otherBrowser(at('203.0.113.7'))).newPage()
  await friend.setViewportSize({ width: 320, height: 640 })
  const answer = await friend.goto(pathname + search + hash)
  expect(answer!.headers()['x-robots-tag']).toBe('noindex')
  await expect(friend.getByText('Ada invites you to compare core numbers.')).toBeVisible()
  expect(await violationsOn(friend)).toEqual([])
  await friend.getByLabel('Year').selectOption('1985')
  await friend.getByLabel('Month').selectOption('March')
  await friend.getByLabel('Day').selectOption('14')
  await friend.getByLabel('Full name').fill('Rui Pedro Carvalho')
  await friend.keyboard.press('Enter')
  const result = friend.getByRole('table', { name: 'Ada and Rui' })
  await expect(result).toContainText('Life Path')
  await expect(friend.getByRole('heading', { level: 1, name: 'Ada and Rui' })).toBeFocused()
  await expect(friend.locator('body')).not.toContainText('14/07/1990')
  expect(await violationsOn(friend)).toEqual([])
  expect(await friend.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  )
  await friend.reload()
  await expect(result).toBeVisible()

  await page.reload()
  await card.getByRole('button', { name: 'Show: comparison with Rui' }).press('Enter')
  await expect(card.getByRole('table', { name: 'You and Rui' })).toContainText('Soul Urge')
  await expect(card).not.toContainText('14/03/1985')

  await logIn(friend, newEmail())
  await expect
    .poll(async () => ((await (await page.request.get('/api/referral/conversions')).json()) as unknown[]).length)
    .toBe(1)

  await card.getByRole('button', { name: 'Delete: comparison with Rui' }).press('Enter')
  await expect(card.getByText('No invitations yet.')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Create a link' })).toBeFocused()
  await friend.goto('/')
  await friend.goto(pathname + search + hash)
  await expect(friend.getByRole('heading', { name: 'This invitation has ended' })).toBeVisible()
  await friend.getByRole('button', { name: 'Delete what I answered' }).press('Enter')
  await expect(friend.getByText('There is nothing left to delete.')).toBeFocused()
})
