// `npm run job -- list`, or `npm run job -- "<name>"`: what the jobs are and how they went, or one of them now, whether it is due or not. The list needs the
// database alone, a job the server's own settings.
import { pino } from 'pino'
import { listJobs } from './jobs.ts'
import { openCommandDatabase } from './platform/database/command-database.ts'
import { JobRunner } from './platform/job-runner.ts'
import { loggerOptions } from './platform/logger.ts'
import { readSettings, SettingsError } from './platform/settings.ts'
import { worldOf } from './server.ts'

const [name = 'list'] = process.argv.slice(2)
const store = await openCommandDatabase()
try {
  if (name === 'list') await list()
  else if (await runNow()) console.log(`${name}: done`)
  else {
    console.error(
      `${name}: there is no such job, or another process is running it. "npm run job -- list" lists all jobs.`,
    )
    process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await store.close()
}

function runNow(): Promise<boolean> {
  const deps = worldOf(readSettings(), store.db, pino(loggerOptions('warn')))
  return new JobRunner(deps, listJobs(deps)).runNow(name)
}

/** As servers wrote them down when they first ran. */
async function list(): Promise<void> {
  const jobs = await store.db.selectFrom('jobs').selectAll().orderBy('name').execute()
  for (const { name: job, finished_at, due_at, problem } of jobs) {
    const last = finished_at ? `last ${finished_at.toISOString()}` : 'never ran'
    console.log(`${job}: ${last}, due ${due_at.toISOString()}${problem ? `, failed: ${problem}` : ''}`)
  }
  if (jobs.length === 0) console.log('No server has run here yet.')
}
