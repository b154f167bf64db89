// Counts what the book of meanings repeats. Run it from the root, with Node 24: all of it, or the faults of some files:
//   node scripts/checks/phrases.main.ts
//   node scripts/checks/phrases.main.ts --only life-path.ts,pt/life-path.ts
import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { root } from '../tools.ts'
import { readBook, reportOn } from './phrases.ts'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',')
const { figures, faults } = reportOn(await readBook(join(root, 'packages/numerology/src/meanings')))
const shown = only === undefined ? faults : faults.filter(({ files }) => files.some((file) => only.includes(file)))
console.log([...figures, '', ...shown.map(({ text }) => text)].join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0
