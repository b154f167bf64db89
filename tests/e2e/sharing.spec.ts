import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { buyCredits } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { ada, arriveWithProfile, ask, expectCredits, expectToast, messageInput } from './person.ts'
import { stale } from './settings-screens.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A reading and its sheet. */
async function openSheet(page: Page): Promise<Locator> {
  await ask(page)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Share this reading' })
  await expect(sheet.getByRole('img', { name: /^Selene, the moon/ })).toHaveAttribute('aria-busy', 'false')
  return sheet
}

/** Publishes the reading. Returns the address of its page. */
async function publish(sheet: Locator): Promise<string> {
  await sheet.getByRole('button', { name: 'Create public link' }).click()
  await expect(sheet.getByRole('heading', { name: 'This reading is public' })).toBeFocused()
  return sheet.getByLabel('Public link').inputValue()
}

async function userIdOf(page: Page): Promise<string> {
  const profile = (await (await page.request.get('/api/auth/profile')).json()) as { user: { id: string } }
  return profile.user.id
}

test.describe('who shares to a network', () => {
  test.use({ expectedNoise: /facebook\.com/ })

  test('each way of sharing brings what it says, once a day, and every link tells who shared', async ({
    page,
    context,
    product,
  }) => {
    await arriveWithProfile(page)
    await buyCredits(page, product)
    await page.goto('/chat')
    await expect(messageInput(page)).toBeVisible()
    const sheet = await openSheet(page)
    const link = `${await publish(sheet)}?ref=${await userIdOf(page)}`
    await expectCredits(page, 32)

    const copy = sheet.getByRole('button', { name: /Copy link|Link copied/ })
    await expect(copy).toContainText('+1 credit')
    await copy.click()
    await expectToast(page, 'Credits Earned!', '+1 credits for copying the link')
    await expect(copy).toContainText('Link copied')
    await expect(copy).toContainText('Done today')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
    await copy.click()
    await expect(page.getByText('Share Limit', { exact: true })).toBeVisible()

    await context.route('https://www.facebook.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Share</title>' }),
    )
    const facebook = sheet.getByRole('link', { name: 'Facebook' })
    const [theirs] = await Promise.all([context.waitForEvent('page'), facebook.click()])
    await theirs.waitForURL('https://www.facebook.com/**')
    expect(new URL(theirs.url()).searchParams.get('u')).toBe(link)
    expect(await theirs.evaluate(() => window.opener === null)).toBe(true)
    await theirs.close()
    await expectToast(page, 'Credits Earned!', '+2 credits for sharing on Facebook')

    const mail = new URL((await sheet.getByRole('link', { name: 'E-mail' }).getAttribute('href'))!)
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toBe('My numerology reading')
    expect(mail.searchParams.get('body')).toContain('(Numeria gives me credits for sharing.)')
    expect(mail.searchParams.get('body')).toContain(link)
    const linkedin = (await sheet.getByRole('link', { name: 'LinkedIn' }).getAttribute('href'))!
    expect(new URL(linkedin).searchParams.get('url')).toBe(link)

    await sheet.getByRole('button', { name: 'Close' }).first().click()
    await expectCredits(page, 35)
  })
})

test('the picture is a signed and marked PNG that tells no name and no birthday unless it is wanted', async ({
  page,
}) => {
  await arriveWithProfile(page)
  const sheet = await openSheet(page)
  const picture = sheet.getByRole('img', { name: /^Selene, the moon/ })
  await expect(picture).toHaveAccessibleName(/Life Path 4, Expression 3/)
  await expect(picture).not.toHaveAccessibleName(/Ada|Lindqvist|1990/)
  await expect(sheet.getByRole('checkbox', { name: 'Show my name' })).not.toBeChecked()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save picture' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('my-numerology-reading.png')
  const png = await readFile(await download.path())
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350])
  expect(png.includes('http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia')).toBe(true)
  // The manifest stands in a chunk of its own.
  expect(png.includes('caBX')).toBe(true)
  expect(png.includes(ada.fullName)).toBe(false)
})

