import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { licenceFaults } from './licences.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'numeria-licences-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function faultsOf(packages: object): string[] {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  return licenceFaults(root)
}

describe('the licences of what we use', () => {
  test.each(['MIT', '(MIT OR GPL-3.0)', 'MIT AND OFL-1.1', 'MIT or MPL-2.0'])('may be "%s"', (license) => {
    expect(faultsOf({ 'node_modules/good': { license } })).toEqual([])
  })

  test.each(['GPL-3.0', 'AGPL-3.0-only', 'MIT AND GPL-3.0', 'SEE LICENSE IN LICENSE.txt', undefined])(
    'may not be "%s"',
    (license) => {
      expect(faultsOf({ 'node_modules/bad': { license } })).toEqual([expect.stringContaining('node_modules/bad')])
    },
  )

  test('of a binary that is not on this machine are those of its owner', () => {
    const owner = { license: 'MIT', optionalDependencies: { '@fast/linux': '1.0.0' } }
    expect(faultsOf({ 'node_modules/fast': owner, 'node_modules/@fast/linux': {} })).toEqual([])
  })

  test('are not asked of our own parts', () => {
    expect(faultsOf({ 'node_modules/@numeria/web': { link: true }, 'apps/web': {} })).toEqual([])
  })
})
