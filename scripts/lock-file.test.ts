import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFileFaults, withoutIntegrity } from './lock-file.ts'

let root: string
const integrity = 'sha512-0000'

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
    const packages = {
      'node_modules/pg': { version: '8.0.0', integrity },
      'node_modules/@numeria/web': { resolved: 'apps/web', link: true },
      'apps/web': { version: '0.1.0' },
      'node_modules/@oxlint/binding-win32-x64-msvc': { version: '1.0.0' },
    }
    expect(faultsOf(packages, { pg: '8.0.0', '@numeria/web': '*' })).toEqual([])
  })

  test.each([
    ['names a host', { 'node_modules/pg': { resolved: 'https://registry.example/pg.tgz', integrity } }],
    ['nothing needs', { 'node_modules/pg': { extraneous: true, integrity } }],
    ['has no integrity', { 'apps/web/node_modules/pg': { version: '8.0.0' } }],
    ['is not locked', { 'node_modules/lint': { optionalDependencies: { 'lint-for-mac': '1.0.0' }, integrity } }],
  ])('is faulty when it %s a package', (fault, packages) => {
    expect(faultsOf(packages)).toEqual([expect.stringContaining(fault)])
  })

  test('is checked: every reason for a missing integrity belongs to a package that lacks it', () => {
    const lock = JSON.parse(readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8')) as {
      packages: Record<string, { integrity?: string }>
    }
    const lacking = Object.keys(lock.packages).filter((path) => !lock.packages[path]!.integrity)
    for (const { packages, reason } of withoutIntegrity) {
      expect(reason.length).toBeGreaterThan(40)
      expect(lacking.some((path) => packages.test(path))).toBe(true)
    }
  })

  test.each(['^8.0.0', 'latest', '*'])('pins every package, so that "%s" is no version', (version) => {
    expect(faultsOf({}, { pg: version })).toEqual([expect.stringContaining('pg')])
  })
})
