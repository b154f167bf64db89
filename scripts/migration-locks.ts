import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from './tools.ts'

/** Not about locks, or said by the migrations' runner for every file; `if not exists` would keep an index that was cut off in the middle. */
const excluded = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
  'prefer-robust-stmts',
  'ban-drop-not-null',
]

/** Which migrations of a folder would lock a table for long, as squawk finds them; empty when none would. */
export async function migrationLockFaults(folder: string): Promise<string> {
  const paths = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => join(folder, name))
  const inTransaction = paths.filter((path) => !readFileSync(path, 'utf8').startsWith('-- outside a transaction\n'))
  const faults = inTransaction
    .filter((path) => /\bconcurrently\b/i.test(readFileSync(path, 'utf8').replaceAll(/--.*$/gm, '')))
    .map((path) => `${path}: "concurrently" needs "-- outside a transaction" as the first line`)
  const outside = paths.filter((path) => !inTransaction.includes(path))
  // The runner puts each file in a transaction, in which no one else sees a table that is new.
  faults.push(...(await squawk(inTransaction, ['--assume-in-transaction'])), ...(await squawk(outside, [])))
  return faults.join('\n')
}

async function squawk(paths: readonly string[], options: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const { code, output } = await runTool('squawk', [...options, `--exclude=${excluded.join()}`, ...paths])
  return code === 0 ? [] : [output.trim() || `squawk ended with code ${code}`]
}
