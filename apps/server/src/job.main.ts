// `npm run job -- list`, or `npm run job -- "<name>"`: what the jobs are and how they went, or one of them now, whether it is due or not. Needs the server's
// own settings.
import { pino } from 'pino'
import { listJobs } from './jobs.ts'
import { openCommandDatabase } from './platform/database/command-database.ts'
import { JobRunner } from './platform/job-runner.ts'
import { loggerOptions } from './platform/logger.ts'
import { readSettings } from './platform/settings.ts'
import { worldOf } from './server.ts'

const [name = 'list'] = process.argv.slice(2)
const store = await openCommandDatabase()
const deps = worldOf(readSettings(), store.db, pino(loggerOptions('warn')))
const jobs = listJobs(deps)
try {
  if (name === 'list') await list()
  else if (await new JobRunner(deps, jobs).runNow(name)) console.log(`${name}: done`)
  else {
    console.error(`${name}: there is no such job, or another process is at it. "npm run job -- list" names them.`)
    process.exitCode = 1
  }
} finally {
  await store.close()
}

async function list(): Promise<void> {
  const rows = await deps.db.selectFrom('jobs').selectAll().execute()
  for (const job of jobs) {
    const row = rows.find((each) => each.name === job.name)
    const last = row?.finished_at ? `last ${row.finished_at.toISOString()}` : 'never ran'
    console.log(`${job.name}: every ${job.everySeconds} s, ${last}${row?.problem ? `, failed: ${row.problem}` : ''}`)
  }
}