test.describe('a picture that does not arrive', () => {
  test.use({ expectedNoise: /\/picture|ERR_/ })

  test('is said to be missing, and asked for again', async ({ page }) => {
    await arriveWithProfile(page)
    await page.route('**/picture?*', (route) => route.abort())
    await ask(page)
    await page.getByRole('button', { name: 'Share', exact: true }).click()
    const part = page.getByRole('region', { name: 'Picture' })
    const again = part.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await expect(part.getByRole('button', { name: 'Save picture' })).toBeHidden()
    await page.unroute('**/picture?*')
    await again.click()
    await expect(part.getByRole('img')).toHaveAttribute('aria-busy', 'false')
  })
})

test('the picture shows by day or by night, and a name once it is wanted', async ({ page }) => {
  await arriveWithProfile(page)
  const sheet = await openSheet(page)
  const picture = sheet.getByRole('img', { name: /^Selene, the moon/ })
  const shown = () => picture.getAttribute('src')
  const byNight = await shown()
  await sheet.getByText('Day', { exact: true }).click()
  await expect.poll(shown).not.toBe(byNight)
  const byDay = await shown()
  await sheet.getByRole('checkbox', { name: 'Show my name' }).check()
  await expect.poll(shown).not.toBe(byDay)
})

test('a reward that is reviewed first is announced before the share, and is no error after it', async ({ page }) => {
  await arriveWithProfile(page)
  const sheet = await openSheet(page)
  await publish(sheet)
  const copy = sheet.getByRole('button', { name: /Copy link|Link copied/ })
  await expect(copy).toContainText('+1 after review')
  await copy.click()
  await expect(copy).toContainText('Under review')
  const status = sheet.getByRole('status').filter({ hasText: 'Reward under review' })
  await expect(status).toHaveText('Reward under review. You get +1 credit once it is approved.')
  await expect(page.getByText('Reward under review', { exact: true })).toBeHidden()
  await expect(page.getByText('Share Limit', { exact: true })).toBeHidden()
})

test('what was not shared stays silent and brings nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(new DOMException('The share was cancelled.', 'AbortError')),
    })
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new DOMException('Not allowed.', 'NotAllowedError')),
    })
  })
  await arriveWithProfile(page)
  const sheet = await openSheet(page)
  await publish(sheet)
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  for (const way of ['Share from this device', 'Copy link']) await sheet.getByRole('button', { name: way }).click()
  await expect.poll(() => said.length).toBe(2)
  expect(said.map((text) => text.split('.')[0])).toEqual(['Nothing was shared', 'The link could not be copied'])
  expect(asked).not.toContain('POST /api/credits/share')
  await expect(page.getByText('Error', { exact: true })).toBeHidden()
})

/** Of items with a number and its figure beside it, those where the two overlap. */
function coveredGlyphs(items: readonly Element[]): number {
  const endOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  }
  const isCovered = (item: Element) =>
    endOf(item.querySelector('.font-display')!) > item.querySelector('svg')!.getBoundingClientRect().left
  return items.filter(isCovered).length
}

