import type { Locator, Page } from '@playwright/test'
import { buyCredits } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { ada, arriveWithProfile, ask, conversation, expectCredits, plainQuestion, storedHistory } from './person.ts'

/** A reading asked for by name, without the screen, which other tests prove. */
async function readingOf(page: Page, request: Record<string, unknown>): Promise<void> {
  const answer = await page.request.post('/api/chat', { data: request })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const turns = (page: Page): Locator => conversation(page).locator('li[id^="turn-"]')

async function chooseFromMenu(page: Page, turn: Locator, item: string): Promise<void> {
  await turn.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a reading tells how its numbers were found, and leaves the reader where they are', async ({ page, product }) => {
  await arriveWithProfile(page)
  await buyCredits(page, product)
  const other = { fullName: 'Bruno Costa', birthDate: '1988-02-29' }
  await readingOf(page, { message: 'Bruno and I', reading: 'compatibility', other })
  await readingOf(page, { message: 'My week', reading: 'weekly_roadmap' })
  await page.reload()

  const week = turns(page).last()
  const button = week.getByRole('button', { name: 'How these numbers were found' })
  await expect(button).toBeInViewport()
  const before = (await button.boundingBox())!
  await button.click()
  await expect(week.getByText(`Counted from ${ada.fullName}, born 14/07/1990`)).toBeVisible()
  await expect(week.getByRole('figure').getByRole('listitem')).toHaveCount(7)
  expect(Math.abs((await button.boundingBox())!.y - before.y)).toBeLessThan(2)

  const lifePath = week.getByRole('listitem').filter({ hasText: '7 + 5 + 1 = 13 → 4' }).first()
  await expect(lifePath.getByText('Month 7')).toBeHidden()
  const narrow = (await lifePath.boundingBox())!.width
  await lifePath.getByText('Show each step').click()
  await expect(lifePath.getByText('Month 7')).toBeVisible()
  expect((await lifePath.boundingBox())!.width).toBeGreaterThan(1.9 * narrow)
  await button.click()
  await expect(week.getByRole('figure')).toBeHidden()

  const pair = turns(page).first()
  await pair.getByRole('button', { name: 'How these numbers were found' }).click()
  for (const name of [ada.fullName, other.fullName, 'The pair The two of you'])
    await expect(pair.getByRole('heading', { name })).toBeVisible()
  await expect(pair.getByText('Compatibility score', { exact: true })).toBeVisible()
})

test('on a phone the foot of a reading is one row, and the way to the latest covers no text', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await arriveWithProfile(page)
  await readingOf(page, { message: plainQuestion })
  await readingOf(page, { message: 'A quick tip' })
  await page.reload()
  const foot = ['How these numbers were found', 'Copy', 'Share', 'More'].map((name) =>
    turns(page).last().getByRole('button', { name }),
  )
  const boxes = await Promise.all(foot.map((button) => button.boundingBox()))
  expect(new Set(boxes.map((box) => box!.y)).size).toBe(1)
  expect(boxes.map((box) => box!.x)).toEqual(boxes.map((box) => box!.x).toSorted((one, other) => one - other))

  const jump = page.getByRole('button', { name: 'Jump to latest' })
  await expect(jump).toBeHidden()
  await conversation(page).hover()
  await page.mouse.wheel(0, -600)
  const [row, above] = [await jump.boundingBox(), await conversation(page).boundingBox()]
  expect(row!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
  await jump.click()
  await expect(jump).toBeHidden()
  await expect(foot[1]!).toBeInViewport()
})

test('the statement has a heading for the day, and each line of a reading leads to it', async ({ page }) => {
  await arriveWithProfile(page)
  await readingOf(page, { message: plainQuestion })
  await readingOf(page, { message: 'A quick tip' })
  await page.goto('/credits')
  await expect(page.getByRole('rowheader', { name: /^\d\d\/\d\d\/\d{4}$/ })).toHaveCount(1)
  const lines = page.getByRole('table').getByRole('link')
  await expect(lines).toHaveCount(2)
  await lines.last().click()
  await expect(turns(page).first()).toBeFocused()
  await expect(turns(page).first()).toContainText(plainQuestion)
  await expect(page).toHaveURL(/\/chat$/)
})

test.describe('numbers that are gone', () => {
  test.use({ expectedNoise: /^404: \/api\/chat\/turns\/[\w-]+\/numbers$/ })

  test('are said to be so', async ({ page }) => {
    await arriveWithProfile(page)
    await ask(page)
    await expect(turns(page)).toHaveCount(1)
    expect((await page.request.delete('/api/chat/history')).ok()).toBe(true)
    await turns(page).getByRole('button', { name: 'How these numbers were found' }).click()
    await expect(turns(page).getByText('The numbers of this reading are not kept any more.')).toBeVisible()
  })
})

