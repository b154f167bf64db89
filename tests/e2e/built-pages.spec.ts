import { expect, test } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

// Output of the build, before any server or browser: bytes per page, and valid HTML.

const dist = join(import.meta.dirname, '../../apps/web/dist')
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.html'))
  .toSorted()
const read = (name: string) => readFileSync(join(dist, name), 'utf8')
const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10

/** Bytes on the wire of the files that a page fetches at load. */
function bytesOf(page: string, ending: string): number {
  const names = new Set(read(page).match(/(?<="\/)assets\/[^"]+/g))
  return [...names]
    .filter((name) => name.endsWith(ending))
    .reduce((sum, name) => sum + statSync(join(dist, ending === '.woff2' ? name : `${name}.br`)).size, 0)
}

const budgets = [
  { page: 'index.html', scripts: 95, whole: 250 },
  { page: 'pt/index.html', scripts: 95, whole: 250 },
  { page: 'chat/index.html', scripts: 150, whole: 300 },
  { page: 'pt/chat/index.html', scripts: 150, whole: 300 },
]

for (const { page, scripts, whole } of budgets) {
  test(`${page} keeps to its budget of bytes`, () => {
    const cost = {
      scripts: kilobytes(bytesOf(page, '.js')),
      styles: kilobytes(bytesOf(page, '.css')),
      fonts: kilobytes(bytesOf(page, '.woff2')),
      // Uncompressed: the server compresses it when it is asked.
      html: kilobytes(statSync(join(dist, page)).size),
    }
    const all = cost.scripts + cost.styles + cost.fonts + cost.html
    console.log(`${page}: ${JSON.stringify(cost)}, ${all.toFixed(1)} KB in all`)
    expect(cost.scripts, 'KB of JavaScript (brotli)').toBeLessThanOrEqual(scripts)
    expect(cost.styles, 'KB of CSS (brotli)').toBeLessThanOrEqual(15)
    expect(all, 'KB in all').toBeLessThanOrEqual(whole)
    expect(cost.scripts).toBeGreaterThan(0)
  })
}

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      // React writes void elements and attributes in its own, valid, way; the length of a title is ours to choose.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'no-trailing-whitespace': 'off',
      'long-title': 'off',
      'doctype-style': 'off',
      'no-raw-characters': 'off',
      // No style but one in a style sheet passes the Content-Security-Policy; those of drawings are attributes of SVG.
      'no-inline-style': 'off',
    },
  })
  expect(pages.length).toBeGreaterThan(20)
  const faults: string[] = []
  for (const page of pages) {
    const { results } = await validator.validateString(read(page))
    for (const { messages } of results)
      for (const { ruleId, message, line, column } of messages)
        faults.push(`${page}:${line}:${column} ${ruleId}: ${message}`)
  }
  expect(faults).toEqual([])
})

test('no two pages have the same title or description, and those that may be listed point to themselves and each other', () => {
  const listed = pages.filter((page) => !read(page).includes('content="noindex"'))
  const all = (pattern: RegExp) => listed.map((page) => pattern.exec(read(page))?.[1])
  for (const found of [/<title>([^<]+)/, /name="description" content="([^"]+)/, /rel="canonical" href="([^"]+)/].map(
    all,
  )) {
    expect(found).not.toContain(undefined)
    expect(new Set(found).size).toBe(listed.length)
  }
  for (const page of listed) {
    const alternates = [...read(page).matchAll(/hreflang="([\w-]+)" href="https/g)].map(([, language]) => language)
    expect(alternates, page).toEqual(['en', 'pt', 'x-default'])
    expect(() => JSON.parse(/ld\+json">([^<]+)/.exec(read(page))![1]!)).not.toThrow()
  }
})