test.describe('a reading of one’s own', () => {
  // Unpublished readings answer 404.
  test.use({ expectedNoise: /^404: \/(api\/)?shared\/|^403: .*\/public$/ })

  test('is read by others only while it is public, and without a name unless it is wanted', async ({
    page,
    otherBrowser,
  }) => {
    await arriveWithProfile(page)
    const sheet = await openSheet(page)
    const preview = sheet.getByRole('region', { name: 'What others will see' })
    await expect(preview.getByRole('heading', { name: 'A reading by Selene' })).toBeVisible()
    await expect(preview).not.toContainText(/Ada|Lindqvist|14\/07\/1990|\[…\]/)
    expect(await preview.getByRole('listitem').evaluateAll(coveredGlyphs), 'figures that a number covers').toBe(0)
    const shown = await preview.getByRole('article').innerText()
    const address = await publish(sheet)
    expect(new URL(address).pathname).toMatch(/^\/shared\/[\w-]{22,}$/)
    const facebook = (await sheet.getByRole('link', { name: 'Facebook' }).getAttribute('href'))!
    expect(new URL(facebook).searchParams.get('u')).toMatch(new RegExp(`^${address}\\?ref=`))

    const reader = await (await otherBrowser()).newPage()
    await reader.goto(address)
    await expect(reader.getByRole('heading', { level: 1, name: 'A reading by Selene' })).toBeVisible()
    await expect(reader.getByText('For someone who wanted you to read it')).toBeVisible()
    await expect(reader.getByRole('list', { name: 'The numbers it was written from' })).toContainText('Life Path')
    expect(await reader.getByRole('article').innerText()).toBe(shown)
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    const picture = await reader.locator('meta[property="og:image"]').getAttribute('content')
    expect((await reader.request.get(picture!)).headers()['content-type']).toBe('image/png')

    const plain = await (await otherBrowser({ javaScriptEnabled: false })).newPage()
    await plain.goto(address)
    await expect(plain.getByText('Fetching the reading')).toBeHidden()
    await expect(plain.getByRole('article')).toContainText('Life Path')

    await sheet.getByRole('button', { name: 'Unpublish' }).click()
    await expect(sheet.getByRole('heading', { name: 'Only you can see this reading' })).toBeFocused()
    expect((await reader.goto(address))!.status()).toBe(404)
    await expect(reader.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  })

  test('is not made public by a sign-in of a while ago, which offers to sign in once more', async ({ page }) => {
    await arriveWithProfile(page)
    const sheet = await openSheet(page)
    await page.route('**/public', (route) => (route.request().method() === 'POST' ? stale(route) : route.continue()))
    await sheet.getByRole('button', { name: 'Create public link' }).click()
    await expect(sheet.getByText('Please sign in again', { exact: true })).toBeVisible()
    await expect(sheet.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  })

  test('shows a name and a birth date when its owner wants it', async ({ page }) => {
    await arriveWithProfile(page)
    const sheet = await openSheet(page)
    await sheet.getByRole('checkbox', { name: 'Show my name' }).check()
    await sheet.getByRole('checkbox', { name: 'Show my date of birth' }).check()
    await expect(sheet.getByText(`For ${ada.fullName}, born 14/07/1990`)).toBeVisible()
    const address = await publish(sheet)
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/public') && answer.request().method() === 'POST',
    )
    await sheet.getByRole('checkbox', { name: 'Show my date of birth' }).uncheck()
    await expect(sheet.getByText(`For ${ada.fullName}`, { exact: true })).toBeVisible()
    await saved
    await page.goto(address)
    await expect(page.getByText(`For ${ada.fullName}`, { exact: true })).toBeVisible()
  })

  test('saves a hidden birth date also when its owner leaves the page at once, and says so until it is saved', async ({
    page,
  }) => {
    // Whether a browser sends on after the page is gone is its own affair: it does for requests with this mark.
    await page.addInitScript(() => {
      const fetch = window.fetch.bind(window)
      window.fetch = (address, init) => {
        if (init?.method === 'POST' && new Request(address).url.endsWith('/public'))
          document.documentElement.dataset['keepalive'] = String(init.keepalive)
        return fetch(address, init)
      }
    })
    await arriveWithProfile(page)
    const sheet = await openSheet(page)
    const birthDate = sheet.getByRole('checkbox', { name: 'Show my date of birth' })
    await birthDate.check()
    await publish(sheet)
    const { promise: isWanted, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/public', async (route) => {
      await isWanted
      await route.continue()
    })
    await birthDate.uncheck()
    await expect(sheet.getByText('Saving…')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-keepalive', 'true')
    goOn()
    await expect(sheet.getByText('Saving…')).toBeHidden()
    await expect(birthDate).not.toBeChecked()
  })
})
