import { chromium, type Browser, type Page } from '@playwright/test'
import { setTimeout } from 'node:timers/promises'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { startProduct } from '../../tests/e2e/product.ts'

// The first visit to the landing page on a cheap phone (390×844, a processor four times slower) and a poor line (400 kbit/s both ways, 400 ms a
// round trip), in a browser of its own: `npm run bench:web:slow`, or `npm run bench:web:slow -- /pt 3` for another page and number of runs than five.
// Prints the median and the range of the runs.

const [path = '/', runs = '5'] = process.argv.slice(2)
const line = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }
const processorTimesSlower = 4

type Figures = Record<string, number>

/** Runs in the page. */
const observe = `
  window.seen = { paint: 0, largest: 0, delay: 0 }
  const on = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  on('paint', ({ name, startTime }) => { if (name === 'first-contentful-paint') seen.paint = Math.round(startTime) })
  on('largest-contentful-paint', ({ startTime }) => { seen.largest = Math.round(startTime) })
  on('first-input', ({ processingStart, startTime }) => { seen.delay = Math.round(processingStart - startTime) })
`

const product = await startProduct({ NODE_ENV: 'development' })
try {
  const measured: Figures[] = []
  for (let run = 0; run < Number(runs); run += 1) {
    const browser = await chromium.launch({ executablePath: findOrInstallChromium() })
    measured.push(await measure(browser, product.url + path).finally(() => browser.close()))
    console.log(JSON.stringify(measured.at(-1)))
  }
  console.table(
    Object.fromEntries(
      Object.keys(measured[0]!).map((name) => {
        const sorted = measured.map((figures) => figures[name]!).toSorted((one, other) => one - other)
        return [name, { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) }]
      }),
    ),
  )
} finally {
  await product.stop()
}

/** Milliseconds since the navigation, but for `first input delay`. The first input is the date, typed and sent as soon as it is painted. */
async function measure(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorTimesSlower })
  await page.addInitScript({ content: observe })
  page.setDefaultTimeout(120_000)
  const opened = page.goto(url)
  // A failure is thrown where it is waited for.
  opened.catch(() => undefined)
  while (!(await page.evaluate<boolean>('window.seen?.paint > 0').catch(() => false))) await setTimeout(50)
  const boxes = page.locator('form fieldset input')
  for (const [index, typed] of ['14', '7', '1990'].entries()) await boxes.nth(index).fill(typed)
  await boxes.nth(2).press('Enter')
  await page.locator('[role="status"]', { hasText: /\d/ }).first().waitFor({ state: 'attached' })
  const answeredAt = await now(page)
  await opened
  const seen = await page.evaluate<Figures>('window.seen')
  await context.close()
  return {
    'first paint': seen['paint']!,
    'largest paint': seen['largest']!,
    'first input delay': seen['delay']!,
    'own Life Path': answeredAt,
  }
}

function now(page: Page): Promise<number> {
  return page.evaluate<number>('Math.round(performance.now())')
}
