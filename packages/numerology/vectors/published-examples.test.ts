import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkVector, checkVectors } from './check-vectors.ts'

type Published = { id: string; source: string }

const published = JSON.parse(readFileSync(new URL('numerology-vectors.json', import.meta.url), 'utf8')) as Published[]

const folder = mkdtempSync(join(tmpdir(), 'vectors-'))

function runOn(content: string) {
  const file = join(folder, 'some.json')
  writeFileSync(file, content)
  const main = fileURLToPath(new URL('check.main.ts', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [main, file], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

const example = (expected: object, kind = 'lifePath') => ({
  id: 'one',
  tradition: 'pythagorean',
  kind,
  input: { birthDate: '1936-10-12' },
  expected,
})

describe('published examples', () => {
  test.each(published)('$id: we get the published numbers ($source)', (vector) => {
    expect(checkVector(vector)).toEqual([])
  })

  test('no two examples share a name', () => {
    expect(new Set(published.map((vector) => vector.id)).size).toBe(published.length)
  })
})

describe('checking a file of examples', () => {
  test('a wrong figure is told beside ours', () => {
    expect(checkVector(example({ value: 7, total: 5 }))).toEqual(['one: value should be 7, is 5'])
  })

  test('an unknown kind, an unknown figure, a wrong input and what is no example all fail', () => {
    expect(checkVector(example({ value: 1 }, 'tarot'))).toEqual(['one: nothing computes pythagorean/tarot'])
    expect(checkVector(example({ mood: 1 }))).toEqual(['one: mood should be 1, is undefined'])
    expect(checkVector(example({ value: 1 }, 'expression'))[0]).toMatch(/^one: its input is not that of/)
    expect(checkVector({ ...example({ value: 1 }), input: { birthDate: '1936-02-30' } })[0]).toMatch(/date\.impossible/)
    expect(checkVectors([null, 7, {}, [], example({})]).failed).toBe(5)
  })

  test('the command ends with 0 only when every example passes', { timeout: 30_000 }, () => {
    expect(runOn(JSON.stringify([example({ value: 5 })]))).toEqual({ status: 0, lines: ['1 passed, 0 failed'] })
    expect(runOn(JSON.stringify([example({ value: 5 }), example({ value: 6 })]))).toEqual({
      status: 1,
      lines: ['one: value should be 6, is 5', '1 passed, 1 failed'],
    })
    for (const content of ['not JSON', '{}', '[]']) expect(runOn(content).status).toBe(1)
  })
})
