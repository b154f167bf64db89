import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const docs = join(import.meta.dirname, '../../docs')
const text = readFileSync(join(docs, 'attack.md'), 'utf8')

test('the list of what is attacked is whole, in order, and leads to files that are there', () => {
  const numbers = [...text.matchAll(/^\| S(\d+) \|/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(Array.from({ length: 46 }, (_, index) => index + 1))
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !existsSync(join(docs, link)))).toEqual([])
})
