import type { Page } from '@playwright/test'
import { violationsOn } from './accessibility.ts'
import { buyCredits } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { arriveWithProfile, expectToast } from './person.ts'

const rui = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14', relation: 'brother' }
const mia = { fullName: 'Mia Carvalho', birthDate: '2020-01-02', relation: 'daughter' }
const card = (page: Page) => page.getByRole('region', { name: 'Your people' })
const lines = (page: Page) => page.getByRole('list', { name: 'Your people' }).getByRole('listitem')
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a person is saved, changed, deleted and brought back by keyboard', async ({ page }) => {
  await arriveWithProfile(page)
  await page.goto('/settings')
  await expect(card(page).getByText('You have not saved anyone yet.')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add a person' })
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await dialog.getByLabel('Year').selectOption('1985')
  await dialog.getByLabel('Month').selectOption('March')
  await dialog.getByLabel('Day').selectOption('14')
  await dialog.getByLabel('Full name').fill(rui.fullName)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Please choose what this person is to you.')).toBeVisible()
  await expect(dialog.getByLabel('Who are they to you?')).toBeFocused()
  await page.keyboard.type('Bro')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Person saved', { exact: true })).toBeVisible()
  await expect(add).toBeFocused()
  await expect(lines(page)).toContainText('Brother · born 14/03/1985')

  await page.getByRole('button', { name: `Edit: ${rui.fullName}` }).press('Enter')
  const change = page.getByRole('dialog', { name: 'Change this person' })
  await expect(change.getByLabel('Full name')).toHaveValue(rui.fullName)
  await change.getByLabel('Who are they to you?').selectOption('Friend')
  await change.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(lines(page)).toContainText('Friend')

  await page.getByRole('button', { name: `Delete: ${rui.fullName}` }).press('Enter')
  await expect(lines(page)).toHaveCount(0)
  await expect(add).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(lines(page)).toContainText('Friend')
})

test('a saved person is compared with in one tap, and a new one is saved on the way', async ({ page, product }) => {
  await arriveWithProfile(page)
  for (const data of [rui, mia]) expect((await page.request.post('/api/people', { data })).ok()).toBe(true)
  await buyCredits(page, product)
  await page.getByRole('button', { name: /^Compatibility 12 credits/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Compatibility' })
  await expect(dialog.getByRole('heading', { name: 'Compare with one of your people for 12 credits' })).toBeVisible()
  // A child is not compared.
  await expect(dialog.getByText('People under 18 cannot be compared.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Mia' })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await violationsOn(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  const sent = page.waitForRequest('/api/chat')
  await dialog.getByRole('button', { name: rui.fullName }).click()
  expect((await sent).postDataJSON()).toMatchObject({ other: { personId: expect.any(String) } })
  await expectToast(page, 'Reading complete', '12 credits used, 23 remaining.')

  await page.getByRole('button', { name: /^Compatibility 12 credits/ }).click()
  await dialog.getByLabel('Year').selectOption('1988')
  await dialog.getByLabel('Month').selectOption('February')
  await dialog.getByLabel('Day').selectOption('29')
  await dialog.getByLabel('Full name').fill('Bruno Costa')
  await dialog.getByLabel('Save this person for next time').check()
  await dialog.getByLabel('Who are they to you?').selectOption('Partner')
  await dialog.getByRole('button', { name: 'Send for 12 credits' }).click()
  await expect(dialog).toBeHidden()
  const { people } = (await (await page.request.get('/api/people')).json()) as { people: { fullName: string }[] }
  expect(people.map(({ fullName }) => fullName)).toEqual([rui.fullName, mia.fullName, 'Bruno Costa'])
})
