import { expect, test } from 'vitest'
import { crashDatabase } from './harness/database-crashes.ts'
import { seed } from './harness/seeds.ts'

test(
  'the embedded database, killed with and without its server under load, always opens and has lost nothing',
  { timeout: 300_000 },
  async () => {
    const { kills, told } = await crashDatabase(3, seed, () => {})
    expect(kills).toBe(3)
    expect(told).toBeGreaterThan(3)
  },
)
