// `npm run db:distribute -- postgres://owner@coordinator:5432/database`: migrates a database on a Citus cluster and spreads its tables over the workers.
import pg from 'pg'
import { distribute, DistributionRefused } from './platform/database/distribute.ts'
import { migrate } from './platform/database/migrate.ts'

const [url = ''] = process.argv.slice(2)

try {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new DistributionRefused('Which database? npm run db:distribute -- postgres://owner@coordinator:5432/database')
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  await migrate(pool).finally(() => pool.end())
  const { workers, tables, functions } = await distribute({ connectionString: url })
  for (const table of tables) console.log(`distributed: ${table}`)
  console.log(`${tables.length} tables and ${functions} functions on ${workers} workers`)
} catch (error) {
  console.error(error instanceof DistributionRefused ? error.message : error)
  process.exitCode = 1
}
