// `npm run test:year -- --people 10000 --days 365 [--seed N]`: the simulated year, which the tests live through in small, in full.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '10000' },
    days: { type: 'string', default: '365' },
    seed: { type: 'string' },
  },
})
const root = join(import.meta.dirname, '../..')
const run = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'faults', 'tests/faults/simulated-year.test.ts', '--disableConsoleIntercept'],
  {
    cwd: root,
    env: {
      ...process.env,
      YEAR_PEOPLE: values.people,
      YEAR_DAYS: values.days,
      ...(values.seed !== undefined && { FAULTS_SEED: values.seed }),
    },
    stdio: 'inherit',
  },
)
run.once('exit', (code) => process.exit(code ?? 1))
