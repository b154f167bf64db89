// `npm run test:billing -- --minutes 120 [--seed N]`: people buy, spend, dispute in parts, are refunded in parts, withdraw and subscribe again at random, while
// the provider fails now and then and its events come late, twice and shuffled. The provider's records are compared to the cent, again and again and at the end.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '120' }, seed: { type: 'string' } } })
const root = join(import.meta.dirname, '../..')
const run = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'faults', 'tests/faults/random-billing.test.ts', '--disableConsoleIntercept'],
  {
    cwd: root,
    env: {
      ...process.env,
      BILLING_MINUTES: values.minutes,
      ...(values.seed !== undefined && { FAULTS_SEED: values.seed }),
    },
    stdio: 'inherit',
  },
)
run.once('exit', (code) => process.exit(code ?? 1))
