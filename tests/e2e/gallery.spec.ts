import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { violationsOn } from './accessibility.ts'
import { expect, test } from './journey.ts'

const assets = join(import.meta.dirname, '../../apps/web/dist/assets')

test('the gallery shows every piece by day and by night, for everybody to use', async ({ page }) => {
  await page.goto('/dev/gallery')
  for (const name of ['By day', 'By night']) {
    const pieces = page.getByRole('region', { name, exact: true })
    await expect(pieces.getByText('delighted')).toBeVisible()
    await pieces.getByRole('button', { name: 'Sheet' }).click()
    await page.getByRole('dialog', { name: 'Sheet' }).getByRole('button', { name: 'Close' }).click()
  }
  const [day, night] = await page
    .getByRole('region', { name: /^By / })
    .evaluateAll((regions) => regions.map((region) => getComputedStyle(region).backgroundColor))
  expect(day).not.toBe(night)
  expect(await violationsOn(page, { rules: { 'landmark-unique': { enabled: false } } })).toEqual([])
})

test('what people are served holds nothing of the gallery', async () => {
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  for (const name of scripts) expect(await readFile(join(assets, name), 'utf8'), name).not.toContain('Seven asks')
})