test('one finds a reading again by its words, and what is deleted is gone from the screen and the server', async ({
  page,
  product,
}) => {
  await arriveWithProfile(page)
  await buyCredits(page, product)
  await readingOf(page, { message: 'Is the café by the harbour a good idea?' })
  for (const message of ['What is my gift?', 'What do I overlook?', plainQuestion]) await readingOf(page, { message })
  await page.reload()
  await expect(turns(page)).toHaveCount(4)

  const field = page.getByRole('searchbox', { name: 'Search your readings' })
  await test.step('it is found without its accent, marked, and opened where it stands', async () => {
    await field.fill('CAFE harb')
    const found = page.getByRole('button', { name: 'Is the café by the harbour a good idea?' })
    await expect(page.getByText('1 reading found')).toBeVisible()
    await expect(found.locator('mark').first()).toHaveText('café')
    await found.click()
    await expect(turns(page).first()).toBeFocused()
    await expect(turns(page).first().getByText('Is the café by the harbour')).toBeInViewport()
  })

  await test.step('what nobody said is not found, and Escape brings the panel back', async () => {
    await field.fill('nobody-said-this')
    await expect(
      page.getByText('No reading contains nobody-said-this. Try another word, or part of one.'),
    ).toBeVisible()
    await field.press('Escape')
    await expect(field).toHaveValue('')
    await expect(page.getByRole('region', { name: 'Quick readings' })).toBeVisible()
  })

  await test.step('one is deleted after a question, and no credit comes back', async () => {
    const credits = 5 + 30 - 4 * 3
    await expectCredits(page, credits)
    await chooseFromMenu(page, turns(page).first(), 'Delete')
    const dialog = page.getByRole('dialog', { name: 'Delete this reading?' })
    await expect(dialog).toContainText('You can’t undo this, and its credits are not refunded.')
    await dialog.getByRole('button', { name: 'Keep' }).click()
    await expect(turns(page).first().getByRole('button', { name: 'More' })).toBeFocused()
    await chooseFromMenu(page, turns(page).first(), 'Delete')
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await expect(turns(page)).toHaveCount(3)
    await expect(conversation(page)).toBeFocused()
    await expectCredits(page, credits)
    expect((await storedHistory(page)).map(({ message }) => message)).not.toContain(expect.stringContaining('café'))
  })

  await test.step('then all of them', async () => {
    await page.getByRole('button', { name: 'Delete all readings' }).click()
    await page.getByRole('dialog', { name: 'Delete all readings?' }).getByRole('button', { name: 'Delete' }).click()
    await expect(turns(page)).toHaveCount(0)
    await expect(field).toBeHidden()
    expect(await storedHistory(page)).toEqual([])
  })
})

test('a reading goes on paper as a letter, alone and by day', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  await arriveWithProfile(page)
  await ask(page)
  await chooseFromMenu(page, turns(page), 'Save as PDF')
  await expect(page).toHaveTitle(/^Numeria – Reading – \d+ \w+ \d{4}$/)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  const letter = page.locator('.letter article')
  await expect(letter).toContainText(`For ${ada.fullName}, born 14/07/1990`)
  await expect(letter.getByRole('row', { name: /^Life Path/ })).toContainText('7 + 5 + 1 = 13 → 4')
  await expect(letter).toContainText('Written with AI by Selene for Numeria – for reflection and entertainment')
  await expect(letter).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.getByRole('main')).toBeHidden()
  // The mark that programs read, as an address that the file links to.
  const pdf = (await page.pdf()).toString('latin1')
  expect(pdf).toContain('/URI (http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia)')

  await page.emulateMedia({ media: 'screen' })
  await expect(letter).toBeHidden()
  await page.keyboard.press('Shift')
  await expect(page.locator('.letter')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Chat with Selene/)
})

test('a conversation goes on paper whole, without what is pressed', async ({ page }) => {
  await arriveWithProfile(page)
  await ask(page)
  await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 642, height: 400 })
  const isCut = () => conversation(page).evaluate((part) => part.scrollHeight > part.clientHeight)
  expect(await isCut()).toBe(true)
  const pressed = ['Copy', 'More', 'Send'].map((name) => page.getByRole('button', { name }))
  for (const button of pressed) await expect(button).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await isCut()).toBe(false)
  for (const button of pressed) await expect(button).toBeHidden()
})

test('what a hostile model writes is text: it loads nothing, asks nothing and moves nothing', async ({
  page,
  model,
}) => {
  await arriveWithProfile(page)
  await model.set({ mode: 'hostile', firstTokenMs: 0, tokenMs: 1 })
  const address = page.url()
  // Unexpected requests, dialogs and scripts refused by the policy would all fail this test as noise.
  await ask(page)
  await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
  await page.reload()
  const reading = turns(page).first()
  await expect(reading).toContainText('Click here for your prize')
  for (const element of ['img', 'a', 'script', 'iframe', 'form', 'object', 'style', 'table', 'code', 'dialog'])
    await expect(reading.locator(element)).toHaveCount(0)
  expect(page.url()).toBe(address)
})
