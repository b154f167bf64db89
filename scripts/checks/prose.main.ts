// Counts vague words and openings in comments and documents. Run it from the root, with Node 24:
//   node scripts/checks/prose.main.ts
import { root } from '../tools.ts'
import { readRepository, reportOn } from './prose.ts'

const { figures, faults } = reportOn(readRepository(root))
console.log([...figures, ...faults].join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0
