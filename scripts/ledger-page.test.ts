import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './tools.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('’', "'")
const page = read('docs/ledger.md')
const files = globSync('{apps/server/src,tests}/**/*.test.ts', { cwd: root, exclude: ['**/node_modules/**'] })

/** The tests that the page names, as `<file>.test: "<name>", "<name>"`; a `…` stands for any words. */
const named = [...page.matchAll(/([\w./-]+\.test): ((?:"[^"]+"(?:, | and )?)+)/g)].flatMap(
  ([, file = '', names = '']) =>
    [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => ({ file: `${file}.ts`, name })),
)

test('the page about the ledger names tests that are there', () => {
  expect(named.length).toBeGreaterThan(80)
  const missing = named.filter(({ file, name }) => {
    const path = files.filter((each) => basename(each) === basename(file) && each.endsWith(file))
    if (path.length !== 1) return true
    const pattern = name
      .split('…')
      .map((part) => RegExp.escape(part))
      .join('.*')
    return !new RegExp(pattern).test(read(path[0]!))
  })
  expect(missing).toEqual([])
})

test('every row of the tables of the page names a test', () => {
  const rows = page.split('\n').filter((line) => /^\| (?!---)/.test(line))
  const heads = /^\| (#|verb|cause|sentence) \|/
  expect(rows.filter((row) => !heads.test(row) && !/[\w-]+\.test: "/.test(row))).toEqual([])
})
