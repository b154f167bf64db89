// FAULTS_SEED=1 npm run test:crash:database -- --kills 100
import { parseArgs } from 'node:util'
import { crashDatabase } from './harness/database-crashes.ts'
import { seed } from './harness/seeds.ts'

const { values } = parseArgs({ options: { kills: { type: 'string', default: '100' } } })
const { kills, told } = await crashDatabase(Number(values.kills), seed, console.log)
console.log(`${kills} kills: it always opened, and of ${told} readings that were told none was lost or charged twice.`)
