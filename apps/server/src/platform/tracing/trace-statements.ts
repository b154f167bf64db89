import type pg from 'pg'
import { problemOf, type Tracing } from './tracing.ts'

type Query = (...values: unknown[]) => unknown

/**
 * Creates a span for each statement of a request or a job, by name, without values and text. Statements without a parent, such as polling for jobs, are left
 * out. Call it before the pool is used.
 */
export function traceStatements(pool: pg.Pool, tracing: Tracing): void {
  pool.query = watched(pool.query.bind(pool) as Query, tracing) as typeof pool.query
  pool.on('connect', (client) => {
    client.query = watched(client.query.bind(client) as Query, tracing) as typeof client.query
  })
}

function watched(query: Query, tracing: Tracing): Query {
  return (...values) => {
    // With a callback it is the pool itself that asks, for a statement that it was asked.
    if (!tracing.isUnderWay() || typeof values.at(-1) === 'function') return query(...values)
    const span = tracing.begin(nameOf(values[0]), 'client')
    span.note('db.system.name', 'postgresql')
    const answer = query(...values)
    if (!(answer instanceof Promise)) return answer
    answer.then(
      () => span.end(),
      (error: unknown) => span.end(problemOf(error)),
    )
    return answer
  }
}

/** The name that it was prepared by, or what it does to which table. */
function nameOf(statement: unknown): string {
  const { name, text = '' } = typeof statement === 'string' ? { text: statement } : (statement as pg.QueryConfig)
  if (name) return name
  const [, call] = /\b(ledger_\w+)\s*\(/.exec(text) ?? []
  if (call) return call
  const [verb = 'statement'] = /\w+/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?(\w+)"?/i.exec(text) ?? []
  return table && verb !== table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
}
