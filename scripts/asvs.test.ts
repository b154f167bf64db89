import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './tools.ts'

const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
const kinds = [...text.matchAll(/^\| \d+\.\d+\.\d+ \| [^|]+ \| ([^|]+) \|/gm)].map(([, kind]) => kind)
const count = (kind: string): number => kinds.filter((each) => each === kind).length

describe('the list of what we hold ourselves to', () => {
  test('counts itself', () => {
    expect(text).toContain(
      `**${count('test')} met by test, ${count('review')} met by review, ${count('**not met**')} not met, ${count('n/a')} not applicable**, of ${kinds.length} in the list`,
    )
  })

  test('leads to tests that are there', () => {
    const paths = [...text.matchAll(/\]\(\.\.\/([^)#]+)\)/g)].map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(80)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  test('names a file or a page in every row that was met by reading', () => {
    const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| review \| (.*) \|$/gm)]
    expect(rows.length).toBeGreaterThan(50)
    const nameless = rows.filter(([, , where = '']) => !/`[\w./-]*[\w-]\.\w+`|\]\([\w./-]+/.test(where))
    expect(nameless.map(([, id]) => id)).toEqual([])
  })

  test('names files that are there', () => {
    const paths = [...text.matchAll(/`((?:apps|packages|ops)\/[\w./-]+)`/g)].map(([, path = '']) => path)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
