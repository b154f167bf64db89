import { readFileSync } from 'node:fs'
import type { Engine } from './engines.ts'

type Vector = {
  id: string
  tradition: string
  kind: string
  input: { birthDate?: string; name?: string }
  expected: { value: number }
}

const vectors = JSON.parse(
  readFileSync(new URL('../../packages/numerology/vectors/numerology-vectors.json', import.meta.url), 'utf8'),
) as Vector[]

export type Miss = { id: string; kind: string; input: string; published: number; got: number }

const kinds = ['lifePath', 'expression', 'soulUrge', 'personality']

/** The published examples of the four numbers: how many an engine gets, and where it misses. */
export function missesOf(engine: Engine): { tried: number; misses: Miss[] } {
  const examples = vectors.filter(({ tradition, kind }) => tradition === 'pythagorean' && kinds.includes(kind))
  const misses = examples.flatMap(({ id, kind, input, expected }): Miss[] => {
    // An example gives a date or a name; the other is filled in and does not matter.
    const { birthDate = '2000-01-01', name = 'Ada' } = input
    const got = engine({ birthDate, fullName: name })[kinds.indexOf(kind)]!
    return got === expected.value ? [] : [{ id, kind, input: input.name ?? birthDate, published: expected.value, got }]
  })
  return { tried: examples.length, misses }
}
