// `npm run test:crash -- --kills 500 [--seed N]`: kills the server again and again under load, and looks after every kill whether all that was promised is true.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    seed: { type: 'string' },
  },
})
const file = 'tests/faults/crash-run.test.ts'
const root = join(import.meta.dirname, '../..')
const run = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'faults', file, '--disableConsoleIntercept'],
  {
    cwd: root,
    env: { ...process.env, CRASH_KILLS: values.kills, ...(values.seed !== undefined && { FAULTS_SEED: values.seed }) },
    stdio: 'inherit',
  },
)
run.once('exit', (code) => process.exit(code ?? 1))
