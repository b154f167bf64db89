// `npm run test:invoices -- --orders 10000 [--seed N]`: orders with doubled events, killed servers and an invoicing provider that lies. Sales, our documents and the
// provider's are compared to the cent at the end.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { orders: { type: 'string', default: '10000' }, seed: { type: 'string' } } })
const root = join(import.meta.dirname, '../..')
const run = spawn(
  join(root, 'node_modules/.bin/vitest'),
  ['run', '--project', 'faults', 'tests/faults/invoices.test.ts', '--disableConsoleIntercept'],
  {
    cwd: root,
    env: {
      ...process.env,
      INVOICE_ORDERS: values.orders,
      ...(values.seed !== undefined && { FAULTS_SEED: values.seed }),
    },
    stdio: 'inherit',
  },
)
run.once('exit', (code) => process.exit(code ?? 1))
