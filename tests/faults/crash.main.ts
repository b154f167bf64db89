// `npm run test:crash -- --kills 500 [--seed N]`: kills the server again and again under load, and looks after every kill whether all that was promised is true.
// `--every-point 20` kills it at every point that has a name, and in the words and after the reply of a single reading, so often at each.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '500' },
    'every-point': { type: 'string' },
    seed: { type: 'string' },
  },
})
const rounds = values['every-point']
const files = [
  'tests/faults/crash-run.test.ts',
  ...(rounds === undefined ? [] : ['tests/faults/killed-server.test.ts']),
]
const root = join(import.meta.dirname, '../..')
const run = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'faults', ...files, '--disableConsoleIntercept'],
  {
    cwd: root,
    env: {
      ...process.env,
      CRASH_KILLS: values.kills,
      ...(rounds !== undefined && { CRASH_ROUNDS: rounds }),
      ...(values.seed !== undefined && { FAULTS_SEED: values.seed }),
    },
    stdio: 'inherit',
  },
)
run.once('exit', (code) => process.exit(code ?? 1))
