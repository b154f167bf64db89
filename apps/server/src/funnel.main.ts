// `npm run funnel [days]`: how many took each step, day by day, on the database of DATABASE_URL or DATA_DIR, whether the server runs or not.
import { countFunnel, readFunnel } from './analytics/funnel.ts'
import { openCommandDatabase } from './platform/database/command-database.ts'

const days = Number(process.argv[2] ?? 14)
if (!Number.isInteger(days) || days < 1 || days > 395) {
  console.error('The number of days must be a whole number from 1 to 395.')
  process.exit(1)
}

const store = await openCommandDatabase()
const { db } = store
const now = new Date()
await countFunnel(db, now)
const funnel = await readFunnel(db, now, days)
await store.close()

const width = 20
console.log(
  `${'step'.padEnd(width)}${'total'.padStart(8)}${funnel.days.map((day) => day.slice(5).padStart(7)).join('')}`,
)
for (const { step, source, days: counts, total } of funnel.steps) {
  const name = source === 'browsers' ? `${step} *` : step
  console.log(
    `${name.padEnd(width)}${String(total).padStart(8)}${counts.map((count) => String(count).padStart(7)).join('')}`,
  )
}
console.log(
  '\n* Reported by browsers that consented; the real figures are higher. The other steps come from our own database.',
)
