import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFileFaults } from './lock-file.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'numeria-lock-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function faultsOf(packages: object, dependencies: Record<string, string> = {}): string[] {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
  writeFileSync(join(root, 'package.json'), JSON.stringify({ dependencies }))
  return lockFileFaults(root)
}

describe('the lock file', () => {
  test('is sound when it names versions and no host', () => {
    const packages = { 'node_modules/pg': { version: '8.0.0' }, 'node_modules/@numeria/web': { resolved: 'apps/web' } }
    expect(faultsOf(packages, { pg: '8.0.0', '@numeria/web': '*' })).toEqual([])
  })

  test.each([
    ['names a host', { 'node_modules/pg': { resolved: 'https://registry.example/pg.tgz' } }],
    ['nothing needs', { 'node_modules/pg': { extraneous: true } }],
    ['is not locked', { 'node_modules/lint': { optionalDependencies: { 'lint-for-mac': '1.0.0' } } }],
  ])('is faulty when it %s a package', (fault, packages) => {
    expect(faultsOf(packages)).toEqual([expect.stringContaining(fault)])
  })

  test.each(['^8.0.0', 'latest', '*'])('pins every package, so that "%s" is no version', (version) => {
    expect(faultsOf({}, { pg: version })).toEqual([expect.stringContaining('pg')])
  })
})
