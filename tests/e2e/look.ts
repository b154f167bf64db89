import { chromium } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { startProduct } from './product.ts'
import { sandboxModel } from './sandbox-model.ts'
import { looks, screens } from './screens.ts'
import { openPagesAlive } from './alive.ts'
import { refuseCounting } from './uncounted.ts'

// Pictures of every screen and state, for a person to judge: `npm run look`, or `npm run look -- chat` for those with 'chat' in the name.

const wanted = process.argv[2] ?? ''
const folder = join(import.meta.dirname, '../../test-results/look')
if (wanted === '') rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const product = await startProduct()
const browser = await chromium.launch({ executablePath: findOrInstallChromium() })
try {
  const model = await sandboxModel(product.sandboxUrl)
  for (const { width, height, colorScheme } of looks) {
    for (const { name, open } of screens.filter((screen) => screen.name.includes(wanted))) {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport: { width, height },
        colorScheme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
      })
      await refuseCounting(context)
      openPagesAlive(context)
      const page = await context.newPage()
      await model.recover()
      await open(page, model)
      const file = `${name.replaceAll(/\W+/g, '-')}-${width}-${colorScheme}.png`
      await page.screenshot({ path: join(folder, file), fullPage: true })
      await context.close()
      console.log(file)
    }
  }
} finally {
  await browser.close()
  await product.stop()
}
