import { describe, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'apps/web': { version: '0.1.0' },
    'node_modules/pg': { version: '8.0.0' },
    'node_modules/postgres-linux': { version: '18.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
    'node_modules/native-musl': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/shim': { version: '1.0.0', optional: true },
  },
}
const pg = { 'node_modules/pg': { version: '8.0.0' } }
const postgres = { 'node_modules/postgres-linux': { version: '18.0.0' } }

describe('packages', () => {
  test('are installed when each of the lock file that suits the platform is there', () => {
    expect(isInstalled(lock, { packages: { ...pg, ...postgres } }, 'linux', 'x64')).toBe(true)
    expect(isInstalled(lock, { packages: pg }, 'darwin', 'arm64')).toBe(true)
  })

  test('are installed again when one is missing or has another version', () => {
    expect(isInstalled(lock, { packages: postgres }, 'linux', 'x64')).toBe(false)
    expect(
      isInstalled(lock, { packages: { ...postgres, 'node_modules/pg': { version: '8.0.1' } } }, 'linux', 'x64'),
    ).toBe(false)
  })

  test('are installed again when the folder came from another platform', () => {
    expect(isInstalled(lock, { packages: pg }, 'linux', 'x64')).toBe(false)
  })
})
