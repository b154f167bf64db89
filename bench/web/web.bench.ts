import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { startProduct } from '../../tests/e2e/product.ts'

// Lighthouse, as on a phone, for every public page of the started product: `npm run bench:web`, or `npm run bench:web -- /pt 1` for the pages whose
// address begins so, and another number of runs than five. Prints the median of the runs. A run in which nothing was painted measures nothing, and is
// made again: a browser that is kept waiting for the processor takes its window for hidden.

type Listed = { path: string; isListed: boolean }

const [prefix = '/', runs = '5'] = process.argv.slice(2)
const built = join(import.meta.dirname, '../../apps/web/dist/pages.json')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const
const debuggingPort = 4579
const maxTries = 3

const product = await startProduct({ NODE_ENV: 'development' })
try {
  const listed = (JSON.parse(readFileSync(built, 'utf8')) as Listed[]).filter(
    ({ path, isListed }) => isListed && path.startsWith(prefix),
  )
  const table: Record<string, Record<string, number>> = {}
  for (const { path } of listed) {
    const measured: Record<string, number>[] = []
    for (let run = 0; run < Number(runs); run += 1) measured.push(await measure(product.url + path))
    table[path] = Object.fromEntries(
      Object.keys(measured[0]!).map((name) => [name, median(measured.map((figures) => figures[name]!))]),
    )
    console.log(path, JSON.stringify(table[path]))
  }
  console.table(table)
} finally {
  await product.stop()
}

/** The four scores of 100, and what they are made of in milliseconds; the shift has no unit. In a browser of its own: no run finds what another left. */
async function measure(url: string, tries = 1): Promise<Record<string, number>> {
  const browser = await chromium.launch({
    executablePath: findOrInstallChromium(),
    args: [`--remote-debugging-port=${debuggingPort}`],
  })
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: [...categories],
    logLevel: 'error',
  }).finally(() => browser.close())
  const fault = result ? result.lhr.runtimeError?.message : 'Lighthouse says nothing of it.'
  if (!result || fault) {
    if (tries < maxTries) return measure(url, tries + 1)
    throw new Error(`${url} was not measured: ${fault}`)
  }
  const { lhr } = result
  return {
    ...Object.fromEntries(categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)])),
    ...Object.fromEntries(
      audits.map((name) => [name, Math.round((lhr.audits[name]?.numericValue ?? 0) * 1000) / 1000]),
    ),
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}
