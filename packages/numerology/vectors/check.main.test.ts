import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'vectors-'))

function runOn(content: string) {
  const file = join(folder, 'some.json')
  writeFileSync(file, content)
  const main = fileURLToPath(new URL('check.main.ts', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [main, file], { encoding: 'utf8' })
  return { status, lines: stdout.trim().split('\n') }
}

const example = (value: number) => ({
  id: 'one',
  tradition: 'pythagorean',
  kind: 'lifePath',
  input: { birthDate: '1936-10-12' },
  expected: { value },
})

test('the command ends with 0 only when every example passes', { timeout: 30_000 }, () => {
  expect(runOn(JSON.stringify([example(5)]))).toEqual({ status: 0, lines: ['1 passed, 0 failed'] })
  expect(runOn(JSON.stringify([example(5), example(6)]))).toEqual({
    status: 1,
    lines: ['one: value should be 6, is 5', '1 passed, 1 failed'],
  })
  for (const content of ['not JSON', '{}', '[]']) expect(runOn(content).status).toBe(1)
})
