import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = (language: string) => join(import.meta.dirname, language)
const catalogues = await readdir(folder('en'))

/** Every text of a module by its way, functions by their name only: their result depends on what they are given. */
function textsOf(value: unknown, way: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[way, value]]
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${way}.${key}`))
}

describe('the message catalogue', () => {
  test('has the same files in both languages', async () => {
    expect(await readdir(folder('pt'))).toEqual(catalogues)
  })

  test.each(catalogues)('%s says everything in both languages', async (file) => {
    const [en, pt] = await Promise.all(
      ['en', 'pt'].map(async (language) => {
        const module: Record<string, unknown> = await import(join(folder(language), file))
        return new Map(textsOf({ ...module }, ''))
      }),
    )
    expect([...pt!.keys()].toSorted()).toEqual([...en!.keys()].toSorted())
    const empty = [...pt!].filter(([way, text]) => text === '' && en!.get(way) !== '')
    expect(empty).toEqual([])
  })
})
