import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database/connect.ts'
import type { Metrics } from './metrics.ts'

/** Something that has to happen again and again. It may be killed at any moment and run by two at once: it finds what is left to do by itself. */
export type Job = { name: string; everySeconds: number; run: () => Promise<unknown> }

const lookMs = 2_000
/** A job whose runner has not renewed its lease for this long is taken for dead. */
const leaseSeconds = 30
const sayMs = 10_000
const maxMs = 15 * 60_000
const stopMs = 10_000
/** A job that failed does not wait for its ordinary time. */
const retrySeconds = 60

type World = { db: Database; log: FastifyBaseLogger; metrics: Metrics }

/** Runs jobs when they are due, each in one process at a time however many there are. */
export class JobRunner {
  readonly #world: World
  readonly #jobs: readonly Job[]
  readonly #running = new Map<string, { runId: string; beganAt: number; ended: Promise<void> }>()
  #timer: NodeJS.Timeout | null = null
  #looking: Promise<void> | null = null
  #saidAt = 0

  constructor(world: World, jobs: readonly Job[]) {
    this.#world = world
    this.#jobs = jobs
  }

  start(): void {
    const look = (): void => {
      this.#looking ??= this.#look().finally(() => {
        this.#looking = null
      })
    }
    look()
    this.#timer = setInterval(look, lookMs)
  }

  /** Takes nothing new, and waits a while for what is running: whatever is cut off then, its lease ends and another process finishes it. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer)
    // A look that is under way may begin another one, which is waited for as well.
    const ended = Promise.resolve(this.#looking).then(() =>
      Promise.all([...this.#running.values()].map((run) => run.ended)),
    )
    const timer = new AbortController()
    await Promise.race([ended, pause(stopMs, undefined, { signal: timer.signal }).catch(() => {})])
    timer.abort()
  }

  /** Runs a job now, whether it is due or not. @returns false where there is none of this name, or another process is at it */
  async runNow(name: string): Promise<boolean> {
    const job = this.#jobs.find((each) => each.name === name)
    if (!job) return false
    await this.#know()
    const claimed = await claim(this.#world.db, [name], false)
    if (claimed === null) return false
    const saying = setInterval(() => void keepLeases(this.#world.db, [claimed.runId]).catch(() => {}), sayMs)
    await this.#begin(job, claimed.runId).finally(() => clearInterval(saying))
    return true
  }

  async #look(): Promise<void> {
    const { db, log } = this.#world
    try {
      await this.#know()
      if (this.#running.size > 0 && performance.now() - this.#saidAt > sayMs) {
        await keepLeases(db, this.#runsOfLate())
        this.#saidAt = performance.now()
      }
      // Runs in parallel without a limit: a job that waits for a service must not delay the others.
      for (;;) {
        const free = this.#jobs.filter(({ name }) => !this.#running.has(name))
        const claimed = await claim(
          db,
          free.map((job) => job.name),
        )
        if (claimed === null) return
        void this.#begin(
          free.find((each) => each.name === claimed.name)!,
          claimed.runId,
        )
      }
    } catch (error) {
      log.warn({ err: error }, 'jobs cannot be looked for')
    }
  }

  #begin(job: Job, runId: string): Promise<void> {
    const ended = this.#run(job, runId).finally(() => this.#running.delete(job.name))
    this.#running.set(job.name, { runId, beganAt: performance.now(), ended })
    return ended
  }

  /** One that never ends gives its lease up in the end, so that another process may try. */
  #runsOfLate(): string[] {
    const since = performance.now() - maxMs
    return [...this.#running.values()].filter(({ beganAt }) => beganAt > since).map(({ runId }) => runId)
  }

  #known = false
  async #know(): Promise<void> {
    if (this.#known) return
    const names = this.#jobs.map(({ name }) => name)
    await sql`insert into jobs (name) select unnest(${names}::text[]) on conflict do nothing`.execute(this.#world.db)
    this.#known = true
  }

  async #run({ name, everySeconds, run }: Job, runId: string): Promise<void> {
    const { db, log, metrics } = this.#world
    const end = metrics.jobSeconds.startTimer({ job: name })
    let problem: string | null = null
    try {
      await run()
    } catch (error) {
      problem = error instanceof Error ? error.name : 'unknown'
      log.error({ job: name, err: error }, 'a job failed and will be tried again')
    }
    end({ outcome: problem === null ? 'done' : 'failed' })
    await finish(db, runId, problem === null ? everySeconds : Math.min(everySeconds, retrySeconds), problem).catch(
      (error: unknown) => {
        // Its lease ends by itself; then another process runs it again.
        log.warn({ job: name, err: error }, 'the end of a job could not be written down')
      },
    )
  }
}

type Claimed = { name: string; runId: string }

async function claim(db: Database, names: readonly string[], onlyDue = true): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    update jobs set run_id = gen_random_uuid(), started_at = clock_timestamp(),
      leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where name = (
      select name from jobs
      where name = any(${names}::text[]) and (due_at <= clock_timestamp() or not ${onlyDue}::boolean)
        and (leased_until is null or leased_until < clock_timestamp())
      order by due_at limit 1 for update skip locked
    ) returning name, run_id as "runId"`.execute(db)
  return rows[0] ?? null
}

async function keepLeases(db: Database, runIds: readonly string[]): Promise<void> {
  await sql`update jobs set leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    where run_id = any(${runIds}::uuid[])`.execute(db)
}

async function finish(db: Database, runId: string, nextInSeconds: number, problem: string | null): Promise<void> {
  await sql`update jobs set run_id = null, leased_until = null, finished_at = clock_timestamp(), problem = ${problem},
    due_at = clock_timestamp() + make_interval(secs => ${nextInSeconds}) where run_id = ${runId}`.execute(db)
}
