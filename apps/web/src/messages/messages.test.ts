import { mainLanguage, pageLanguages } from '@numeria/contract'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = (language: string) => join(import.meta.dirname, language)
const catalogues = await readdir(folder(mainLanguage))
const others = pageLanguages.filter((language) => language !== mainLanguage)

/** Every text of a module by its way, functions by their name only: their result depends on what they are given. */
function textsOf(value: unknown, way: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[way, value]]
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${way}.${key}`))
}

describe('the message catalogue', () => {
  test.each(others)('has the same files in %s, and an offer of the language', async (language) => {
    expect(await readdir(folder(language))).toEqual([...catalogues, 'language-offer.ts'].toSorted())
  })

  const modules = others.flatMap((language) => catalogues.map((file) => [file, language] as const))
  test.each(modules)('%s says everything in %s', async (file, other) => {
    const [main, texts] = await Promise.all(
      [mainLanguage, other].map(async (language) => {
        const module: Record<string, unknown> = await import(join(folder(language), file))
        return new Map(textsOf({ ...module }, ''))
      }),
    )
    expect([...texts!.keys()].toSorted()).toEqual([...main!.keys()].toSorted())
    const empty = [...texts!].filter(([way, text]) => text === '' && main!.get(way) !== '')
    expect(empty).toEqual([])
  })
})
