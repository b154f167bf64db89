import { DecryptionError } from './encryption.ts'
import type { FastifyBaseLogger } from 'fastify'

const atOnce = 500

/**
 * Goes through all rows of a table that an earlier key encrypted. A row that no key opens is left as it is and keeps no other one waiting.
 * @param page the next rows after one, in their order; from the first on without it
 * @returns how many rows were encrypted anew
 */
export async function reencryptRows<Row>(
  log: FastifyBaseLogger,
  {
    page,
    reencrypt,
  }: { page: (after: Row | null, limit: number) => Promise<Row[]>; reencrypt: (row: Row) => Promise<void> },
): Promise<number> {
  let [done, unreadable, last] = [0, 0, null as Row | null]
  for (;;) {
    const rows = await page(last, atOnce)
    for (const row of rows) {
      try {
        await reencrypt(row)
        done += 1
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error
        unreadable += 1
      }
    }
    last = rows.at(-1) ?? null
    if (rows.length < atOnce) break
  }
  if (unreadable > 0) log.error({ unreadable }, 'neither key opens some of what is encrypted')
  return done
}
