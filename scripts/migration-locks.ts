import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './tools.ts'

/** Migrations before these were applied to small databases and are never changed; from here on none may lock a table while it works through it. */
const older = /^(00[0-3]|004[0-5]|0050)/

/** Not about locks, or said by the migrations' runner for every file; `if not exists` would keep an index that was cut off in the middle. */
const excluded = ['require-lock-timeout', 'require-statement-timeout', 'prefer-bigint-over-int', 'prefer-robust-stmts']

/** Which migrations of a folder would lock a table for long, as squawk finds them; empty when none would. */
export async function migrationLockFaults(folder: string): Promise<string> {
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && !older.test(name))
    .map((name) => join(folder, name))
  const inTransaction = paths.filter((path) => !readFileSync(path, 'utf8').startsWith('-- outside a transaction\n'))
  const faults = inTransaction
    .filter((path) => /\bconcurrently\b/i.test(readFileSync(path, 'utf8').replaceAll(/--.*$/gm, '')))
    .map((path) => `${path}: "concurrently" needs "-- outside a transaction" as the first line`)
  if (paths.length > 0) {
    const { code, output } = await runTool('squawk', [`--exclude=${excluded.join()}`, ...paths])
    if (code !== 0) faults.push(output.trim() || `squawk ended with code ${code}`)
  }
  return faults.join('\n')
}
