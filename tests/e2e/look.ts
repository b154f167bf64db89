import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { openPagesAlive } from './alive.ts'
import { failingScreens } from './failing-screens.ts'
import { paperScreens } from './paper-screens.ts'
import { portugueseScreens } from './portuguese-screens.ts'
import { startProduct } from './product.ts'
import { sandboxModel, type SandboxModel } from './sandbox-model.ts'
import type { Screen } from './screen.ts'
import { looks, screens } from './screens.ts'
import { refuseCounting } from './uncounted.ts'

// Pictures of every screen and state, for a person to judge: `npm run look`, or `npm run look -- 'settings|chat.*390-dark'` for those whose name
// fits the pattern. A picture is called `<screen>-<width>-<way>.png`, and `pt-…` in Portuguese.

type Way = { name: string; media: NonNullable<Parameters<Page['emulateMedia']>[0]> }
type Album = { screens: readonly Screen[]; locale: string; ways: readonly Way[]; windows: readonly Window[] }
type Window = { width: number; height: number }

const asUsual = { media: 'screen', contrast: 'no-preference', forcedColors: 'none', reducedMotion: 'reduce' } as const
const dayAndNight: readonly Way[] = [
  { name: 'light', media: { ...asUsual, colorScheme: 'light' } },
  { name: 'dark', media: { ...asUsual, colorScheme: 'dark' } },
]
const forPoorEyes: readonly Way[] = [
  { name: 'contrast-light', media: { ...asUsual, contrast: 'more', colorScheme: 'light' } },
  { name: 'contrast-dark', media: { ...asUsual, contrast: 'more', colorScheme: 'dark' } },
  { name: 'forced', media: { ...asUsual, forcedColors: 'active', colorScheme: 'dark' } },
]
const onPaper: readonly Way[] = [{ name: 'print', media: { ...asUsual, media: 'print', colorScheme: 'dark' } }]
const windows: readonly Window[] = looks.filter(({ colorScheme }) => colorScheme === 'light')
/** A4 without our margins. */
const paper = { width: 642, height: 900 }
/** Every piece of the product stands on one of them. */
const richest = ['landing', 'chat with a reading', 'pricing', 'settings', 'referrals, analytics', 'admin, payouts due']

const albums: readonly Album[] = [
  { screens: [...screens, ...failingScreens], locale: 'en-GB', ways: dayAndNight, windows },
  {
    screens: portugueseScreens.map(({ name, open }) => ({ name: `pt ${name}`, open })),
    locale: 'pt-PT',
    ways: dayAndNight,
    windows,
  },
  { screens: screens.filter(({ name }) => richest.includes(name)), locale: 'en-GB', ways: forPoorEyes, windows },
  { screens: paperScreens, locale: 'en-GB', ways: onPaper, windows: [paper] },
]

const pattern = new RegExp(process.argv[2] ?? '')
const folder = join(import.meta.dirname, '../../test-results/look')
if (process.argv[2] === undefined) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const product = await startProduct()
const browser = await chromium.launch({ executablePath: findOrInstallChromium() })
try {
  const model = await sandboxModel(product.sandboxUrl)
  for (const { screens: shown, locale, ways, windows: sizes } of albums)
    for (const viewport of sizes)
      for (const screen of shown) {
        const wanted = ways.filter((way) => pattern.test(titleOf(screen, viewport, way)))
        if (wanted.length === 0) continue
        const context = await browser.newContext({ baseURL: product.url, viewport, locale, reducedMotion: 'reduce' })
        await shoot(context, screen, viewport, wanted, model).finally(() => context.close())
      }
} finally {
  await browser.close()
  await product.stop()
}

function titleOf({ name }: Screen, { width }: Window, way: Way): string {
  return `${name}, ${width}-${way.name}`
}

/** One visit, looked at in each of the ways. */
async function shoot(
  context: BrowserContext,
  screen: Screen,
  viewport: Window,
  ways: readonly Way[],
  model: SandboxModel,
): Promise<void> {
  await refuseCounting(context)
  openPagesAlive(context)
  const page = await context.newPage()
  await model.recover()
  // Printed pages are opened on a screen first.
  await page.emulateMedia({ ...ways[0]!.media, media: 'screen' })
  await screen.open(page, model)
  for (const way of ways) {
    await page.emulateMedia(way.media)
    await page.evaluate(settle)
    const file = `${titleOf(screen, viewport, way).replaceAll(/\W+/g, '-')}.png`
    await page.screenshot({ path: join(folder, file), fullPage: true })
    console.log(file)
  }
}

/** Colours are looked at once they are painted, not while the last way gives way to this one. */
async function settle(): Promise<void> {
  await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}
