import type pg from 'pg'
import { readPlan, type Plan } from './plan.ts'

const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_level': 'notice',
  'auto_explain.log_format': 'json',
}

/**
 * Records the query plan of every statement that the pool runs from now on, also of statements inside functions and constraints.
 * @param owner may change the settings of the database
 * @returns the recorded plans
 */
export async function recordPlans(pool: pg.Pool, owner: pg.Pool, database: string): Promise<Plan[]> {
  const recorded: Plan[] = []
  pool.on('connect', (client) => {
    client.on('notice', ({ message }) => {
      const plan = readPlan(message ?? '')
      if (plan) recorded.push(plan)
    })
  })
  await settle(pool, owner, database, settings)
  return recorded
}

/** Plans are made once and for all from now on, whatever the values, as they are in the long run for what is asked again and again. */
export function makeLastingPlans(pool: pg.Pool, owner: pg.Pool, database: string): Promise<void> {
  return settle(pool, owner, database, { plan_cache_mode: 'force_generic_plan' })
}

/** A connection has the settings that its database had when it was opened, so that all of them are opened anew. */
async function settle(pool: pg.Pool, owner: pg.Pool, database: string, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await owner.query(`alter database ${database} set ${name} = '${value}'`)
  while (pool.totalCount > 0) (await pool.connect()).release(true)
}
