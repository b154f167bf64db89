import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bookFaults } from './checks/phrases.ts'
import { proseFaults } from './checks/prose.ts'
import { licenceFaults } from './licences.ts'
import { lockFileFaults } from './lock-file.ts'
import { migrationLockFaults } from './migration-locks.ts'
import { lintFixtureFaults } from './lint-fixtures.ts'
import { secretFaults } from './secrets.ts'
import { root, runTool } from './tools.ts'

/** How much held, and the names of what did not. */
export type Tally = { passed: number; failed: string[] }

/** Faults as a text for the terminal; empty when the check passes. */
type Check = { name: string; findFaults(): Promise<string> }

function tool(name: string, command: string, ...args: string[]): Check {
  return {
    name,
    async findFaults() {
      const { code, output } = await runTool(command, args)
      return code === 0 ? '' : output.trim() || `${command} ended with code ${code}`
    },
  }
}

const projects = ['{packages,apps,tests}/*/tsconfig.json', '{scripts,bench}/tsconfig.json']

const checks: Check[] = [
  tool('format', 'oxfmt', '--check'),
  tool('lint', 'oxlint', '--type-aware', '--deny-warnings'),
  {
    name: 'lint fixtures',
    async findFaults() {
      const { violations, faults } = await lintFixtureFaults()
      return violations === 0 ? 'no violations in the fixtures' : faults.join('\n')
    },
  },
  ...globSync(projects, { cwd: root, exclude: ['tests/lint-fixtures/**'] })
    .map(dirname)
    .toSorted()
    .map((project) => tool(`types of ${project}`, 'tsc', '-p', project)),
  tool('nothing unused', 'knip', '--no-progress', '--treat-config-hints-as-errors'),
  { name: 'lock file', findFaults: async () => lockFileFaults(root).join('\n') },
  { name: 'locks of migrations', findFaults: () => migrationLockFaults(join(root, 'apps/server/migrations')) },
  {
    name: 'phrases of the book',
    findFaults: async () => (await bookFaults(join(root, 'packages/numerology/src/meanings'))).join('\n'),
  },
  { name: 'plain English', findFaults: async () => proseFaults(root).join('\n') },
  { name: 'licences', findFaults: async () => licenceFaults(root).join('\n') },
  { name: 'no secrets', findFaults: async () => secretFaults(root).join('\n') },
]

/** Runs every check, two at once, and prints how each went. No new one begins after `stop`. */
export async function runChecks(stop?: AbortSignal): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: [] }
  const waiting = checks.values()
  const worker = async (): Promise<void> => {
    for (const check of waiting) {
      if (stop?.aborted) return
      const began = performance.now()
      const faults = await check.findFaults()
      if (faults) tally.failed.push(check.name)
      else tally.passed += 1
      console.log(
        `${faults ? '✗' : '✓'} ${check.name} (${((performance.now() - began) / 1000).toFixed(1)} s)${faults && `\n${faults}\n`}`,
      )
    }
  }
  await Promise.all([worker(), worker()])
  return tally
}
